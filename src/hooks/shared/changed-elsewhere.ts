import { useCallback } from 'react';
import { changedNames, onePerGroup, type Draft, type Editor, type FieldGroups } from '../../model/core/editor';
import { useKeyedState } from './keyed-state';

/** What the server's copy has become without this form, since it was opened or the person last said that they saw it. */
export function useChangedElsewhere<T extends object>(
  key: string,
  saved: T | undefined,
  groups: FieldGroups<T> | undefined,
) {
  const [seen, setSeen] = useKeyedState<T | undefined>(key, undefined);
  if (saved && !seen) setSeen(saved);

  const noteOwn = useCallback((own: Partial<T>) => setSeen((current) => current && { ...current, ...own }), [setSeen]);

  /** Without the fields of the draft, which show the person's own values. */
  const changedElsewhere = useCallback(
    (newest: T, draft: Draft<T>): Editor<T, string>['changedElsewhere'] => {
      const changed = seen ? changedNames(seen, newest).filter((name) => !(name in draft.patch)) : [];
      const names = onePerGroup(changed, { groups });
      return names.length > 0 ? { names, onDismiss: () => setSeen(newest) } : undefined;
    },
    [seen, setSeen, groups],
  );

  return { changedElsewhere, noteOwn };
}
