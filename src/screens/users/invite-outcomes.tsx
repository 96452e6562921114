import type { Form } from '../../model/core/form';
import { isExplained } from '../../model/core/problem';
import { maxInvites, readInvites, type InviteOutcome, type Invitation } from '../../model/users/invite';
import { useLabels } from '../../ui/theme/labels';
import { ErrorCallout } from '../../ui/feedback/error-callout';
import { NoticeCallout } from '../../ui/feedback/notice-callout';
import { usePages } from '../../ui/data-table/use-pages';
import { useProblemText } from '../../ui/feedback/problem-labels';
import { useTheme } from '../../ui/theme/theme-context';
import type { RefObject } from 'react';
import { usersLabels } from './labels';

interface InviteOutcomesProps {
  form: Form<Invitation>;
  outcomes: readonly InviteOutcome[];
  alertRef: RefObject<HTMLDivElement | null>;
  noticeRef: RefObject<HTMLDivElement | null>;
}

/** Who was invited, who wasn't, and why. */
export function InviteOutcomes({ form, outcomes, alertRef, noticeRef }: InviteOutcomesProps) {
  const labels = useLabels(usersLabels);
  const textOf = useProblemText();
  const { locale } = useTheme();
  const sent = outcomes.flatMap((outcome) => (outcome.status === 'sent' ? [outcome.email] : []));
  const failed = outcomes.flatMap((outcome) => (outcome.status === 'failed' ? [outcome] : []));
  const { shown, from, pager } = usePages(failed, { pageSize: maxInvites });
  const isCutShort = readInvites(form.value.emails, []).emails.length > failed.length;
  return (
    <>
      {sent.length > 0 && (
        <NoticeCallout tone="success" noticeRef={noticeRef}>
          {labels.invited(new Intl.ListFormat(locale).format(sent), sent.length)}
        </NoticeCallout>
      )}
      {form.status === 'failed' && (
        <ErrorCallout alertRef={alertRef}>
          {shown.map(({ email, reason, problem }, index) => (
            <span key={`${from + index} ${email}`} className="cd-switch-reason">
              {labels.notInvited(
                email,
                reason === 'unknown' && isExplained(problem) ? textOf(problem) : labels[reason],
              )}
            </span>
          ))}
          {failed.length === 0 && labels.unknown}
          {isCutShort && <span className="cd-switch-reason">{labels.notSent}</span>}
        </ErrorCallout>
      )}
      {form.status === 'failed' && pager}
    </>
  );
}
