import type { FormSubmission } from '../../model/core/form';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useReport } from '../theme/events';

/**
 * Submits a small form and moves the focus to where the user must look next: the first field marked `aria-invalid` if a
 * check failed, the problem if the server rejected it, the notice if all went well.
 */
export function useFormSubmit({ status, problem, onSubmit }: FormSubmission) {
  const report = useReport();
  const formRef = useRef<HTMLFormElement>(null);
  const problemRef = useRef<HTMLDivElement>(null);
  const noticeRef = useRef<HTMLDivElement>(null);
  const [tries, setTries] = useState(0);
  const isSending = status === 'submitting';
  const wasSending = useRef(isSending);
  const answeredTries = useRef(0);

  // Runs after every render, because the checks may finish later than the event.
  useEffect(() => {
    if (status === 'submitting') answeredTries.current = tries;
    if (answeredTries.current === tries) return;
    const wrongField = formRef.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (!wrongField) return;
    answeredTries.current = tries;
    wrongField.focus();
  });

  // A press doesn't send the form yet: a check may fail.
  useEffect(() => {
    const form = formRef.current ?? undefined;
    if (isSending && !wasSending.current) report({ name: 'submitted' }, form);
    if (status === 'failed' && wasSending.current) report({ name: 'submitFailed', problem: problem?.kind }, form);
    wasSending.current = isSending;
  }, [isSending, status, problem, report]);

  useEffect(() => {
    if (status === 'failed') problemRef.current?.focus();
    if (status === 'done') noticeRef.current?.focus();
  }, [status, problem]);

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (status === 'submitting') return;
    setTries(tries + 1);
    onSubmit();
  };

  return { formRef, problemRef, noticeRef, handleSubmit };
}
