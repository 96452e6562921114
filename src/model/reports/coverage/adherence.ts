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

/** Compares hours that have begun by `until`; what lies after it is left out. */
export function adherence(planned: readonly Span[], online: readonly Span[], until: number): Adherence {
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
    // Who left during hours that still run may come back.
    if (span.to < until && span.to - last.to > adherenceGrace) earlyEnds.push({ from: last.to, to: span.to });
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
