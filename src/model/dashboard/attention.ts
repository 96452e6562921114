import type { Id } from '../core/tolerant';
import { attentionReasons, type AttentionReason } from '../places/why-offline';
import type { DashboardCard, Workspace } from './dashboard';

/** A widget that someone has to look after. */
export interface Attention {
  id: Id;
  name: string;
  /** The name of its Slack workspace; empty if it isn't connected yet. */
  workspace: string;
  reason: AttentionReason;
}

/**
 * The widgets that someone has to look after, most urgent first. Widgets outside their hours or without active operators
 * come back automatically, and banners tell what concerns the whole account.
 */
export function needsAttention(workspaces: readonly Workspace[]): Attention[] {
  return workspaces
    .flatMap(({ name, cards }) => cards.flatMap((card) => attentionOf(card, name)))
    .toSorted((a, b) => attentionReasons.indexOf(a.reason) - attentionReasons.indexOf(b.reason));
}

function attentionOf(card: DashboardCard, workspace: string): Attention[] {
  if (card.status === 'failed') return [];
  const { id, name } = card;
  const reason = reasonOf(card);
  return reason ? [{ id, name, workspace, reason }] : [];
}

type ReadyCard = Extract<DashboardCard, { status: 'ready' }>;

function reasonOf({ isFinished, attentionReason, whyOffline }: ReadyCard): AttentionReason | undefined {
  if (!isFinished) return 'setupUnfinished';
  return attentionReason ?? attentionReasons.find((each) => each === whyOffline);
}

/** Whether a finished widget has lost its Slack connection. */
export function isDisconnected(card: ReadyCard): boolean {
  return reasonOf(card) === 'connectionExpired';
}

/** The place of a widget among those sorted by status: first what needs attention, last what is online. */
export function urgencyOf(card: ReadyCard): number {
  const reason = reasonOf(card);
  if (reason) return attentionReasons.indexOf(reason);
  return attentionReasons.length + (card.isOnline ? 1 : 0);
}
