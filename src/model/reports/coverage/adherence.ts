import { joinSpans, sharedSpans, spanLength, type Span } from '../../time/spans';

/** Being this late, or leaving this early, goes unnoticed. In milliseconds. */
export const adherenceGrace = 5 * 60_000;

/** Planned hours against the time when someone was online. Lengths are in milliseconds. */
export interface Adherence {
  planned: number;
  /** Of the planned time, the part with someone online. */
  kept: number;
  /** Online outside the planned hours. */
  extra: number;
  /** Hours that began without anyone, who came later. */
  lateStarts: Span[];
  /** Hours from the end of which everyone had left. */
  earlyEnds: Span[];
  /** Hours in which no one came. */
  absences: Span[];
}

/** A time in planned hours without anyone. */
export interface Gap extends Span {
  kind: 'lateStart' | 'earlyEnd' | 'absence';
}

/** The newest first. */
export function gapsOf({ lateStarts, earlyEnds, absences }: Adherence): Gap[] {
  const named = (spans: readonly Span[], kind: Gap['kind']) => spans.map((span) => ({ ...span, kind }));
  return [...named(lateStarts, 'lateStart'), ...named(earlyEnds, 'earlyEnd'), ...named(absences, 'absence')].toSorted(
    (a, b) => b.from - a.from,
  );
}

interface KnownTime {
  /** Until when it is known who was online. */
  until: number;
  /** Whether that is now: who left may come back. */
  isRunning: boolean;
  /** The days that are known. In hours that go on for several days, each of them can be missed. */
  days: readonly Span[];
}

/** Compares hours that have begun by the end of the known time; what lies after it is left out. */
export function adherence(
  planned: readonly Span[],
  online: readonly Span[],
  { until, isRunning, days }: KnownTime,
): Adherence {
  const due = joinSpans(planned.map(({ from, to }) => ({ from, to: Math.min(to, until) })));
  const present = joinSpans(online.map(({ from, to }) => ({ from, to: Math.min(to, until) })));
  const kept = sharedSpans(due, present);
  const lateStarts: Span[] = [];
  const earlyEnds: Span[] = [];
  const absences: Span[] = [];
  for (const span of due) {
    const own = sharedSpans([span], kept);
    const [first, last] = [own[0], own.at(-1)];
    if (!first || !last) {
      if (span.to - span.from > adherenceGrace) absences.push(span);
      continue;
    }
    if (first.from - span.from > adherenceGrace) lateStarts.push({ from: span.from, to: first.from });
    const mayComeBack = isRunning && span.to >= until;
    if (!mayComeBack && span.to - last.to > adherenceGrace) earlyEnds.push({ from: last.to, to: span.to });
    absences.push(...days.filter((day) => first.to <= day.from && day.to <= last.from && isEmpty(day, own)));
  }
  return {
    planned: spanLength(due),
    kept: spanLength(kept),
    extra: spanLength(present) - spanLength(kept),
    lateStarts,
    earlyEnds,
    absences,
  };
}

function isEmpty(day: Span, spans: readonly Span[]): boolean {
  return sharedSpans([day], spans).length === 0;
}
