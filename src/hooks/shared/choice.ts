import { useSyncExternalStore } from 'react';
import { useChatdeck } from './chatdeck-context';

/** What is stored under this name; undefined without a name, and on a server. */
export function useStoredChoice(name: string | undefined): string | undefined {
  const { choices } = useChatdeck();
  const read = () => (name === undefined ? undefined : choices.get(name));
  return useSyncExternalStore(choices.subscribe, read, () => undefined);
}

/** The last choice stored under this name; the first option until then, and on a server. */
export function useChoice<Value extends string>(
  name: string,
  values: readonly [Value, ...Value[]],
): [value: Value, choose: (value: Value) => void] {
  const { choices } = useChatdeck();
  const read = () => values.find((each) => each === choices.get(name)) ?? values[0];
  const value = useSyncExternalStore(choices.subscribe, read, () => values[0]);
  return [value, (next) => choices.set(name, next)];
}
