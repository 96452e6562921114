import { isDismissible, type Banner as BannerData, type BannerName } from '../../model/places/banners';
import type { Route } from '../../model/places/route';
import { useLabels } from '../../ui/theme/labels';
import { Banner, type BannerTone } from '../../ui/feedback/banner';
import { BannerStack, type BannerItem } from '../../ui/feedback/banner-stack';
import { Link } from '../../ui/base/link';
import { dashboardLabels, type DashboardLabels } from './labels';

interface BannersProps {
  banners: readonly BannerData[];
  /** Others are shown no way to plan and payment. */
  isAdmin: boolean;
  onDismiss?: ((name: BannerName) => void) | undefined;
}

/** Every banner of the page. What the person has just done stands first, and never behind others. */
export function Banners({ banners, isAdmin, onDismiss }: BannersProps) {
  const labels = useLabels(dashboardLabels);
  const items = banners.map((banner): BannerItem & { id: BannerName } => {
    const { name } = banner;
    const link = linkOf(banner, isAdmin, labels);
    return {
      id: name,
      tone: toneOf(banner),
      content: textOf(banner, labels),
      action: link && <Link to={link.to}>{link.text}</Link>,
      onDismiss: onDismiss && isDismissible(name) ? () => onDismiss(name) : undefined,
    };
  });
  const done = items.find(({ id }) => id === 'userSwapped');
  if (items.length === 0) return null;
  return (
    <div className="cd-page-banners">
      {done && (
        <div className="cd-banners-list">
          <Banner tone={done.tone} onDismiss={done.onDismiss}>
            {done.content}
          </Banner>
        </div>
      )}
      <BannerStack banners={items.filter((item) => item !== done)} />
    </div>
  );
}

/** Widgets that have stopped are worse than widgets that will. */
function toneOf(banner: BannerData): BannerTone {
  const isBroken = banner.name === 'legacyApi' && banner.isOver;
  return isBroken ? 'danger' : tones[banner.name];
}

const tones: Record<BannerName, BannerTone> = {
  terms: 'warning',
  overQuota: 'danger',
  delinquent: 'danger',
  legacyApi: 'warning',
  userSwapped: 'success',
  scheduledCancellation: 'warning',
  addPayment: 'info',
  missingBillingAddress: 'warning',
  askAdmin: 'info',
};

function textOf(banner: BannerData, labels: DashboardLabels): string {
  switch (banner.name) {
    case 'overQuota':
      return labels.overQuotaBanner(banner.reason);
    case 'legacyApi':
      return banner.isOver ? labels.legacyApiOver : labels.legacyApi;
    case 'scheduledCancellation':
      return labels.cancellation(banner.daysLeft);
    case 'addPayment':
      return labels.addPayment(banner.trialDaysLeft);
    default:
      return labels[banner.name];
  }
}

interface BannerLink {
  to: Route;
  text: string;
}

function linkOf(banner: BannerData, isAdmin: boolean, labels: DashboardLabels): BannerLink | undefined {
  const toAccount = (text: string): BannerLink | undefined => (isAdmin ? { to: { name: 'account' }, text } : undefined);
  switch (banner.name) {
    case 'terms':
      return { to: { name: 'legal' }, text: labels.termsLink };
    case 'overQuota':
      return toAccount(labels.overQuotaLink);
    case 'delinquent':
      return toAccount(labels.paymentMissingLink);
    case 'legacyApi':
      return { to: { name: 'permissions', widgetId: banner.widgetId }, text: labels.legacyApiLink };
    case 'scheduledCancellation':
      return banner.canRenew ? toAccount(labels.renewLink) : undefined;
    case 'addPayment':
      return toAccount(labels.addPaymentLink);
    case 'missingBillingAddress':
      return toAccount(labels.missingBillingAddressLink);
    default:
      return undefined;
  }
}
