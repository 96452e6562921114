import { useEffect, useRef, useState } from 'react';
import type { Form } from '../../model/core/form';
import { toProblem } from '../../model/core/problem';
import { useChatdeck } from './chatdeck-context';

interface SubmitFormOptions<T, Answer> {
  initial: T;
  check(value: T): Form<T>['errors'];
  /** Rejects with a problem when the server refuses. */
  submit(value: T): Promise<Answer>;
  /** Sent, and the same account is still in use. What it throws is a failure of the form. */
  onDone?: ((answer: Answer) => void) | undefined;
  /** What is typed belongs to no account: it stays, whoever signs in or out meanwhile. */
  isForAnybody?: boolean | undefined;
}

interface FormState<T> extends Pick<Form<T>, 'value' | 'status' | 'problem'> {
  sessionId: string;
  isChecked: boolean;
  /** The sending under way, or the last one. */
  sending?: object | undefined;
}

/**
 * A small form that is checked when it is sent, and then at each edit. It starts anew when the account changes, unless it
 * is for anybody.
 */
export function useSubmitForm<T extends object, Answer = void>(options: SubmitFormOptions<T, Answer>): Form<T> {
  const { initial, check, submit, onDone, isForAnybody = false } = options;
  const { session } = useChatdeck().client;
  const sessionId = isForAnybody ? '' : session.id;
  const fresh: FormState<T> = { sessionId, value: initial, isChecked: false, status: 'idle' };
  const [stored, setStored] = useState(fresh);
  if (stored.sessionId !== sessionId) setStored(fresh);
  const { value, status, problem, isChecked } = stored.sessionId === sessionId ? stored : fresh;

  // An edit, a press and a second press may all come before the first has shown.
  const latest = useRef<FormState<T>>(undefined);
  useEffect(() => {
    // Whoever has left hears of no answer.
    return () => {
      latest.current = undefined;
    };
  }, [sessionId]);

  function change(patch: Partial<FormState<T>>) {
    latest.current = { ...(latest.current ?? fresh), ...patch };
    setStored(latest.current);
  }

  async function send(sent: T) {
    const sending = {};
    const isCurrent = () => latest.current?.sending === sending;
    change({ sending, status: 'submitting', problem: undefined });
    try {
      const answer = await submit(sent);
      if (!isCurrent()) return;
      onDone?.(answer);
      change({ status: 'done' });
    } catch (thrown) {
      if (isCurrent()) change({ status: 'failed', problem: toProblem(thrown) });
    }
  }

  return {
    value,
    status,
    problem,
    errors: isChecked ? check(value) : {},
    onEdit: (patch) => {
      const now = latest.current ?? fresh;
      change({ value: { ...now.value, ...patch }, status: now.status === 'done' ? 'idle' : now.status });
    },
    onSubmit: () => {
      const now = latest.current ?? fresh;
      if (now.status === 'submitting') return;
      change({ isChecked: true });
      if (Object.keys(check(now.value)).length === 0) void send(now.value);
    },
  };
}
