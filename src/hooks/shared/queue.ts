/** Runs tasks of one key after each other, in the order in which they came; those of other keys run beside them. */
export type Queue = <T>(key: string, task: () => Promise<T>) => Promise<T>;

export function createQueue(): Queue {
  const last = new Map<string, Promise<unknown>>();
  return (key, task) => {
    const before = last.get(key) ?? Promise.resolve();
    const result = before.then(task, task);
    last.set(key, result);
    const forget = () => {
      if (last.get(key) === result) last.delete(key);
    };
    result.then(forget, forget);
    return result;
  };
}
