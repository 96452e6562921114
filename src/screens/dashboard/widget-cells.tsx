import { isProblem } from '../../model/core/problem';
import type { CardStats, DashboardCard } from '../../model/dashboard/dashboard';
import type { Route } from '../../model/places/route';
import { AlertIcon } from '../../ui/base/icons';
import { Link, PlainLink, useHasScreen } from '../../ui/base/link';
import { Skeleton } from '../../ui/base/skeleton';
import { StatusDot } from '../../ui/base/status-dot';
import { WhyOffline } from '../../ui/feedback/why-offline';
import { VisuallyHidden } from '../../ui/radix';
import { useLabels } from '../../ui/theme/labels';
import type { Counts } from './card-counts';
import { dashboardLabels } from './labels';
import { offlineReasonOf, statusOf } from './widget-card';

/** The widget's name, which leads where its card does. */
export function NameCell({ card, name }: { card: DashboardCard; name: string }) {
  const hasScreen = useHasScreen();
  if (card.status === 'failed') {
    return (
      <span className="cd-widget-name">
        <AlertIcon size={16} aria-hidden className="cd-card-alert" />
        {name}
      </span>
    );
  }
  const { id, isFinished } = card;
  const to: Route = isFinished ? { name: 'settings', widgetId: id, tab: 'behavior' } : { name: 'setup', widgetId: id };
  return (
    <span className="cd-widget-name" data-widget={String(id)}>
      <StatusDot state={statusOf(card)} />
      {hasScreen(to) ? (
        <PlainLink to={to} className="cd-widget-link">
          {name}
        </PlainLink>
      ) : (
        name
      )}
    </span>
  );
}

interface StatusCellProps {
  card: DashboardCard;
  isAdmin: boolean;
  isDeletionFailed: boolean;
}

/** The status in words, with what to do about it. */
export function StatusCell({ card, isAdmin, isDeletionFailed }: StatusCellProps) {
  const labels = useLabels(dashboardLabels);
  if (card.status === 'failed') return labels.unreadableWidget;
  const { id, isFinished } = card;
  const reason = offlineReasonOf(card);
  return (
    <span>
      {isDeletionFailed && <span className="cd-card-failure">{labels.deletionFailed}. </span>}
      {labels[statusOf(card)]}
      {isFinished && reason && (
        <>
          {': '}
          <WhyOffline widgetId={id} reason={reason} isAdmin={isAdmin} />
        </>
      )}
      {!isFinished && (
        <>
          {'. '}
          <Link to={{ name: 'setup', widgetId: id }}>{labels.finishSetup}</Link>
        </>
      )}
    </span>
  );
}

interface CountCellProps {
  card: DashboardCard;
  counts: Counts;
  /** Empty if it's unknown, though the counts are known. */
  value(this: void, counts: CardStats): string;
}

/** A number, or a dash with the reason for screen readers. */
export function CountCell({ card, counts, value }: CountCellProps) {
  const labels = useLabels(dashboardLabels);
  if (card.status === 'failed' || !card.isFinished) return null;
  if (counts === 'loading') return <Skeleton width="32px" />;
  const text = typeof counts === 'object' && !isProblem(counts) ? value(counts) : '';
  if (text !== '') return text;
  return (
    <>
      <span aria-hidden>{labels.noNumber}</span>
      <VisuallyHidden>{reasonOf()}</VisuallyHidden>
    </>
  );

  function reasonOf() {
    if (counts === undefined) return labels.noCounts;
    if (counts === 'failed') return labels.cardCountsFailed;
    return typeof counts === 'object' && isProblem(counts) ? labels.unreadableCounts : labels.changeUnknown;
  }
}
