import { isDisconnected } from '../../model/dashboard/attention';
import type { DashboardCard } from '../../model/dashboard/dashboard';
import { jsonEqual } from '../../model/core/json-equal';
import { dotOf } from '../../model/places/connection';
import type { Route } from '../../model/places/route';
import type { WhyOffline as WhyOfflineReason } from '../../model/places/why-offline';
import { useWidgetName } from '../../ui/format/widget-name';
import { useLabels } from '../../ui/theme/labels';
import { ButtonLink } from '../../ui/base/button-link';
import { PlainLink, useHasScreen } from '../../ui/base/link';
import { Button, Text } from '../../ui/radix';
import { WhyOffline } from '../../ui/feedback/why-offline';
import { AlertIcon } from '../../ui/base/icons';
import { StatusDot } from '../../ui/base/status-dot';
import { memo, useId } from 'react';
import { CardChange } from './card-change';
import { CardCounts, type Counts } from './card-counts';
import { CardMenu } from './card-menu';
import type { AskedWidget } from './delete-dialog';
import { dashboardLabels } from './labels';

type ReadyCard = Extract<DashboardCard, { status: 'ready' }>;

/** What all cards share; the same object until something in it changes. */
export interface CardContext {
  isAdmin: boolean;
  /** The top of every chart. */
  peak: number;
  /** Asks for confirmation before it deletes a widget; absent hides the button. */
  onAskDelete?: ((widget: AskedWidget) => void) | undefined;
}

interface WidgetCardProps {
  card: ReadyCard;
  counts: Counts;
  /** The last deletion failed, so the widget is still there. */
  isDeletionFailed: boolean;
  context: CardContext;
}

/** A widget. The whole card is a single link, to the settings or to the rest of the setup. */
export const WidgetCard = memo(function WidgetCard(props: WidgetCardProps) {
  const { card, counts, isDeletionFailed, context } = props;
  const labels = useLabels(dashboardLabels);
  const nameOf = useWidgetName();
  const nameId = useId();
  const hasScreen = useHasScreen();
  const settings: Route = { name: 'settings', widgetId: card.id, tab: 'behavior' };
  const name = nameOf(card);
  const status = statusOf(card);
  const isLink = card.isFinished && hasScreen(settings);
  const reason = offlineReasonOf(card);
  const { onAskDelete } = context;
  return (
    <div
      role="listitem"
      className="cd-card"
      data-chatdeck="widget-card"
      data-state={status}
      data-widget={String(card.id)}
    >
      <div className="cd-card-header">
        <StatusDot state={status} />
        <Text size="2" weight="medium" id={nameId}>
          {isLink ? (
            <PlainLink to={settings} className="cd-card-link">
              {name}
            </PlainLink>
          ) : (
            name
          )}
        </Text>
        {card.isFinished && <CardChange counts={counts} />}
        {card.isFinished && <CardMenu card={card} name={name} onAskDelete={onAskDelete} />}
      </div>
      {isDeletionFailed && (
        <Text as="p" size="1" className="cd-card-failure">
          <AlertIcon size={16} aria-hidden className="cd-card-alert" />
          {labels.deletionFailed}
        </Text>
      )}
      {card.isFinished ? (
        <CardCounts counts={counts} peak={context.peak} />
      ) : (
        <UnfinishedActions card={card} nameId={nameId} context={context} />
      )}
      {card.isFinished && (
        <Text as="p" size="1" color="gray" className="cd-card-status">
          {labels[status]}
          {reason && ': '}
          {reason && (
            <WhyOffline widgetId={card.id} reason={reason} isAdmin={context.isAdmin} className="cd-card-action" />
          )}
        </Text>
      )}
    </div>
  );
}, isSameCard);

/** Every minute brings new cards, of which few have changed. */
function isSameCard(before: WidgetCardProps, after: WidgetCardProps): boolean {
  const isSame =
    before.context === after.context &&
    before.isDeletionFailed === after.isDeletionFailed &&
    jsonEqual(before.counts, after.counts);
  return isSame && cardParts.every((part) => before.card[part] === after.card[part]);
}

const cardParts = [
  'id',
  'name',
  'isFinished',
  'isOnline',
  'whyOffline',
  'attentionReason',
] as const satisfies (keyof ReadyCard)[];

type UnfinishedActionsProps = Pick<WidgetCardProps, 'card' | 'context'> & { nameId: string };

function UnfinishedActions({ card, nameId, context }: UnfinishedActionsProps) {
  const { onAskDelete } = context;
  const labels = useLabels(dashboardLabels);
  const hasScreen = useHasScreen();
  const setup: Route = { name: 'setup', widgetId: card.id };
  return (
    <>
      <Text as="p" size="2" color="gray">
        {labels.unfinished}
      </Text>
      <div className="cd-card-actions">
        {hasScreen(setup) && (
          <ButtonLink to={setup} className="cd-card-link" aria-describedby={nameId}>
            {labels.finishSetup}
          </ButtonLink>
        )}
        {onAskDelete && (
          <Button
            type="button"
            size="1"
            variant="ghost"
            color="gray"
            className="cd-card-action"
            aria-describedby={nameId}
            onClick={() => onAskDelete(card)}
          >
            {labels.deleteWidget}
          </Button>
        )}
      </div>
    </>
  );
}

export function statusOf(card: ReadyCard): 'online' | 'offline' | 'unfinished' | 'broken' {
  return card.isFinished ? dotOf({ isOnline: card.isOnline, isBroken: isDisconnected(card) }) : 'unfinished';
}

/** Why it is offline; a lost connection counts first. */
export function offlineReasonOf(card: ReadyCard): WhyOfflineReason | undefined {
  return isDisconnected(card) ? 'connectionExpired' : card.whyOffline;
}
