import {
  endsBeforeStart,
  isWhole,
  nextWeekday,
  previousWeekday,
  toMinutes,
  weekdays,
  type WeekHours,
  type Weekday,
  type WholeRange,
} from './schedule';
import { isTurned } from './schedule-edits';

const DAY = 24 * 60;
/** Height of a line of text in the week view, and the padding around the lines, in minutes of the day. */
const LINE = 42;
const PADDING = 12;
/** A start and an end, each on two lines: `9:30` over `AM`. */
const MOST_LINES = 4;

/** The part of a range on one day of the week view. */
export interface Bar {
  /** The range's day and index in the table. */
  weekday: Weekday;
  index: number;
  range: WholeRange;
  from: number;
  to: number;
  /** Which ends of the range are in this part. */
  hasStart: boolean;
  hasEnd: boolean;
  /** How many lines of text fit, up to four: on the bar, and in the free time next to it. */
  lines: number;
  /** Which side lines overflow to when the bar is too short. */
  spill: 'after' | 'before';
  /** Its text may be longer than itself, and run over its edges. */
  isTight: boolean;
}

/** The bars of each day. A range past midnight has one on both days; a range with an open question has none. */
export function barsOf(week: WeekHours): Map<Weekday, Bar[]> {
  const pieces = new Map<Weekday, Piece[]>(weekdays.map((weekday) => [weekday, []]));
  for (const weekday of weekdays) {
    for (const [index, range] of week[weekday].entries()) {
      if (!isWhole(range) || isTurned(range)) continue;
      const from = toMinutes(range.start);
      const to = toMinutes(range.end);
      const place = { weekday, index, range };
      if (to >= from) pieces.get(weekday)?.push({ ...place, from, to, hasStart: true, hasEnd: true });
      else {
        pieces.get(weekday)?.push({ ...place, from, to: DAY, hasStart: true, hasEnd: false });
        pieces.get(nextWeekday(weekday))?.push({ ...place, from: 0, to, hasStart: false, hasEnd: true });
      }
    }
  }
  return new Map([...pieces].map(([weekday, own]) => [weekday, withRoom(own)]));
}

type Piece = Omit<Bar, 'lines' | 'spill' | 'isTight'>;

/** A day's bars with room for their text, from morning to evening, without overlapping text. */
function withRoom(pieces: readonly Piece[]): Bar[] {
  const inOrder = pieces.toSorted((a, b) => a.from - b.from || a.to - b.to);
  let taken = 0;
  return inOrder.map((piece, index) => {
    const after = linesIn((inOrder[index + 1]?.from ?? DAY) - piece.from);
    const before = linesIn(piece.to - taken);
    const spill = before > after ? 'before' : 'after';
    const lines = Math.max(after, before);
    const textEnd = spill === 'after' && lines > 0 ? piece.from + lines * LINE + PADDING : 0;
    taken = Math.max(taken, piece.to, textEnd);
    return { ...piece, lines, spill, isTight: linesIn(piece.to - piece.from) < MOST_LINES };
  });
}

function linesIn(minutes: number): number {
  return Math.max(0, Math.min(MOST_LINES, Math.floor((minutes - PADDING) / LINE)));
}

/** When the previous day's hours end on this weekday; undefined if none run past midnight. */
export function nightEnd(week: WeekHours, weekday: Weekday): number | undefined {
  const nights = week[previousWeekday(weekday)]
    .filter(isWhole)
    .filter((range) => endsBeforeStart(range) && !isTurned(range));
  return Math.max(0, ...nights.map(({ end }) => end)) || undefined;
}
