import type { Invitations } from '../../model/users/invitations';
import { useLabels } from '../../ui/theme/labels';
import { NoticeCallout } from '../../ui/feedback/notice-callout';
import { ProblemCallout } from '../../ui/feedback/problem-callout';
import { StaleNotice } from '../../ui/feedback/stale-notice';
import { usersLabels } from './labels';

interface InvitationNoticesProps {
  invitations: Invitations;
  /** A dialog shows what became of its action itself. */
  isAsking: boolean;
}

/** Whether the invitations could be loaded, and what became of the last action. */
export function InvitationNotices({ invitations: { list, outcome }, isAsking }: InvitationNoticesProps) {
  const labels = useLabels(usersLabels);
  const failed = { resend: labels.resendFailed, link: labels.linkFailed, cancel: labels.cancelFailed };
  const done = { resend: labels.resent, link: undefined, cancel: labels.canceled };
  const doneText = outcome && done[outcome.action]?.(outcome.email);
  return (
    <>
      {list.status === 'failed' && (
        <ProblemCallout title={labels.invitationsFailed} problem={list.problem} onRetry={list.onRetry} />
      )}
      {list.status === 'ready' && list.problem && <StaleNotice problem={list.problem} />}
      {outcome?.problem && !isAsking && (
        <ProblemCallout title={failed[outcome.action](outcome.email)} problem={outcome.problem} />
      )}
      {doneText !== undefined && !outcome?.problem && <NoticeCallout tone="success">{doneText}</NoticeCallout>}
    </>
  );
}
