import type { AccountProps, PlanSwitch } from '../../../model/account/account-page';
import type { AccountUsage } from '../../../model/account/account-usage';
import { isSamePlan, type PlanOffer } from '../../../model/account/plan-choice';
import { removalsFor, type PlanExcess } from '../../../model/account/plan-fit';
import type { Plan } from '../../../model/entities/plan';
import { useLabels } from '../../../ui/theme/labels';
import { useFormat } from '../../../ui/format/format';
import { ExternalLink, PlainLink, useHasScreen } from '../../../ui/base/link';
import { Button, Spinner, Text } from '../../../ui/radix';
import { Skeleton } from '../../../ui/base/skeleton';
import { TextButton } from '../../../ui/base/text-button';
import { lazyPart } from '../../../ui/later/lazy-part';
import { useOpening } from '../../../ui/later/use-opening';
import { arrivalMark } from '../../../ui/page/section-focus';
import { useTheme } from '../../../ui/theme/theme-context';
import { useId } from 'react';
import { accountLabels, type AccountLabels } from '../labels';

interface TierButtonProps extends PlanTierProps {
  /** Id of the plan's name. */
  nameId: string;
}

/** What can be done about a plan, and why it cannot where it cannot. */
export function TierButton(props: TierButtonProps) {
  const { offer, isMain, channels, usage, blockedBy, planSwitch, onPlanChoose, nameId } = props;
  const labels = useLabels(accountLabels);
  const id = useId();
  const { plan, action } = offer;
  if (action === 'contact') return <ContactLink />;
  if (!onPlanChoose && action !== 'current') return <div className="cd-tier-action" />;
  const known = typeof usage === 'object' ? usage : undefined;
  const use = known?.use ?? { channels, people: null, conversations: null };
  // A user who may not choose sees that reason, not what to remove.
  const removals = blockedBy === undefined ? removalsFor(offer, use) : [];
  const isTooSmall = removals.length > 0;
  const isBusy = planSwitch.status === 'switching' || planSwitch.status === 'leaving';
  const isBlocked = action === 'current' || isTooSmall || blockedBy !== undefined || isBusy;
  const isHere = isBusy && isOfPlan(planSwitch, offer);
  return (
    <div className="cd-tier-action">
      <Button
        id={`${id}-button`}
        {...(isMain && arrivalMark)}
        type="button"
        variant={isMain ? 'solid' : isBlocked ? 'soft' : 'outline'}
        {...(!isMain && { color: 'gray' as const })}
        // Not `disabled`, so that the focus finds it and its reason is read.
        aria-disabled={isBlocked || undefined}
        aria-busy={isHere || undefined}
        aria-labelledby={`${id}-button ${nameId}`}
        aria-describedby={isTooSmall ? `${id}-reason` : blockedBy}
        onClick={() => {
          if (!isBlocked) onPlanChoose?.(plan);
        }}
      >
        {isHere && <Spinner aria-hidden />}
        {isHere ? busyText(planSwitch, labels) : labels[action]}
      </Button>
      {isTooSmall && <Reason id={`${id}-reason`} removals={removals} />}
      {isTooSmall && known && <Removals plan={plan} removals={removals} usage={known} />}
      {isTooSmall && usage === 'loading' && <Skeleton width="128px" height="24px" />}
    </div>
  );
}

const RemovalDialog = lazyPart(() => import('./removal-dialog').then((part) => part.RemovalDialog), null);

function Removals(props: { plan: Plan; removals: readonly PlanExcess[]; usage: AccountUsage }) {
  const labels = useLabels(accountLabels);
  const { hasOpened, onOpen, dialog } = useOpening();
  return (
    <>
      <TextButton onClick={onOpen}>{labels.whatToRemove}</TextButton>
      {hasOpened && <RemovalDialog {...props} {...dialog} />}
    </>
  );
}

function Reason({ id, removals }: { id: string; removals: readonly PlanExcess[] }) {
  const labels = useLabels(accountLabels);
  const { count } = useFormat();
  return (
    <Text as="p" size="1" color="gray" id={id}>
      {removals
        .map(({ limit, used, included }) => {
          const textOf = limit === 'maxChannels' ? labels.deleteFirst : labels.removeFirst;
          return textOf(count(used - included), count(used));
        })
        .join(' ')}
    </Text>
  );
}

function isOfPlan(planSwitch: PlanSwitch, { plan }: PlanOffer): boolean {
  if (planSwitch.status === 'leaving') return isSamePlan(planSwitch.plan, plan);
  return planSwitch.status === 'switching' && isSamePlan(planSwitch.preview.to, plan);
}

function busyText({ status }: PlanSwitch, labels: AccountLabels): string {
  return status === 'leaving' ? labels.opening : labels.switching;
}

/** A custom price is talked about. */
function ContactLink() {
  const labels = useLabels(accountLabels);
  const { addresses } = useTheme();
  const hasScreen = useHasScreen();
  return (
    <div className="cd-tier-action">
      {hasScreen({ name: 'support' }) ? (
        <Button asChild variant="outline" color="gray">
          <PlainLink to={{ name: 'support' }}>{labels.contact}</PlainLink>
        </Button>
      ) : (
        <ExternalLink href={addresses.pricing}>{labels.pricing}</ExternalLink>
      )}
    </div>
  );
}

export interface PlanTierProps extends Pick<AccountProps, 'planSwitch' | 'onPlanChoose'> {
  offer: PlanOffer;
  /** The one whose button is the page's main one. */
  isMain: boolean;
  /** How many the account has. */
  channels: number;
  /** What else it uses; absent if that isn't known. */
  usage: AccountUsage | 'loading' | undefined;
  /** Id of the text that says why nothing can be chosen. */
  blockedBy: string | undefined;
}
