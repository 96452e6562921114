import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptySnapshot, takePage } from 'chatdeck/model/reports/chat-snapshot';

const perPage = 3;

/** Reads a list page by page; between two pages `change` may make another list of it. */
function readAll(list: number[], change: (list: number[], page: number) => number[]) {
  const taken: number[] = [];
  let now = list;
  let snapshot = emptySnapshot;
  for (let page = 0; page < 50; page += 1) {
    const rows = now.slice(page * perPage, (page + 1) * perPage);
    const result = takePage(snapshot, rows, now.length, perPage);
    if (result.status === 'changed') return { status: 'changed', taken };
    taken.push(...rows.slice(result.skip));
    snapshot = result.snapshot;
    if (result.isWhole) return { status: 'whole', taken, total: snapshot.total };
    now = change(now, page);
  }
  throw new Error('The list has no end.');
}

describe('a list that is read page by page', () => {
  it.each([0, 1, 2, 3, 4, 6, 7])('of %d that doesn’t change is read completely', (length) => {
    const list = Array.from({ length }, (_, index) => index);
    expect(readAll(list, (now) => now)).toEqual({ status: 'whole', taken: list, total: length });
  });

  it('is read as it was at first, each row once, however it grows at its start', () => {
    fc.assert(
      fc.property(fc.nat(30), fc.array(fc.nat(8), { minLength: 50, maxLength: 50 }), (length, growth) => {
        const list = Array.from({ length }, (_, index) => index);
        let next = -1;
        const result = readAll(list, (now, page) => {
          const newer = Array.from({ length: page < 5 ? (growth[page] ?? 0) : 0 }, () => (next -= 1));
          return [...newer, ...now];
        });
        expect(result).toEqual({ status: 'whole', taken: list, total: length });
      }),
    );
  });

  it('says so when rows vanish', () => {
    expect(readAll([1, 2, 3, 4, 5], (now) => now.slice(1)).status).toBe('changed');
  });

  it('says so when rows come and go together', () => {
    expect(readAll([1, 2, 3, 4, 5], (now) => [0, ...now.slice(0, 2), ...now.slice(3), 9]).status).toBe('changed');
  });

  it('says so when the server sends the same full page again, which would have no end', () => {
    const same = [1, 2, 3];
    const first = takePage(emptySnapshot, same, 1e9, perPage);
    if (first.status !== 'taken') throw new Error('The first page was not taken.');
    expect(takePage(first.snapshot, same, 1e9, perPage)).toEqual({ status: 'changed' });
    expect(takePage(first.snapshot, [1, 2, 4], 1e9, perPage)).toMatchObject({ status: 'taken' });
  });

  it.each([
    ['a page', perPage],
    ['two pages', 2 * perPage],
  ])('says so when the server claims %s more in each answer and sends nothing older', (_title, growth) => {
    let snapshot = emptySnapshot;
    let requests = 0;
    for (let total = 1000; requests < 1000; total += growth) {
      const result = takePage(snapshot, [1, 2, 3], total, perPage);
      requests += 1;
      if (result.status === 'changed') break;
      snapshot = result.snapshot;
    }
    expect(requests).toBeLessThan(25);
  });

  it('ends with fewer than promised, or more', () => {
    expect(takePage(emptySnapshot, [1, 2], 5, perPage)).toMatchObject({
      isWhole: true,
      snapshot: { taken: 2, total: 5 },
    });
    expect(takePage(emptySnapshot, [1, 2], 1, perPage)).toMatchObject({
      isWhole: true,
      snapshot: { taken: 2, total: 1 },
    });
  });
});
