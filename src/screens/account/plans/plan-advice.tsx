import type { AccountProps, AccountView } from '../../../model/account/account-page';
import type { AccountUsage } from '../../../model/account/account-usage';
import type { PlanOffer } from '../../../model/account/plan-choice';
import { annualBilling, planVerdict, type PlanVerdict } from '../../../model/account/plan-fit';
import type { Plan } from '../../../model/entities/plan';
import { SuccessIcon, WarningIcon } from '../../../ui/base/icons';
import { Link, useHasScreen } from '../../../ui/base/link';
import { Skeleton, SkeletonGroup } from '../../../ui/base/skeleton';
import { TextButton } from '../../../ui/base/text-button';
import { usePlanUsageTexts } from '../../../ui/charts/plan-usage';
import { useMoney } from '../../../ui/format/money';
import { useLabels } from '../../../ui/theme/labels';
import { Text } from '../../../ui/radix';
import { settingsLabels } from '../../../ui/settings/settings-labels';
import { useTheme } from '../../../ui/theme/theme-context';
import { ProblemCallout } from '../../../ui/feedback/problem-callout';
import { accountLabels } from '../labels';

interface PlanAdviceProps extends Pick<AccountProps, 'planSwitch' | 'onPlanChoose'> {
  account: AccountView;
  usage: NonNullable<AccountProps['usage']>;
  /** Those of the billing period that is shown. */
  offers: readonly PlanOffer[];
}

/** Under the plans: which one fits what the account uses, and what paying by the year saves. */
export function PlanAdvice({ usage, ...rest }: PlanAdviceProps) {
  switch (usage.status) {
    case 'loading':
      return (
        <SkeletonGroup className="cd-plan-advice">
          <Skeleton width="min(480px, 100%)" height="40px" />
        </SkeletonGroup>
      );
    case 'failed':
      return (
        <div className="cd-plan-advice">
          <ProblemCallout problem={usage.problem} onRetry={usage.onRetry} />
        </div>
      );
    case 'ready':
      return <Advice {...rest} usage={usage.data} />;
  }
}

/** A cheaper plan is good news. */
const states = { fits: 'good', cheaper: 'good', bigger: 'warning', none: 'warning' } as const;
const icons = { good: SuccessIcon, warning: WarningIcon };

function Advice(props: Omit<PlanAdviceProps, 'usage'> & { usage: AccountUsage }) {
  const { account, usage, offers } = props;
  const labels = useLabels(accountLabels);
  const { yearSaves, unknown } = usePlanUsageTexts();
  const textsOf = useVerdictTexts(account.plan);
  const verdict = planVerdict(offers, account.plan, usage.use);
  const plan = 'best' in verdict ? verdict.best : account.plan;
  const billing = annualBilling(
    plan,
    account.offers.map((offer) => offer.plan),
  );
  // Beside the plans by the year, each says what it saves.
  const annual = billing && !offers.some((offer) => offer.plan === billing.yearly) ? billing : null;
  const state = states[verdict.status];
  const Icon = icons[state];
  const [headline, ...rest] = textsOf(verdict);
  return (
    <div className="cd-plan-advice" data-chatdeck="plan-advice" data-state={state}>
      <Icon size={16} aria-hidden />
      <div>
        <Text as="p" size="2">
          <strong>{headline}</strong> {rest.join(' ')} {annual && yearSaves(annual)}
        </Text>
        <Text as="p" size="1" color="gray">
          {[
            ...(usage.use.conversations === null ? [] : [labels.adviceBasis]),
            ...unknown(usage.use, account.isAdmin),
          ].join(' ')}
        </Text>
      </div>
      {verdict.status === 'none' && <ContactLink />}
      {verdict.status === 'fits' && annual && <SwitchToAnnual {...props} yearly={annual.yearly} />}
    </div>
  );
}

/** What is said of a verdict: first what matters. */
function useVerdictTexts(current: Plan): (verdict: PlanVerdict) => string[] {
  const labels = useLabels(accountLabels);
  const { locale } = useTheme();
  const money = useMoney();
  const { feature: featureNames } = useLabels(settingsLabels);
  return (verdict) => {
    switch (verdict.status) {
      case 'fits':
        return [labels.adviceFits(current.label)];
      case 'cheaper': {
        const { best, less, lost } = verdict;
        const names = new Intl.ListFormat(locale, { type: 'disjunction' }).format(
          lost.map((name) => featureNames[name]),
        );
        return [
          labels.adviceCheaper(best.label),
          ...(less === null ? [] : [labels.adviceLess(money(less))]),
          ...(lost.length > 0 ? [labels.adviceLost(names)] : []),
        ];
      }
      case 'bigger': {
        const { best, more } = verdict;
        const prices = more === null || more <= 0 ? [] : [labels.adviceMore(money(more))];
        return [labels.adviceBigger(best.label), ...prices];
      }
      case 'none':
        return [labels.adviceNone];
    }
  };
}

/** The same as the button of the plan by the year, which isn't shown beside the plans by the month. */
function SwitchToAnnual({
  account,
  yearly,
  planSwitch,
  onPlanChoose,
}: Omit<PlanAdviceProps, 'usage'> & { yearly: Plan }) {
  const labels = useLabels(accountLabels);
  const canSwitch = account.offers.some(({ plan, action }) => plan === yearly && action === 'switchToAnnual');
  if (!account.isAdmin || !onPlanChoose || !canSwitch) return null;
  return (
    <TextButton
      aria-disabled={planSwitch.status === 'switching' || undefined}
      onClick={() => {
        if (planSwitch.status !== 'switching') onPlanChoose(yearly);
      }}
    >
      {labels.switchToAnnual}
    </TextButton>
  );
}

function ContactLink() {
  const labels = useLabels(accountLabels);
  const hasScreen = useHasScreen();
  return hasScreen({ name: 'support' }) && <Link to={{ name: 'support' }}>{labels.contact}</Link>;
}
