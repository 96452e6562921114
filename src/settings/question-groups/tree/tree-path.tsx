import { decodeEntities } from '../../../model/core/decode-entities';
import { pathTo, placesOf } from '../../../model/settings/question-groups/tree';
import { Text } from '../../../ui/radix';
import { useLabels } from '../../../ui/theme/labels';
import { useMemo } from 'react';
import { questionGroupsLabels } from '../labels';
import { useTree } from './tree-context';

/** The path from the top to the focused line. */
export function TreePath() {
  const { state, dispatch } = useTree();
  const { tree, activeId } = state;
  const labels = useLabels(questionGroupsLabels);
  const steps = useMemo(() => {
    const path = activeId === undefined ? [] : pathTo(tree, activeId);
    const places = placesOf(tree, path);
    return path.map((node, index) => {
      const place = places[index] ?? '';
      const kind = node.isQ ? labels.question(place) : labels.answer(place);
      return { id: node.id, name: decodeEntities(node.text).trim() || kind };
    });
  }, [tree, activeId, labels]);
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
                onClick={() => dispatch({ type: 'focus', id: step.id })}
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
