import { lineNameOf } from '../../../model/settings/question-groups/tree-state';
import { ArrowDownIcon, ArrowUpIcon } from '../../../ui/base/icons';
import { useFormat } from '../../../ui/format/format';
import { SearchInput } from '../../../ui/inputs/search-input';
import { IconButton, Text, VisuallyHidden } from '../../../ui/radix';
import { useLabels } from '../../../ui/theme/labels';
import type { KeyboardEvent } from 'react';
import { questionGroupsLabels } from '../labels';
import { lineName } from '../tree-labels';
import { useTree } from './tree-context';

/** Searches the tree. Enter goes to the next match, Shift+Enter to the previous one. */
export function TreeFind() {
  const { state, dispatch, matches } = useTree();
  const { text, currentId = '' } = state.find;
  const labels = useLabels(questionGroupsLabels);
  const { count } = useFormat();
  const hasText = text.trim() !== '';
  const current = matches.indexOf(currentId);
  const step = (by: 1 | -1) => dispatch({ type: 'stepFind', matches, by });
  const steps = [
    [-1, labels.previousMatch, ArrowUpIcon],
    [1, labels.nextMatch, ArrowDownIcon],
  ] as const;
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    step(event.shiftKey ? -1 : 1);
  };
  return (
    <div className="cd-tree-find" role="search">
      <SearchInput
        label={labels.find}
        value={text}
        onValueChange={(next) => dispatch({ type: 'find', text: next })}
        onKeyDown={handleKeyDown}
      />
      <Text size="1" color="gray" role="status" className="cd-tree-found">
        {hasText &&
          (matches.length === 0 ? labels.foundNothing : labels.found(count(current + 1), count(matches.length)))}
        {current >= 0 && <VisuallyHidden>{lineName(labels, lineNameOf(state.tree, currentId))}</VisuallyHidden>}
      </Text>
      {hasText && matches.length > 0 && (
        <span className="cd-tree-find-steps">
          {steps.map(([by, label, Icon]) => (
            <IconButton
              key={by}
              type="button"
              size="1"
              variant="ghost"
              color="gray"
              aria-label={label}
              onClick={() => step(by)}
            >
              <Icon size={16} aria-hidden />
            </IconButton>
          ))}
        </span>
      )}
    </div>
  );
}
