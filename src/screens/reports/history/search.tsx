import { useLabels } from '../../../ui/theme/labels';
import { SearchInput } from '../../../ui/inputs/search-input';
import { useEffect, useRef, useState } from 'react';
import { reportsHistoryLabels } from './labels';

interface HistorySearchProps {
  value: string;
  onValueChange(next: string): void;
}

/** Typing pauses of this length start a search, in milliseconds. */
const PAUSE_MS = 400;
/** The server's maximum. */
const MAX_LENGTH = 200;

/** The search text. Searches after a pause, and right away on Enter. */
export function HistorySearch({ value, onValueChange }: HistorySearchProps) {
  const labels = useLabels(reportsHistoryLabels);
  const [typed, setTyped] = useState<string>();
  const [seen, setSeen] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  // A change from elsewhere, like “Clear filters”, replaces what was typed.
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
