import { useSyncExternalStore } from 'react';
import { useChatdeck } from './chatdeck-context';

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
