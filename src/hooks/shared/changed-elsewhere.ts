import { useCallback } from 'react';
import { changedNames, type Draft, type Editor } from '../../model/editor';
import { useKeyedState } from './keyed-state';

/** What the server's copy has become without this form, since it was opened or the person last said that they saw it. */
export function useChangedElsewhere<T extends object>(key: string, saved: T | undefined) {
  const [seen, setSeen] = useKeyedState<T | undefined>(key, undefined);
  if (saved && !seen) setSeen(saved);

  const noteOwnSave = useCallback(
    (stored: T, names: readonly (keyof T)[]) => {
      const own = Object.fromEntries(names.map((name) => [name, stored[name]]));
      setSeen((current) => current && { ...current, ...own });
    },
    [setSeen],
  );

  /** Without the fields of the draft, which show the person's own values. */
  const changedElsewhere = useCallback(
    (newest: T, draft: Draft<T>): Editor<T, string>['changedElsewhere'] => {
      const names = seen ? changedNames(seen, newest).filter((name) => !(name in draft.patch)) : [];
      return names.length > 0 ? { names, onDismiss: () => setSeen(newest) } : undefined;
    },
    [seen, setSeen],
  );

  return { changedElsewhere, noteOwnSave };
}
