import type { AccountProps, AccountView } from '../../model/account/account-page';
import { useLabels } from '../../ui/theme/labels';
import { Banner } from '../../ui/feedback/banner';
import { useDates } from '../../ui/format/dates';
import { useFormat } from '../../ui/format/format';
import { SuccessIcon } from '../../ui/base/icons';
import { Text } from '../../ui/radix';
import { accountLabels } from './labels';
import { PortalButton } from './portal-button';

interface StandingProps extends Pick<AccountProps, 'portal' | 'onPortalOpen'> {
  account: AccountView;
}

/** Whether the account may go on as it is, and what to do where it may not. */
export function Standing({ account, portal, onPortalOpen }: StandingProps) {
  const labels = useLabels(accountLabels);
  const { day } = useDates();
  const { count } = useFormat();
  const { standing, status, isAdmin, billing } = account;
  const action = (label: string) => <PortalButton {...{ isAdmin, portal, onPortalOpen, label }} page="home" size="1" />;
  switch (standing.status) {
    case 'goodStanding':
      if (status.status === 'trialExpired') {
        return <Banner tone="warning">{isAdmin ? labels.trialOver : labels.trialOverAgent}</Banner>;
      }
      return (
        <Text as="p" size="2" className="cd-standing" data-chatdeck="standing" data-state="good">
          <SuccessIcon size={16} aria-hidden />
          {labels.goodStanding}
        </Text>
      );
    case 'delinquent':
      return (
        <Banner tone="danger" action={action(labels.updateBilling)}>
          {isAdmin ? labels.delinquent : labels.delinquentAgent}
        </Banner>
      );
    case 'endingOn':
      return (
        <Banner tone="warning" action={action(labels.renew)}>
          {labels.endingOn(day(standing.at), standing.daysLeft, count(standing.daysLeft))}
        </Banner>
      );
    case 'ended':
      return (
        <Banner tone="danger">
          {standing.at === null ? labels.ended : labels.endedOn(day(standing.at))}
          {!billing.card && ` ${isAdmin ? labels.startAgain : labels.startAgainAgent}`}
        </Banner>
      );
  }
}
