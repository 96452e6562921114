import type { Instant } from '../core/tolerant';

/** A stretch of time; its end is not part of it. */
export interface Span {
  from: Instant;
  to: Instant;
}

/** The same time in order, without gaps of no length and without overlaps. */
export function joinSpans(spans: readonly Span[]): Span[] {
  const joined: Span[] = [];
  for (const { from, to } of spans.filter((span) => span.to > span.from).toSorted((a, b) => a.from - b.from)) {
    const last = joined.at(-1);
    if (last && from <= last.to) last.to = Math.max(last.to, to);
    else joined.push({ from, to });
  }
  return joined;
}

/** The time that two lists share. Both are in order and don't overlap, as `joinSpans` returns them. */
export function sharedSpans(a: readonly Span[], b: readonly Span[]): Span[] {
  const shared: Span[] = [];
  for (let i = 0, j = 0; i < a.length && j < b.length;) {
    const [one, other] = [a[i], b[j]] as [Span, Span];
    const span = { from: Math.max(one.from, other.from), to: Math.min(one.to, other.to) };
    if (span.to > span.from) shared.push(span);
    if (one.to < other.to) i += 1;
    else j += 1;
  }
  return shared;
}

/** In milliseconds. */
export function spanLength(spans: readonly Span[]): number {
  return spans.reduce((sum, { from, to }) => sum + to - from, 0);
}
