import { useLabels } from '../../../ui/theme/labels';
import { SearchInput } from '../../../ui/inputs/search-input';
import { Text } from '../../../ui/radix';
import { useEffect, useRef, useState } from 'react';
import { reportsHistoryLabels } from './labels';

interface HistorySearchProps {
  value: string;
  onValueChange(next: string): void;
}

/** The length of a pause that ends a word. */
const PAUSE_MS = 400;
/** As much as the server takes. */
const MAX_LENGTH = 200;

/** The text that is looked for. Asks when one pauses, and at once on Enter. */
export function HistorySearch({ value, onValueChange }: HistorySearchProps) {
  const labels = useLabels(reportsHistoryLabels);
  const [typed, setTyped] = useState<string>();
  const [seen, setSeen] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  // What was chosen elsewhere, as by "Clear filters", takes the place of what was typed.
  if (seen !== value) {
    setSeen(value);
    setTyped(undefined);
  }

  const send = (text: string) => {
    clearTimeout(timer.current);
    if (text.trim() !== value) onValueChange(text.trim());
  };
  return (
    <div className="cd-history-filter cd-history-search">
      <Text as="span" size="1" color="gray" aria-hidden>
        {labels.searchShort}
      </Text>
      <SearchInput
        label={labels.search}
        value={typed ?? value}
        onValueChange={(next) => {
          const text = next.slice(0, MAX_LENGTH);
          setTyped(text);
          clearTimeout(timer.current);
          timer.current = setTimeout(() => send(text), PAUSE_MS);
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && typed !== undefined) send(typed);
        }}
      />
    </div>
  );
}
