import { useRef, useState } from 'react';
import { useForm, type FieldErrors, type FieldValues } from 'react-hook-form';
import type { ErrorCode } from '../../model/editor';
import type { Form } from '../../model/form';
import { toProblem } from '../../model/problem';

interface SubmitFormOptions<T> {
  initial: T;
  check(value: T): Form<T>['errors'];
  /** Rejects with a problem when the server refuses. */
  submit(value: T): Promise<void>;
}

/** A small form that is checked when it is sent, and then at each edit. The one door to react-hook-form. */
export function useSubmitForm<T extends object>({ initial, check, submit }: SubmitFormOptions<T>): Form<T> {
  const [outcome, setOutcome] = useState<Pick<Form<T>, 'status' | 'problem'>>({ status: 'idle' });
  const isSending = useRef(false);
  const form = useForm<FieldValues>({
    defaultValues: initial,
    resolver: (values) => {
      const errors = toFieldErrors(check(values as T));
      return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} };
    },
    shouldFocusError: false,
  });

  async function send(value: FieldValues) {
    // Two presses may come before the first has shown.
    if (isSending.current) return;
    isSending.current = true;
    setOutcome({ status: 'submitting' });
    try {
      await submit(value as T);
      setOutcome({ status: 'done' });
    } catch (thrown) {
      setOutcome({ status: 'failed', problem: toProblem(thrown) });
    } finally {
      isSending.current = false;
    }
  }

  return {
    ...outcome,
    value: form.watch() as T,
    errors: toErrorCodes<T>(form.formState.errors),
    onEdit: (patch) => {
      for (const [name, value] of Object.entries(patch)) {
        form.setValue(name, value, { shouldValidate: form.formState.isSubmitted, shouldDirty: true });
      }
      if (outcome.status === 'done') setOutcome({ status: 'idle' });
    },
    onSubmit: () => {
      if (outcome.status !== 'submitting') void form.handleSubmit(send)();
    },
  };
}

function toFieldErrors(errors: Form<object>['errors']): FieldErrors {
  return Object.fromEntries(Object.entries(errors).map(([name, type]) => [name, { type }])) as FieldErrors;
}

function toErrorCodes<T>(errors: FieldErrors): Form<T>['errors'] {
  const codes = Object.entries(errors).map(([name, error]) => [name, error?.type as ErrorCode]);
  return Object.fromEntries(codes) as Form<T>['errors'];
}
