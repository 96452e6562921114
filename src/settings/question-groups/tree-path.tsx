import { decodeEntities } from '../../model/entities';
import { pathTo, type QuestionTree } from '../../model/question-tree';
import { Text } from '../../ui/radix';
import { useMemo } from 'react';
import type { QuestionGroupsLabels } from './labels';

interface TreePathProps {
  tree: QuestionTree;
  id: string | undefined;
  onPick(id: string): void;
  labels: QuestionGroupsLabels;
}

/** The way from the top to the line in focus. */
export function TreePath({ tree, id, onPick, labels }: TreePathProps) {
  const path = useMemo(() => (id === undefined ? [] : pathTo(tree, id)), [tree, id]);
  return (
    <nav className="cd-tree-path" aria-label={labels.path}>
      {path.length === 0 ? (
        <Text size="1" color="gray">
          {labels.pathNowhere}
        </Text>
      ) : (
        <ol>
          {path.map((node, index) => (
            <li key={node.id}>
              <button
                type="button"
                className="rt-reset cd-tree-step"
                aria-current={index === path.length - 1 ? 'location' : undefined}
                onClick={() => onPick(node.id)}
                dir="auto"
              >
                {decodeEntities(node.text).trim() || labels.playerEmptyText}
              </button>
            </li>
          ))}
        </ol>
      )}
    </nav>
  );
}
