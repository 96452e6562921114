import type { DashboardCard, DashboardProps } from '../../model/dashboard';
import type { Route } from '../../model/route';
import { PlainLink, useHasScreen } from '../../ui/link';
import { Text } from '../../ui/radix';
import { StatusDot } from '../../ui/status-dot';
import { useId } from 'react';
import { CardCounts } from './card-counts';
import type { DashboardLabels } from './labels';

export type ReadyCard = Extract<DashboardCard, { status: 'ready' }>;

interface WidgetCardProps {
  card: ReadyCard;
  stats: DashboardProps['stats'];
  labels: DashboardLabels;
}

/** One widget. The whole card is its one link: to the settings, or to what is left of the setup. */
export function WidgetCard({ card, stats, labels }: WidgetCardProps) {
  const nameId = useId();
  const hasScreen = useHasScreen();
  const settings: Route = { name: 'settings', widgetId: card.id, tab: 'behavior' };
  const setup: Route = { name: 'setup', widgetId: card.id };
  const name = card.name || labels.unnamedWidget;
  const status = statusOf(card);
  const isLink = card.isFinished && hasScreen(settings);
  return (
    <li className="cd-card" data-chatdeck="widget-card" data-state={status}>
      <div className="cd-card-header">
        <StatusDot status={status} />
        <Text size="2" weight="medium" id={nameId}>
          {isLink ? (
            <PlainLink to={settings} className="cd-card-link">
              {name}
            </PlainLink>
          ) : (
            name
          )}
        </Text>
        <Text size="1" color="gray" className="cd-card-status">
          {labels[status]}
        </Text>
      </div>
      {card.isFinished ? (
        <CardCounts id={card.id} stats={stats} labels={labels} />
      ) : (
        hasScreen(setup) && (
          <Text size="2" className="cd-card-setup">
            <PlainLink to={setup} className="cd-card-link" aria-describedby={nameId}>
              {labels.finishSetup}
            </PlainLink>
          </Text>
        )
      )}
    </li>
  );
}

function statusOf(card: ReadyCard): 'online' | 'offline' | 'unfinished' {
  if (!card.isFinished) return 'unfinished';
  return card.isOnline ? 'online' : 'offline';
}
