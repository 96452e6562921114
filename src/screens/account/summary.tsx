import type { AccountProps, AccountView } from '../../model/account/account-page';
import type { QuotaForecast } from '../../model/entities/quota-forecast';
import { planLimit } from '../../model/entities/usage';
import { useLabels } from '../../ui/theme/labels';
import { useFormat } from '../../ui/format/format';
import { useDates } from '../../ui/format/dates';
import { ErrorCallout } from '../../ui/feedback/error-callout';
import { useMoney } from '../../ui/format/money';
import { ProblemCallout } from '../../ui/feedback/problem-callout';
import { useSectionOptions } from '../../ui/page/section-options';
import { Heading, Text, VisuallyHidden } from '../../ui/radix';
import { Skeleton, SkeletonGroup } from '../../ui/base/skeleton';
import { StaleNotice } from '../../ui/feedback/stale-notice';
import { UsageBar } from '../../ui/charts/usage-bar';
import { useId, type ReactNode } from 'react';
import { accountLabels } from './labels';
import { TierPrice } from './plans/tier-price';
import { cardText } from './card-line';

interface SummaryProps extends Pick<AccountProps, 'conversations' | 'forecast' | 'nextCharge'> {
  account: AccountView;
  /** Where the account is on its way from trial to payment. */
  status: string;
}

/** The plan, its price, what is charged next, and how much of the plan is used. */
export function Summary({ account, status, conversations, forecast, nextCharge }: SummaryProps) {
  const labels = useLabels(accountLabels);
  const id = useId();
  const { isHidden: hidesUsage } = useSectionOptions('usage');
  const { plan, offers, channels, isOverQuota, quotaReason } = account;
  const current = offers.find(({ isCurrent }) => isCurrent);
  return (
    <section className="cd-summary" aria-labelledby={id} data-chatdeck="section" data-name="usage">
      <VisuallyHidden>
        <Heading as="h2" size="3" id={id}>
          {labels.usage}
        </Heading>
      </VisuallyHidden>
      <dl className="cd-summary-facts">
        <Fact name={labels.current} value={plan.label || labels.none} note={status} />
        {current && (
          <div>
            <dt>{labels.price}</dt>
            <dd>
              <TierPrice offer={current} />
            </dd>
          </div>
        )}
        <NextCharge account={account} nextCharge={nextCharge} />
      </dl>
      {!hidesUsage && (
        <div className="cd-summary-usage">
          <Conversations plan={plan} conversations={conversations} forecast={forecast} />
          <UsageBar label={labels.channels} used={channels} limit={planLimit(plan, 'maxChannels')} />
          {isOverQuota && <ErrorCallout>{quotaReason || labels.overQuota}</ErrorCallout>}
        </div>
      )}
    </section>
  );
}

interface FactProps {
  name: string;
  value: ReactNode;
  note?: string | undefined;
}

function Fact({ name, value, note }: FactProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className="cd-summary-value">{value}</dd>
      {note !== undefined && <dd className="cd-summary-note">{note}</dd>}
    </div>
  );
}

/** The invoices' section says why there is none, or why it isn't known. */
function NextCharge({ account, nextCharge }: Pick<SummaryProps, 'account' | 'nextCharge'>) {
  const labels = useLabels(accountLabels);
  const money = useMoney();
  const { day } = useDates();
  const { card } = account.billing;
  return <Fact name={labels.nextInvoice} value={valueOf()} note={card ? cardText(card, labels) : labels.noCard} />;

  function valueOf() {
    if (nextCharge.status === 'loading') return <Skeleton width="144px" height="28px" />;
    if (nextCharge.status === 'failed') return labels.unknown;
    if (nextCharge.status === 'notAsked' || nextCharge.data.dueAt === null) return labels.noInvoice;
    return labels.chargeOn(money(nextCharge.data.amount), day(nextCharge.data.dueAt));
  }
}

interface ConversationsProps extends Pick<SummaryProps, 'conversations' | 'forecast'> {
  plan: AccountView['plan'];
}

function Conversations({ plan, conversations, forecast }: ConversationsProps) {
  const labels = useLabels(accountLabels);
  if (conversations.status === 'loading') {
    return (
      <SkeletonGroup>
        <Skeleton height="30px" />
        {plan.convosPerMonth > 0 && <Skeleton height="32px" />}
      </SkeletonGroup>
    );
  }
  if (conversations.status === 'failed') {
    const { problem, onRetry } = conversations;
    return <ProblemCallout title={labels.conversationsFailed} problem={problem} onRetry={onRetry} />;
  }
  return (
    <div>
      {conversations.problem && <StaleNotice problem={conversations.problem} />}
      <UsageBar
        label={labels.conversationsThisMonth}
        used={conversations.data}
        limit={planLimit(plan, 'convosPerMonth')}
      />
      {forecast && (
        <Text as="p" size="1" color="gray" className="cd-summary-forecast">
          <ForecastText forecast={forecast} />
        </Text>
      )}
    </div>
  );
}

function ForecastText({ forecast }: { forecast: QuotaForecast }) {
  const labels = useLabels(accountLabels);
  const { shortDay } = useDates();
  // Counting starts over at midnight there.
  const { shortDay: utcDay } = useDates('UTC');
  const { count } = useFormat();
  const startsOver = labels.startsOver(utcDay(forecast.startsOverAt));
  switch (forecast.status) {
    case 'reached':
      return forecast.over > 0 ? `${labels.forecastOver(count(forecast.over))} ${startsOver}` : startsOver;
    case 'reaches':
      return `${labels.forecastReaches(shortDay(forecast.at), count(forecast.perDay))} ${startsOver}`;
    case 'stays':
      return `${labels.forecastStays(forecast.byEnd, count(forecast.byEnd))} ${startsOver}`;
  }
}
