import { useLabels } from '../../../ui/theme/labels';
import { useLatestCallback } from '../../../ui/base/use-latest-callback';
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

/** The search text. Searches after a pause, and right away on Enter and when the field is left. */
export function HistorySearch({ value, onValueChange }: HistorySearchProps) {
  const labels = useLabels(reportsHistoryLabels);
  const [typed, setTyped] = useState<string>();
  const [seen, setSeen] = useState(value);
  const [sent, setSent] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), [seen]);
  // A change from elsewhere, like Back, replaces what was typed. What was searched for here may go on being typed.
  if (seen !== value) {
    setSeen(value);
    if (value !== sent) setTyped(undefined);
  }

  const send = useLatestCallback((text: string) => {
    clearTimeout(timer.current);
    setSent(text.trim());
    if (text.trim() !== value) onValueChange(text.trim());
  });
  const sendTyped = () => {
    if (typed !== undefined) send(typed);
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
        onBlur={sendTyped}
        onKeyDown={(event) => {
          if (event.key === 'Enter') sendTyped();
        }}
      />
    </div>
  );
}
