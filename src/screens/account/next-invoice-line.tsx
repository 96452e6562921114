import type { AccountProps } from '../../model/account/account-page';
import type { Instant } from '../../model/core/tolerant';
import { useLabels } from '../../ui/theme/labels';
import { useDates } from '../../ui/format/dates';
import { ProblemCallout } from '../../ui/feedback/problem-callout';
import { Text } from '../../ui/radix';
import { Skeleton } from '../../ui/base/skeleton';
import { StaleNotice } from '../../ui/feedback/stale-notice';
import { accountLabels } from './labels';
import { useMoney } from '../../ui/format/money';

interface NextInvoiceLineProps extends Pick<AccountProps, 'nextCharge'> {
  trialEndAt: Instant | null;
}

/** What is charged next, or why nothing is. */
export function NextInvoiceLine({ nextCharge, trialEndAt }: NextInvoiceLineProps) {
  const labels = useLabels(accountLabels);
  const money = useMoney();
  const { day } = useDates();
  switch (nextCharge.status) {
    case 'loading':
      return <Skeleton width="240px" />;
    case 'failed':
      return <ProblemCallout title={labels.nextFailed} problem={nextCharge.problem} onRetry={nextCharge.onRetry} />;
    case 'notAsked':
      return line(trialEndAt === null ? labels.nextNotAskedUndated : labels.nextNotAsked(day(trialEndAt)));
    case 'ready': {
      const { amount, dueAt } = nextCharge.data;
      return (
        <>
          {nextCharge.problem && <StaleNotice problem={nextCharge.problem} />}
          {line(dueAt === null ? labels.nextNone : labels.nextCharge(money(amount), day(dueAt)))}
        </>
      );
    }
  }

  function line(text: string) {
    return (
      <Text as="p" size="2" className="cd-numbers">
        {text}
      </Text>
    );
  }
}
