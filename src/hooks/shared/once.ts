import { useRef } from 'react';

/** Runs a task of each name once at a time: two presses may come before the first has shown. */
export function useOnce() {
  const running = useRef(new Set<string>());
  return async (name: string, task: () => Promise<void>) => {
    if (running.current.has(name)) return;
    running.current.add(name);
    try {
      await task();
    } finally {
      running.current.delete(name);
    }
  };
}
