import type { DayFigures, OverviewStats } from '../entities/report';
import type { TrendFigure } from '../places/report-route';
import { readyRows } from '../core/tolerant';
import { daysInRange, type DateRange } from '../time/date-range';
import { addDays, type LocalDate } from '../time/local-date';
import { teamOverview } from './overview';

/** Counts that add up: over days, over widgets. */
export interface ChatTotals {
  chats: number;
  missed: number;
  ratedUp: number;
  /** Null if it doesn't follow from 0% thumbs up. */
  ratedDown: number | null;
  /** Chats whose time to the first reply is known, and the sum of those times in seconds. */
  answered: number;
  replySeconds: number;
}

export const noTotals: ChatTotals = { chats: 0, missed: 0, ratedUp: 0, ratedDown: 0, answered: 0, replySeconds: 0 };

export interface DayTotals extends ChatTotals {
  date: LocalDate;
}

/** A figure of totals; null where there was nothing to measure. Shares are 0 to 1, times are seconds. */
export function trendValue(figure: TrendFigure, totals: ChatTotals): number | null {
  switch (figure) {
    case 'chats':
      return totals.chats;
    case 'missed':
      return totals.missed;
    case 'replyTime':
      return totals.answered === 0 ? null : totals.replySeconds / totals.answered;
    case 'rating': {
      const { ratedUp, ratedDown } = totals;
      // However many thumbs down there are, they are all of the ratings without a thumbs up.
      if (ratedDown === null) return ratedUp === 0 ? 0 : null;
      const rated = ratedUp + ratedDown;
      return rated === 0 ? null : ratedUp / rated;
    }
  }
}

/** The figures of each day; undefined if a server sends none. None at all of a range with chats are none, too. */
function daysOf({ days, totalStats }: OverviewStats): OverviewStats['days'] {
  return days?.length === 0 && totalStats.totalChats > 0 ? undefined : days;
}

/** Every day of a range, added up over widgets; undefined if a widget's server sends no days. */
export function dailyTotals(stats: readonly OverviewStats[], dates: DateRange): DayTotals[] | undefined {
  const byDate = new Map(
    Array.from({ length: daysInRange(dates) }, (_, index): [LocalDate, DayTotals] => {
      const date = addDays(dates.start, index);
      return [date, { date, ...noTotals }];
    }),
  );
  for (const each of stats) {
    const days = daysOf(each);
    if (!days) return undefined;
    for (const day of readyRows(days)) {
      const before = byDate.get(day.date);
      if (before) byDate.set(day.date, { date: day.date, ...addTotals([before, totalsOfDay(day)]) });
    }
  }
  return [...byDate.values()];
}

export function addTotals(totals: readonly ChatTotals[]): ChatTotals {
  return totals.reduce(
    (sum, each) => ({
      chats: sum.chats + each.chats,
      missed: sum.missed + each.missed,
      ratedUp: sum.ratedUp + each.ratedUp,
      ratedDown: sum.ratedDown === null || each.ratedDown === null ? null : sum.ratedDown + each.ratedDown,
      answered: sum.answered + each.answered,
      replySeconds: sum.replySeconds + each.replySeconds,
    }),
    noTotals,
  );
}

/**
 * A widget's totals over its range. Averages and percentages become sums again; where the days are known and have all of
 * its chats, those sums are exact.
 */
export function totalsOf(stats: OverviewStats): ChatTotals {
  const { team, missed } = teamOverview(stats);
  const ofDays = stats.days && addTotals(readyRows(stats.days).map(totalsOfDay));
  if (ofDays?.chats === team.totalChats) return ofDays;
  const ratedUp = team.upRatingCount;
  const share = (team.upRatingPercent ?? 0) / 100;
  const missedCount = missed?.totalChats ?? 0;
  const answered = team.avgTimeToFirstReply === null ? 0 : Math.max(0, team.totalChats - missedCount);
  return {
    chats: team.totalChats,
    missed: missedCount,
    ratedUp,
    ratedDown: share > 0 ? Math.round((ratedUp * (1 - share)) / share) : team.upRatingPercent === null ? 0 : null,
    answered,
    replySeconds: answered * (team.avgTimeToFirstReply ?? 0),
  };
}

function totalsOfDay(day: DayFigures): ChatTotals {
  return {
    chats: day.totalChats,
    missed: day.missedChats,
    ratedUp: day.upRatingCount,
    ratedDown: day.downRatingCount,
    answered: day.answeredChats,
    replySeconds: day.answeredChats * (day.avgTimeToFirstReply ?? 0),
  };
}
