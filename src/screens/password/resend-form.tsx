import { useId } from 'react';
import type { Resend } from '../../model/session/password';
import { Announcer } from '../../ui/base/announcer';
import { NoticeCallout } from '../../ui/feedback/notice-callout';
import { ProblemCallout } from '../../ui/feedback/problem-callout';
import { useDuration } from '../../ui/format/duration';
import { useFormSubmit } from '../../ui/inputs/form-submit';
import { Button, Text } from '../../ui/radix';
import { useLabels } from '../../ui/theme/labels';
import { passwordLabels } from './labels';

/** Sends the email again after a cool-down. The remaining time is next to the button; only its end is announced. */
export function ResendForm({ waitSeconds, status, problem, onResend }: Resend) {
  const labels = useLabels(passwordLabels);
  const duration = useDuration();
  const id = useId();
  const { formRef, problemRef, noticeRef, handleSubmit } = useFormSubmit({ status, problem, onSubmit: onResend });
  const isSending = status === 'submitting';
  const isWaiting = waitSeconds > 0 && !isSending;
  return (
    <form ref={formRef} className="cd-resend" data-chatdeck="resend" aria-busy={isSending} onSubmit={handleSubmit}>
      {status === 'done' && (
        <NoticeCallout tone="success" noticeRef={noticeRef}>
          {labels.sentAgain}
        </NoticeCallout>
      )}
      {status === 'failed' && problem && <ProblemCallout alertRef={problemRef} problem={problem} />}
      <div className="cd-resend-row">
        <Button
          type="submit"
          size="2"
          variant="outline"
          color="gray"
          disabled={isWaiting || isSending}
          aria-describedby={id}
        >
          {isSending ? labels.sending : labels.sendAgain}
        </Button>
        <Text as="p" size="2" color="gray" id={id}>
          {isWaiting ? labels.sendAgainIn(duration(waitSeconds)) : labels.noEmail}
        </Text>
      </div>
      <Announcer>{waitSeconds > 0 || isSending ? '' : labels.canSendAgain}</Announcer>
    </form>
  );
}
