import { bannerUrgency, isDismissible, type AccountBannersProps, type Banner } from '../../model/places/banners';
import type { AccountTarget } from '../../model/entities/account';
import type { QuotaExcess } from '../../model/entities/usage';
import { useLabels } from '../../ui/theme/labels';
import { BannerStack, type BannerItem } from '../../ui/feedback/banner-stack';
import { useDates } from '../../ui/format/dates';
import { useFormat } from '../../ui/format/format';
import { isModifiedClick, Link } from '../../ui/base/link';
import { ScreenRoot, type ScreenProps } from '../../ui/page/screen';
import { focusSection } from '../../ui/page/section-focus';
import type { ReactNode } from 'react';
import { shellLabels, type ShellLabels } from './labels';

/** Account notices for a host with a custom frame. `Shell` shows them above every page. */
export function AccountBanners(props: AccountBannersProps & ScreenProps<ShellLabels>) {
  return (
    <ScreenRoot labelSet={shellLabels} part="account-banners" state="ready" {...props}>
      <Banners {...props} />
    </ScreenRoot>
  );
}

/** The account's banners, most urgent first, each with its link. */
export function Banners({ banners, onDismissBanner }: AccountBannersProps) {
  const labels = useLabels(shellLabels);
  const textOf = useBannerText();
  const items = banners.map((banner): BannerItem => {
    const { name } = banner;
    return {
      id: name,
      tone: bannerUrgency(banner),
      content: textOf(banner),
      action: linkOf(banner, labels),
      onDismiss: onDismissBanner && isDismissible(banner) ? () => onDismissBanner(name) : undefined,
    };
  });
  return <BannerStack banners={items} />;
}

function useBannerText(): (banner: Banner) => string {
  const labels = useLabels(shellLabels);
  const { day, shortDay, dayAndTime } = useDates();
  // Counting starts over at midnight there.
  const { shortDay: utcDay } = useDates('UTC');
  const { count } = useFormat();
  return (banner) => {
    switch (banner.name) {
      case 'ended': {
        const { isAdmin, endedAt } = banner;
        const facts = endedAt === null ? labels.ended : labels.endedOn(day(endedAt));
        return `${facts} ${isAdmin ? labels.startAgain : labels.startAgainAgent}`;
      }
      case 'trialExpired':
        return banner.isAdmin ? labels.trialOver(day(banner.endedAt)) : labels.trialOverAgent(day(banner.endedAt));
      case 'delinquent':
        return banner.isAdmin ? labels.delinquent : labels.delinquentAgent;
      case 'overQuota': {
        const { excess, startsOverAt, isAdmin } = banner;
        return joined(
          excessText(excess),
          startsOverAt !== null && labels.startsOver(utcDay(startsOverAt)),
          !isAdmin && labels.overQuotaAgent,
        );
      }
      case 'quotaForecast': {
        const { included, reachesAt, startsOverAt, isAdmin } = banner;
        const facts =
          reachesAt === null
            ? [labels.reached(included, count(included)), labels.startsOver(utcDay(startsOverAt))]
            : [
                labels.forecast(included, count(included), shortDay(reachesAt)),
                labels.forecastLimit(utcDay(startsOverAt)),
              ];
        return joined(...facts, !isAdmin && labels.overQuotaAgent);
      }
      case 'legacyApi':
        return banner.isOver ? labels.legacyApiOver : labels.legacyApi;
      case 'scheduledCancellation':
        return labels.cancellation(day(banner.endsAt), banner.daysLeft, count(banner.daysLeft));
      case 'addPayment': {
        const { endsAt, daysLeft } = banner;
        return daysLeft > 1
          ? labels.trialEnds(day(endsAt), daysLeft, count(daysLeft))
          : labels.trialEndsSoon(dayAndTime(endsAt));
      }
      default:
        return labels[banner.name];
    }
  };

  function excessText(excess: QuotaExcess): string {
    if ('text' in excess) return `${labels.overQuota} ${excess.text}`.trim();
    const { limit, included } = excess;
    return labels[overLimit[limit]](included, count(included));
  }
}

function joined(...sentences: (string | false)[]): string {
  return sentences.filter(Boolean).join(' ');
}

const overLimit = {
  convosPerMonth: 'overConversations',
  maxChannels: 'overChannels',
  maxOperators: 'overOperators',
} as const;

/** Where a banner leads; undefined if the user can't act on it. */
function linkOf(banner: Banner, labels: ShellLabels): ReactNode {
  switch (banner.name) {
    case 'terms':
      return <Link to={{ name: 'legal' }}>{labels.termsLink}</Link>;
    case 'legacyApi':
      return <Link to={{ name: 'permissions', widgetId: banner.widgetId }}>{labels.legacyApiLink}</Link>;
    case 'ended':
    case 'trialExpired':
      return banner.isAdmin && <AccountLink section="plans">{labels.choosePlan}</AccountLink>;
    case 'overQuota':
    case 'quotaForecast':
      return banner.isAdmin && <AccountLink section="plans">{labels.seePlans}</AccountLink>;
    case 'delinquent':
      return banner.isAdmin && <AccountLink section="billing">{labels.updateBilling}</AccountLink>;
    case 'scheduledCancellation':
      return banner.canRenew && <AccountLink section="billing">{labels.renew}</AccountLink>;
    case 'addPayment':
      return <AccountLink section="billing">{labels.addPayment}</AccountLink>;
    case 'missingBillingAddress':
      return <AccountLink section="billing">{labels.addBillingAddress}</AccountLink>;
    case 'askAdmin':
      return null;
  }
}

/** Leads to the control on the account page; focuses it right away if the user is on that page. */
function AccountLink({ section, children }: { section: AccountTarget; children: ReactNode }) {
  return (
    <Link
      to={{ name: 'account', section }}
      onClick={(event) => {
        if (!isModifiedClick(event) && focusSection('account', section, event.currentTarget)) event.preventDefault();
      }}
    >
      {children}
    </Link>
  );
}
