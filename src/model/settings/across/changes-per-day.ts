import type { ChangeEntry } from '../../entities/change-entry';
import type { LocalDate } from '../../time/local-date';
import { localDate } from '../../time/zoned-time';

/** How many changes each day of a zone has; for marks on a report's time axis. */
export function changesPerDay(entries: readonly ChangeEntry[], zone: string): Readonly<Record<LocalDate, number>> {
  const counts: Record<LocalDate, number> = {};
  for (const { at } of entries) {
    if (at === null) continue;
    const day = localDate(at, zone);
    counts[day] = (counts[day] ?? 0) + 1;
  }
  return counts;
}
