import { useFormat } from '../../../ui/format/format';
import { ArrowDownIcon, ArrowUpIcon } from '../../../ui/base/icons';
import { IconButton, Text, VisuallyHidden } from '../../../ui/radix';
import { SearchInput } from '../../../ui/inputs/search-input';
import type { KeyboardEvent } from 'react';
import type { QuestionGroupsLabels } from '../labels';

interface TreeFindProps {
  words: string;
  onWordsChange(next: string): void;
  matchCount: number;
  /** Which match is shown, from 0; none yet when it is -1. */
  current: number;
  /** What it is: "Answer 1.2, A tent". */
  currentName: string;
  onStep(by: 1 | -1): void;
  labels: QuestionGroupsLabels;
}

/** Finds a text in the tree. Enter leads from match to match, with Shift backwards. */
export function TreeFind(props: TreeFindProps) {
  const { words, onWordsChange, matchCount, current, currentName, onStep, labels } = props;
  const { count } = useFormat();
  const hasWords = words.trim() !== '';
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    onStep(event.shiftKey ? -1 : 1);
  };
  const place = current < 0 ? 0 : current + 1;
  return (
    <div className="cd-tree-find" role="search">
      <SearchInput label={labels.find} value={words} onValueChange={onWordsChange} onKeyDown={handleKeyDown} />
      <Text size="1" color="gray" role="status" className="cd-tree-found">
        {hasWords && (matchCount === 0 ? labels.foundNothing : labels.found(count(place), count(matchCount)))}
        {currentName !== '' && <VisuallyHidden>{currentName}</VisuallyHidden>}
      </Text>
      {hasWords && matchCount > 0 && (
        <span className="cd-tree-find-steps">
          <IconButton
            type="button"
            size="1"
            variant="ghost"
            color="gray"
            aria-label={labels.previousMatch}
            onClick={() => onStep(-1)}
          >
            <ArrowUpIcon size={16} aria-hidden />
          </IconButton>
          <IconButton
            type="button"
            size="1"
            variant="ghost"
            color="gray"
            aria-label={labels.nextMatch}
            onClick={() => onStep(1)}
          >
            <ArrowDownIcon size={16} aria-hidden />
          </IconButton>
        </span>
      )}
    </div>
  );
}
