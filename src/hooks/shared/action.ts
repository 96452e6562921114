import { useRef } from 'react';
import { toProblem } from '../../model/problem';
import type { Action } from '../../model/action';
import { useKeyedState } from './keyed-state';

const idle: Action = { status: 'idle' };

/** Something that is done once at a time for what `key` names, and how far it is. */
export function useAction(key: string) {
  const [action, setAction] = useKeyedState<Action>(key, idle);
  const running = useRef(new Set<string>());

  async function run(work: () => Promise<void>) {
    // Two presses may come before the first has shown.
    if (running.current.has(key)) return;
    running.current.add(key);
    setAction({ status: 'busy' });
    try {
      await work();
      setAction({ status: 'done' });
    } catch (thrown) {
      setAction({ status: 'failed', problem: toProblem(thrown) });
    } finally {
      running.current.delete(key);
    }
  }

  return { action, run: (work: () => Promise<void>) => void run(work), forget: () => setAction(idle) };
}
