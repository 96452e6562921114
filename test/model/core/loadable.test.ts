import { describe, expect, it, vi } from 'vitest';
import { makeProblem } from 'chatdeck/model';
import { failed, joinLoadables, loading, mapLoadable, ready, type Loadable } from 'chatdeck/model/core/loadable';

const problem = makeProblem('server');
const none = () => undefined;

describe('a loadable', () => {
  it('maps its data, and keeps that it is stale or being refreshed', () => {
    const stale = ready(2, { problem, isRefreshing: true });
    expect(mapLoadable(stale, (data) => data * 2)).toEqual({ status: 'ready', data: 4, problem, isRefreshing: true });
  });

  it.each<[string, Loadable<number>]>([
    ['loading', loading],
    ['failed', failed(problem, none)],
  ])('stays as it is while it is %s', (_, loadable) => {
    const change = vi.fn();
    expect(mapLoadable(loadable, change)).toBe(loadable);
    expect(change).not.toHaveBeenCalled();
  });
});

describe('several loadables', () => {
  it('are ready when all are, each by its name', () => {
    expect(joinLoadables({ a: ready(1), b: ready('x') })).toEqual({
      status: 'ready',
      data: { a: 1, b: 'x' },
      isRefreshing: false,
      problem: undefined,
    });
  });

  it('are loading until all are there', () => {
    expect(joinLoadables({ a: ready(1), b: loading })).toBe(loading);
  });

  it('are refreshed when one is, and have the first problem', () => {
    const other = makeProblem('timeout');
    const joined = joinLoadables({
      a: ready(1),
      b: ready(2, { isRefreshing: true }),
      c: ready(3, { problem }),
      d: ready(4, { problem: other }),
    });
    expect(joined).toMatchObject({ isRefreshing: true, problem });
  });

  it('fail when one does, and try only failed ones again', () => {
    const [first, second] = [vi.fn(), vi.fn()];
    const joined = joinLoadables({
      a: loading,
      b: failed(problem, first),
      c: ready(1),
      d: failed(makeProblem('offline'), second),
    });
    expect(joined).toMatchObject({ status: 'failed', problem });
    if (joined.status === 'failed') joined.onRetry();
    expect([first, second].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  });
});
