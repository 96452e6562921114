import type { Loadable } from '../core/loadable';
import type { Id } from '../core/tolerant';

/** What is lost with a widget, in numbers. */
export interface WidgetLosses {
  /** The widget's. */
  id: Id;
  /** The number of its chats so far. */
  chats: Loadable<number>;
  /** The number of its saved replies; absent if the plan has none. */
  savedReplies?: Loadable<number> | undefined;
  /** The number of its triggers; absent if they are unreadable. */
  triggers?: number | undefined;
}

/** One kind of what is lost. */
export interface Loss {
  kind: 'chats' | 'savedReplies' | 'triggers';
  /** Absent while unknown. */
  count?: number | undefined;
}

/** What is lost with a widget, without what it has none of. */
export function lossesOf({ chats, savedReplies, triggers }: WidgetLosses): Loss[] {
  const losses: Loss[] = [
    { kind: 'chats', count: countOf(chats) },
    ...(savedReplies ? [{ kind: 'savedReplies' as const, count: countOf(savedReplies) }] : []),
    { kind: 'triggers', count: triggers },
  ];
  return losses.filter(({ count }) => count !== 0);
}

/** Whether something is known to be lost. */
export function hasKnownLosses(losses: WidgetLosses): boolean {
  return lossesOf(losses).some(({ count = 0 }) => count > 0);
}

function countOf(count: Loadable<number>): number | undefined {
  return count.status === 'ready' ? count.data : undefined;
}
