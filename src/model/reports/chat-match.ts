import type { Row } from '../core/tolerant';
import type { Chat } from '../entities/chat';
import type { HistoryFilters } from '../places/report-route';
import { weekClock } from '../time/week-clock';
import { pageKey, pagePlace } from '../counting/page-place';

/** Whether the API can't apply one of the filters, so that every chat must be read. */
export function needsReading({ page, hours }: HistoryFilters): boolean {
  return page !== undefined || hours !== undefined;
}

/** Whether a chat matches the filters that the API can't apply. An unreadable chat matches only if there are none. */
export function chatMatcher(filters: HistoryFilters, zone: string): (row: Row<Chat>) => boolean {
  if (!needsReading(filters)) return () => true;
  const { page, hours } = filters;
  const clock = weekClock(zone);
  return (row) => {
    if (row.status !== 'ready') return false;
    const { startedAt, visitor } = row.data;
    if (page !== undefined && pageKey(pagePlace(visitor.currentPage)) !== page) return false;
    if (hours === undefined) return true;
    if (startedAt === null) return false;
    const { weekday, hour } = clock(startedAt);
    return hours.days.includes(weekday) && hour >= hours.from && hour < hours.to;
  };
}
