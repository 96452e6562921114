import type { AccountProps, AccountView } from '../../model/account/account-page';
import { useLabels } from '../../ui/theme/labels';
import { useDates } from '../../ui/format/dates';
import { useFormat } from '../../ui/format/format';
import { AlertIcon, SuccessIcon, WarningIcon } from '../../ui/base/icons';
import type { ReactNode } from 'react';
import { accountLabels } from './labels';
import { PortalButton } from './portal-button';

interface StandingProps extends Pick<AccountProps, 'portal' | 'onPortalOpen'> {
  account: AccountView;
}

/** Whether the account may go on as it is, in one line; the frame's banner is what alarms. */
export function Standing({ account, portal, onPortalOpen }: StandingProps) {
  const labels = useLabels(accountLabels);
  const { day } = useDates();
  const { count } = useFormat();
  const cardText = useCardText(account);
  const { standing, status, isAdmin } = account;
  const action = (label: string) => <PortalButton {...{ isAdmin, portal, onPortalOpen, label }} page="home" size="1" />;
  switch (standing.status) {
    case 'goodStanding':
      if (status.status === 'trialExpired') {
        return <Line state="danger">{isAdmin ? labels.trialOver : labels.trialOverAgent}</Line>;
      }
      return cardText === undefined ? (
        <Line state="good">{labels.goodStanding}</Line>
      ) : (
        <Line state="warning" action={action(labels.updateBilling)}>
          {cardText}
        </Line>
      );
    case 'delinquent':
      return (
        <Line state="danger" action={action(labels.updateBilling)}>
          {isAdmin ? labels.delinquent : labels.delinquentAgent}
        </Line>
      );
    case 'endingOn':
      return (
        <Line state="warning" action={action(labels.renew)}>
          {labels.endingOn(day(standing.at), standing.daysLeft, count(standing.daysLeft))}
        </Line>
      );
    case 'ended':
      return (
        <Line state="danger">
          {standing.at === null ? labels.ended : labels.endedOn(day(standing.at))}{' '}
          {isAdmin ? labels.startAgain : labels.startAgainAgent}
        </Line>
      );
  }
}

/** Absent unless the card ends before the next invoice. */
function useCardText({ billing: { card }, isAdmin }: AccountView): string | undefined {
  const labels = useLabels(accountLabels);
  const { day, month } = useDates();
  if (!card?.expires || card.missesInvoiceAt === null) return undefined;
  const [admin, agent] =
    card.state === 'expired'
      ? [labels.cardEnded, labels.cardEndedAgent]
      : [labels.cardEndsFirst, labels.cardEndsFirstAgent];
  const textOf = isAdmin ? admin : agent;
  return textOf(month(card.expires.month, card.expires.year), day(card.missesInvoiceAt));
}

const icons = { good: SuccessIcon, warning: WarningIcon, danger: AlertIcon };

interface LineProps {
  state: keyof typeof icons;
  action?: ReactNode;
  children: ReactNode;
}

function Line({ state, action, children }: LineProps) {
  const Icon = icons[state];
  return (
    <span className="cd-standing" data-chatdeck="standing" data-state={state}>
      <Icon size={16} aria-hidden />
      <span>{children}</span>
      {action}
    </span>
  );
}
