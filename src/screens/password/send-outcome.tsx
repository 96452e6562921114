import type { Form } from '../../model/form';
import { NoticeCallout } from '../../ui/notice-callout';
import { ProblemCallout } from '../../ui/problem-callout';
import type { Ref } from 'react';
import type { PasswordLabels } from './labels';

interface SendOutcomeProps {
  form: Pick<Form<unknown>, 'status' | 'problem'>;
  problemRef: Ref<HTMLDivElement>;
  noticeRef: Ref<HTMLDivElement>;
  labels: PasswordLabels;
}

/** What became of the mail. */
export function SendOutcome({ form, problemRef, noticeRef, labels }: SendOutcomeProps) {
  if (form.status === 'done') {
    return (
      <NoticeCallout tone="success" noticeRef={noticeRef}>
        {labels.checkEmail}
      </NoticeCallout>
    );
  }
  if (form.status !== 'failed' || !form.problem) return null;
  return <ProblemCallout alertRef={problemRef} problem={form.problem} />;
}
