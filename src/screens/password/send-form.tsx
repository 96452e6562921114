import type { FormSubmission } from '../../model/core/form';
import type { Resend } from '../../model/session/password';
import { useLabels } from '../../ui/theme/labels';
import { useFormSubmit } from '../../ui/inputs/form-submit';
import { CheckIcon } from '../../ui/base/icons';
import { NoticeCallout } from '../../ui/feedback/notice-callout';
import { ProblemCallout } from '../../ui/feedback/problem-callout';
import { SubmitButton } from '../../ui/inputs/submit-button';
import type { ReactNode } from 'react';
import { passwordLabels } from './labels';
import { ResendForm } from './resend-form';

interface SendFormProps {
  form: FormSubmission;
  /** Sends it again after the first time. */
  resend: Resend | undefined;
  /** Where the email goes. */
  children: ReactNode;
}

/** Sends the email with the link, and shows the result. */
export function SendForm({ form, resend, children }: SendFormProps) {
  const labels = useLabels(passwordLabels);
  const { formRef, problemRef, noticeRef, handleSubmit } = useFormSubmit(form);
  const { status, problem } = form;
  const isSent = status === 'done';
  const isSending = status === 'submitting';
  return (
    <>
      {isSent && (
        <NoticeCallout tone="success" noticeRef={noticeRef}>
          {labels.checkEmail}
        </NoticeCallout>
      )}
      {status === 'failed' && problem && <ProblemCallout alertRef={problemRef} problem={problem} />}
      <form ref={formRef} className="cd-auth-form" noValidate aria-busy={isSending} onSubmit={handleSubmit}>
        {children}
        <SubmitButton isBusy={isSending} busyText={labels.sending} disabled={isSent}>
          {isSent && <CheckIcon size={16} aria-hidden />}
          {isSent ? labels.sent : labels.send}
        </SubmitButton>
      </form>
      {isSent && resend && <ResendForm {...resend} />}
    </>
  );
}
