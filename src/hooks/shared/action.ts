import { toProblem } from '../../model/core/problem';
import type { Action } from '../../model/core/action';
import { useKeyedState } from './keyed-state';
import { useOnce } from './once';

const idle: Action = { status: 'idle' };

/** Something that is done once at a time for what `key` names, and how far it is. */
export function useAction(key: string) {
  const [action, setAction] = useKeyedState<Action>(key, idle);
  const once = useOnce();

  async function run(work: () => Promise<void>) {
    setAction({ status: 'busy' });
    try {
      await work();
      setAction({ status: 'done' });
    } catch (thrown) {
      setAction({ status: 'failed', problem: toProblem(thrown) });
    }
  }

  return { action, run: (work: () => Promise<void>) => void once(key, () => run(work)), forget: () => setAction(idle) };
}
