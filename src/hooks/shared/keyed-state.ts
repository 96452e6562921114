import { useCallback, useState, type SetStateAction } from 'react';

/** State of what `key` names: another key has its own, and an answer that comes late still finds the right one. */
export function useKeyedState<T>(key: string, initial: T): [T, (action: SetStateAction<T>) => void] {
  const [states, setStates] = useState<Record<string, T>>({});
  const read = (all: Record<string, T>) => (key in all ? (all[key] as T) : initial);
  const set = useCallback(
    (action: SetStateAction<T>) => {
      setStates((all) => {
        const current = key in all ? (all[key] as T) : initial;
        return { ...all, [key]: action instanceof Function ? action(current) : action };
      });
    },
    [key, initial],
  );
  return [read(states), set];
}
