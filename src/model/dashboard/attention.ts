import type { Id } from '../core/tolerant';
import type { WhyOffline } from '../places/why-offline';
import type { DashboardCard, Workspace } from './dashboard';

/** Reasons that belong to one widget and stay until someone acts, most urgent first. */
const urgent = ['connectionExpired', 'switchedOff', 'setupUnfinished'] as const satisfies WhyOffline[];

export type AttentionReason = (typeof urgent)[number];

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
    .toSorted((a, b) => urgent.indexOf(a.reason) - urgent.indexOf(b.reason));
}

function attentionOf(card: DashboardCard, workspace: string): Attention[] {
  if (card.status === 'failed') return [];
  const { id, name, isFinished, whyOffline } = card;
  const reason = isFinished ? urgent.find((each) => each === whyOffline) : 'setupUnfinished';
  return reason ? [{ id, name, workspace, reason }] : [];
}

/** The place of a widget among those sorted by status: first what needs attention, last what is online. */
export function urgencyOf({ isFinished, isOnline, whyOffline }: Extract<DashboardCard, { status: 'ready' }>): number {
  if (isFinished && isOnline) return urgent.length + 1;
  const place = urgent.findIndex((reason) => reason === (isFinished ? whyOffline : 'setupUnfinished'));
  return place < 0 ? urgent.length : place;
}
