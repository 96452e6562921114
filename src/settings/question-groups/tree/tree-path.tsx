import { decodeEntities } from '../../../model/core/decode-entities';
import { pathTo, placesOf, type QuestionTree } from '../../../model/settings/question-groups/tree';
import { Text } from '../../../ui/radix';
import { useMemo } from 'react';
import type { QuestionGroupsLabels } from '../labels';

interface TreePathProps {
  tree: QuestionTree;
  id: string | undefined;
  onPick(id: string): void;
  labels: QuestionGroupsLabels;
}

/** The way from the top to the line in focus. */
export function TreePath({ tree, id, onPick, labels }: TreePathProps) {
  const steps = useMemo(() => {
    const path = id === undefined ? [] : pathTo(tree, id);
    const places = placesOf(tree, path);
    return path.map((node, index) => {
      const place = places[index] ?? '';
      const kind = node.isQ ? labels.question(place) : labels.answer(place);
      return { id: node.id, name: decodeEntities(node.text).trim() || kind };
    });
  }, [tree, id, labels]);
  return (
    <nav className="cd-tree-path" aria-label={labels.path}>
      {steps.length === 0 ? (
        <Text size="1" color="gray">
          {labels.pathNowhere}
        </Text>
      ) : (
        <ol>
          {steps.map((step, index) => (
            <li key={step.id}>
              <button
                type="button"
                className="rt-reset cd-tree-step"
                aria-current={index === steps.length - 1 ? 'location' : undefined}
                onClick={() => onPick(step.id)}
                dir="auto"
              >
                {step.name}
              </button>
            </li>
          ))}
        </ol>
      )}
    </nav>
  );
}
