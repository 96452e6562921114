import { useRef, useState } from 'react';
import type { Form } from '../../model/form';
import { toProblem } from '../../model/problem';

interface SubmitFormOptions<T> {
  initial: T;
  check(value: T): Form<T>['errors'];
  /** Rejects with a problem when the server refuses. */
  submit(value: T): Promise<void>;
}

/** A small form that is checked when it is sent, and then at each edit. */
export function useSubmitForm<T extends object>({ initial, check, submit }: SubmitFormOptions<T>): Form<T> {
  const [value, setValue] = useState(initial);
  const [isChecked, setIsChecked] = useState(false);
  const [outcome, setOutcome] = useState<Pick<Form<T>, 'status' | 'problem'>>({ status: 'idle' });
  // An edit, a press and a second press may all come before the first has shown.
  const latest = useRef(initial);
  const isSending = useRef(false);

  async function send(sent: T) {
    isSending.current = true;
    setOutcome({ status: 'submitting' });
    try {
      await submit(sent);
      setOutcome({ status: 'done' });
    } catch (thrown) {
      setOutcome({ status: 'failed', problem: toProblem(thrown) });
    } finally {
      isSending.current = false;
    }
  }

  return {
    ...outcome,
    value,
    errors: isChecked ? check(value) : {},
    onEdit: (patch) => {
      latest.current = { ...latest.current, ...patch };
      setValue(latest.current);
      setOutcome((now) => (now.status === 'done' ? { status: 'idle' } : now));
    },
    onSubmit: () => {
      if (isSending.current) return;
      setIsChecked(true);
      if (Object.keys(check(latest.current)).length === 0) void send(latest.current);
    },
  };
}
