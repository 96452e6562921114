import fc from 'fast-check';
import { expect, test } from 'vitest';
import { joinSpans, sharedSpans, spanLength, type Span } from 'chatdeck/model/time/spans';

const span = fc.tuple(fc.nat(40), fc.nat(10)).map(([from, length]): Span => ({ from, to: from + length }));
const spans = fc.array(span, { maxLength: 8 });
const minutesIn = (list: readonly Span[]) =>
  Array.from({ length: 60 }, (_, minute) => minute).filter((minute) =>
    list.some(({ from, to }) => from <= minute && minute < to),
  );

test('joined spans cover the same time once, in order, with gaps between them', () => {
  fc.assert(
    fc.property(spans, (list) => {
      const joined = joinSpans(list);
      expect(minutesIn(joined)).toEqual(minutesIn(list));
      expect(spanLength(joined)).toBe(minutesIn(list).length);
      joined.slice(1).forEach(({ from }, index) => expect(from).toBeGreaterThan(joined[index]?.to ?? Infinity));
    }),
  );
});

test('shared spans are the time in both lists', () => {
  fc.assert(
    fc.property(spans, spans, (a, b) => {
      const inB = new Set(minutesIn(b));
      const shared = sharedSpans(joinSpans(a), joinSpans(b));
      expect(minutesIn(shared)).toEqual(minutesIn(a).filter((minute) => inB.has(minute)));
      expect(shared.every(({ from, to }) => to > from)).toBe(true);
    }),
  );
});
