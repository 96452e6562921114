import type { AccountProps, AccountView } from '../../../model/account/account-page';
import { offersOf, type PlanOffer } from '../../../model/account/plan-choice';
import { planExcess, type PlanUse } from '../../../model/account/plan-fit';
import { useLabels } from '../../../ui/theme/labels';
import { Heading, Text } from '../../../ui/radix';
import { useSectionOptions } from '../../../ui/page/section-options';
import { SegmentedControl } from '../../../ui/inputs/segmented-control';
import { ExternalLink } from '../../../ui/base/link';
import { useTheme } from '../../../ui/theme/theme-context';
import { useId, useRef } from 'react';
import { accountLabels } from '../labels';
import { PlanAdvice } from './plan-advice';
import { PlanTable } from './plan-table';
import { SwitchDialog } from './switch-dialog';
import { SwitchOutcome } from './switch-outcome';

interface PlansSectionProps extends Pick<
  AccountProps,
  'usage' | 'duration' | 'onDurationChange' | 'planSwitch' | 'onPlanChoose' | 'onPlanConfirm' | 'onPlanCancel'
> {
  account: AccountView;
}

/** What the account may choose from, with the current plan marked. */
export function PlansSection(props: PlansSectionProps) {
  const { account, usage, duration, onDurationChange, planSwitch, onPlanChoose } = props;
  const labels = useLabels(accountLabels);
  const { isHidden } = useSectionOptions('plans');
  const { addresses } = useTheme();
  const outcome = useRef<HTMLDivElement>(null);
  const id = useId();
  if (isHidden) return null;
  const { offers, isAdmin } = account;
  const hasBoth = (['monthly', 'yearly'] as const).every((each) => offersOf(offers, each).some(({ price }) => price));
  const shown = hasBoth ? offersOf(offers, duration) : offers;
  const inviting = shown.filter((offer) => isAdmin && isInviting(offer));
  const main = inviting.find((offer) => usage?.status === 'ready' && fits(offer, usage.data.use)) ?? inviting[0];
  return (
    <section className="cd-plans" aria-labelledby={id} data-chatdeck="section" data-name="plans">
      <div className="cd-plans-header">
        <div className="cd-plans-title">
          <Heading as="h2" size="3" id={id}>
            {labels.plans}
          </Heading>
          {addresses.pricing !== '' && <ExternalLink href={addresses.pricing}>{labels.pricing}</ExternalLink>}
        </div>
        {hasBoth && (
          <div className="cd-plans-period">
            <Text as="p" size="1" color="gray">
              {labels.oneMonthFree}
            </Text>
            <SegmentedControl
              label={labels.period}
              value={duration}
              onValueChange={onDurationChange}
              options={[
                { value: 'monthly', label: labels.monthly },
                { value: 'yearly', label: labels.yearly },
              ]}
            />
          </div>
        )}
      </div>
      <SwitchOutcome planSwitch={planSwitch} outcomeRef={outcome} />
      {!isAdmin && (
        <Text as="p" size="2" color="gray" id={`${id}-admins`}>
          {labels.onlyAdmins}
        </Text>
      )}
      <div className="cd-plans-frame">
        <PlanTable
          offers={shown}
          plans={offers.map(({ plan }) => plan)}
          main={main}
          labelledBy={id}
          channels={account.channels}
          usage={usage}
          blockedBy={isAdmin ? undefined : `${id}-admins`}
          planSwitch={planSwitch}
          onPlanChoose={isAdmin ? onPlanChoose : ignore}
        />
        {usage && offers.length > 1 && <PlanAdvice {...props} usage={usage} offers={shown} />}
      </div>
      <SwitchDialog {...props} returnFocusRef={outcome} />
    </section>
  );
}

/** What the page's one main button is for: the next larger plan, or to pay for the one that is tried. */
function isInviting({ action, isCurrent, isTooSmall }: PlanOffer): boolean {
  return !isTooSmall && (action === 'upgrade' || (action === 'choose' && isCurrent));
}

function fits({ plan }: PlanOffer, use: PlanUse): boolean {
  return planExcess(plan, use).length === 0;
}

/** Users who may not change the plan see its buttons disabled, with the reason. */
function ignore() {
  return undefined;
}
