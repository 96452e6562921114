import { act, renderHook, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { useReportsAvailability, useReportsOverview } from 'chatdeck/hooks';
import type { ReportFile, ReportRoute, ReportsOverviewProps } from 'chatdeck/model';
import { handlers, scenarios, type Faults } from 'chatdeck/testing';
import { clientFor, makeNetwork, wrapperFor } from '../network';

const network = makeNetwork();

let faults: Faults;
let asked: URL[];
/** Requests of these start dates wait until they are let go. */
let held: Map<string, Promise<void>>;

beforeEach(() => {
  faults = {};
  asked = [];
  held = new Map();
  network.server.use(
    http.get('*/v1/reports/*', async ({ request }) => {
      const url = new URL(request.url);
      asked.push(url);
      await held.get(url.searchParams.get('startDate') ?? '');
      return undefined;
    }),
    ...handlers({ faults }),
  );
});

const zone = 'America/New_York';
const route = (from: string, to = from): ReportRoute => ({ name: 'reports', range: { from, to }, zone });
const wrapper = () => wrapperFor(clientFor('admin-token'));
const queries = () => asked.map(({ search }) => Object.fromEntries(new URLSearchParams(search)));

function readyBlocks({ blocks }: ReportsOverviewProps) {
  if (blocks.status !== 'ready') return [];
  return blocks.data.flatMap(({ figures }) => (figures.status === 'ready' ? [figures.data] : []));
}

describe('useReportsOverview', () => {
  it('asks for nothing on behalf of an agent, nor where the plan has no reports', async () => {
    const agent = renderHook(() => useReportsOverview(), { wrapper: wrapperFor(clientFor('agent-token')) });
    await waitFor(() => expect(agent.result.current.blocks.status).toBe('adminRequired'));
    network.server.use(...handlers({ scenario: scenarios.overQuota(new Date()) }));
    const poor = renderHook(() => useReportsOverview(), { wrapper: wrapper() });
    await waitFor(() => expect(poor.result.current.blocks.status).toBe('planRequired'));
    expect(asked).toEqual([]);
  });

  it('remembers whether agents show as cards or as a table, for later visits too', () => {
    const visit = (props: { draftStorage?: null } = {}) =>
      renderHook(() => useReportsOverview(), { wrapper: wrapperFor(clientFor('admin-token'), props) });
    const first = visit();
    expect(first.result.current.agentView).toBe('cards');
    act(() => first.result.current.onAgentViewChange?.('table'));
    expect(first.result.current.agentView).toBe('table');
    first.unmount();
    expect(visit().result.current.agentView).toBe('table');
    expect(visit({ draftStorage: null }).result.current.agentView).toBe('cards');
  });

  it('asks for each finished widget, and for the period before, in the zone', async () => {
    const { result } = renderHook(() => useReportsOverview({ route: route('2025-11-01', '2025-11-02') }), {
      wrapper: wrapper(),
    });
    await waitFor(() => expect(readyBlocks(result.current)).toHaveLength(4));
    const names = result.current.blocks.status === 'ready' && result.current.blocks.data.map(({ widget }) => widget.id);
    expect(names).toEqual([11, 12, 13, 14]);
    await waitFor(() => expect(asked).toHaveLength(8));
    const days = { tz: zone, days: 'true' };
    expect(queries()).toContainEqual({ ...days, startDate: '2025-11-01T00:00:00', endDate: '2025-11-02T23:59:59' });
    expect(queries()).toContainEqual({ ...days, startDate: '2025-10-30T00:00:00', endDate: '2025-10-31T23:59:59' });
  });

  it.each([
    ['weekdays', '2025-10-25T00:00:00', '2025-10-26T23:59:59'],
    ['lastYear', '2024-11-02T00:00:00', '2024-11-03T23:59:59'],
    [{ from: '2025-01-01', to: '2025-01-31' }, '2025-01-01T00:00:00', '2025-01-31T23:59:59'],
  ] as const)('compares with %j where the address says so', async (compare, startDate, endDate) => {
    const { result } = renderHook(
      () => useReportsOverview({ route: { ...route('2025-11-01', '2025-11-02'), compare } }),
      { wrapper: wrapper() },
    );
    await waitFor(() => expect(readyBlocks(result.current)).toHaveLength(4));
    expect(result.current.compare?.value).toEqual(compare);
    await waitFor(() => expect(queries()).toContainEqual({ tz: zone, days: 'true', startDate, endDate }));
  });

  it('asks for the days of the chart’s line, each on the weekday of a day of the range', async () => {
    renderHook(() => useReportsOverview({ route: route('2025-11-01', '2025-11-30') }), { wrapper: wrapper() });
    const days = { tz: zone, days: 'true' };
    await waitFor(() => {
      expect(queries()).toContainEqual({ ...days, startDate: '2025-10-02T00:00:00', endDate: '2025-10-31T23:59:59' });
      expect(queries()).toContainEqual({ ...days, startDate: '2025-10-04T00:00:00', endDate: '2025-11-02T23:59:59' });
    });
  });

  it('keeps card, comparison, view, and widget in the address', () => {
    const routes: ReportRoute[] = [];
    const { result } = renderHook(
      () => useReportsOverview({ route: route('2025-06-02'), onNavigate: (next) => routes.push(next) }),
      { wrapper: wrapper() },
    );
    const { trend, compare, widgetSwitch } = result.current;
    expect([trend?.figure, trend?.view, compare?.value, widgetSwitch?.layout]).toEqual([
      'chats',
      'chart',
      'before',
      'one',
    ]);
    act(() => trend?.onFigureChange('rating'));
    act(() => trend?.onViewChange('table'));
    act(() => compare?.onCompareChange('lastYear'));
    act(() => widgetSwitch?.onWidgetChange(12));
    act(() => widgetSwitch?.onLayoutChange('all'));
    expect(routes).toEqual(
      [
        { figure: 'rating' },
        { trend: 'table' },
        { compare: 'lastYear' },
        { widgetId: 12, layout: 'one' },
        { layout: 'all' },
      ].map((patch) => ({ ...route('2025-06-02'), ...patch })),
    );
  });

  it('loads the widget of the address even if it is not among the first', async () => {
    network.server.use(...handlers({ scenario: scenarios.manyWidgets(new Date()) }));
    const first = renderHook(() => useReportsOverview({ route: route('2025-06-02') }), { wrapper: wrapper() });
    await waitFor(() => expect(first.result.current.widgetSwitch?.widgets.length).toBeGreaterThan(10));
    const last = first.result.current.widgetSwitch?.widgets.at(-1)?.id;
    const { result } = renderHook(() => useReportsOverview({ route: { ...route('2025-06-02'), widgetId: last } }), {
      wrapper: wrapper(),
    });
    await waitFor(() => expect(readyBlocks(result.current)).toHaveLength(11));
    const { blocks } = result.current;
    expect(blocks.status === 'ready' && blocks.data.at(-1)?.widget.id).toBe(last);
  });

  it('has the figures of each day, which add up to those of the range', async () => {
    const { result } = renderHook(() => useReportsOverview({ route: route('2025-06-02', '2025-06-08') }), {
      wrapper: wrapper(),
    });
    await waitFor(() => expect(readyBlocks(result.current)).toHaveLength(4));
    for (const { days, totalStats } of readyBlocks(result.current)) {
      const chats = days?.map((day) => (day.status === 'ready' ? day.data.totalChats : 0)) ?? [];
      expect(chats).toHaveLength(7);
      expect(chats.reduce((sum, each) => sum + each, 0)).toBe(totalStats.totalChats);
    }
  });

  it('waits with the file for the figures to compare with', async () => {
    let letGo: () => void = () => undefined;
    held.set('2025-06-01T00:00:00', new Promise((resolve) => (letGo = resolve)));
    const { result } = renderHook(() => useReportsOverview({ route: route('2025-06-02') }), { wrapper: wrapper() });
    await waitFor(() => expect(readyBlocks(result.current)).toHaveLength(4));
    expect(result.current.download?.block).toBe('loading');
    letGo();
    await waitFor(() => expect(result.current.download?.block).toBeUndefined());
  });

  it('lets one widget fail alone, and asks for it again', async () => {
    const path = '/reports/12/overview';
    faults[path] = { status: 400, body: { Message: 'Not today.' } };
    const { result } = renderHook(() => useReportsOverview({ route: route('2025-06-02') }), { wrapper: wrapper() });
    await waitFor(() => expect(readyBlocks(result.current)).toHaveLength(3));
    const failed = await waitFor(() => {
      const { blocks } = result.current;
      const block = blocks.status === 'ready' ? blocks.data[1]?.figures : undefined;
      if (block?.status !== 'failed') throw new Error('The second widget has not failed yet.');
      return block;
    });
    expect(failed.problem.serverMessage).toBe('Not today.');
    faults[path] = undefined;
    act(() => failed.onRetry());
    await waitFor(() => expect(readyBlocks(result.current)).toHaveLength(4));
  });

  it('shows no late answer of another range', async () => {
    let letGo: () => void = () => undefined;
    held.set('2025-06-02T00:00:00', new Promise((resolve) => (letGo = resolve)));
    const { result, rerender } = renderHook(({ at }) => useReportsOverview({ route: at, onNavigate }), {
      wrapper: wrapper(),
      initialProps: { at: route('2025-06-02') },
    });
    await waitFor(() => expect(queries().some(({ startDate }) => startDate === '2025-06-02T00:00:00')).toBe(true));
    rerender({ at: route('2025-06-09') });
    await waitFor(() => expect(readyBlocks(result.current)).toHaveLength(4));
    const shown = readyBlocks(result.current);
    letGo();
    // An answer to a later question comes after that one.
    await clientFor('admin-token').users.current();
    expect(result.current.range.dates.start).toBe('2025-06-09');
    expect(readyBlocks(result.current)).toEqual(shown);
  });

  it('tells the host of another range and zone, or keeps them itself', async () => {
    const routes: ReportRoute[] = [];
    const told = renderHook(
      () => useReportsOverview({ route: route('2025-06-02'), onNavigate: (next) => routes.push(next) }),
      { wrapper: wrapper() },
    );
    act(() => told.result.current.range.onRangeChange('today'));
    expect(routes).toEqual([{ ...route('2025-06-02'), range: 'today', pages: undefined }]);
    expect(told.result.current.range.dates.start).toBe('2025-06-02');

    const own = renderHook(() => useReportsOverview(), { wrapper: wrapper() });
    const browserZone = Intl.DateTimeFormat().resolvedOptions().timeZone;
    expect(own.result.current.range).toMatchObject({ zone: browserZone, localZone: browserZone });
    act(() => own.result.current.range.onZoneChange('Asia/Tokyo'));
    act(() => own.result.current.range.onRangeChange({ from: '2025-06-02', to: '2025-06-03' }));
    expect(own.result.current.range).toMatchObject({ zone: 'Asia/Tokyo', dates: { end: '2025-06-03' } });
    await waitFor(() => expect(readyBlocks(own.result.current)).toHaveLength(4));
  });

  it('shows many widgets a few at a time', async () => {
    network.server.use(...handlers({ scenario: scenarios.manyWidgets(new Date()) }));
    const { result } = renderHook(() => useReportsOverview({ route: route('2025-06-02') }), { wrapper: wrapper() });
    await waitFor(() => expect(readyBlocks(result.current)).toHaveLength(10));
    expect(result.current.moreWidgets).toBeGreaterThan(10);
    act(() => result.current.onMoreWidgets?.());
    await waitFor(() => expect(readyBlocks(result.current)).toHaveLength(20));
  });
});

describe('useReportsAvailability', () => {
  it('has each day of the range, and writes the same into a file', async () => {
    const files: ReportFile[] = [];
    const { result } = renderHook(
      () => useReportsAvailability({ route: route('2025-11-01', '2025-11-03'), onFile: (file) => files.push(file) }),
      { wrapper: wrapper() },
    );
    await waitFor(() => expect(result.current.download?.block).toBeUndefined());
    const { blocks } = result.current;
    const [first] = blocks.status === 'ready' ? blocks.data : [];
    const days = first?.online.status === 'ready' ? first.online.data.days : [];
    expect(days.map(({ date, hours }) => [date, hours])).toEqual([
      ['2025-11-01', 24],
      ['2025-11-02', 25],
      ['2025-11-03', 24],
    ]);
    act(() => result.current.download?.onDownload('csv', 'Chatdeck'));
    expect(files).toHaveLength(1);
    const text = await files[0]?.blob.text();
    expect(text).toContain('2025-11-02');
  });

  it('has the missed chats of the days, and goes without them if they fail', async () => {
    faults['/reports/12/chats'] = { status: 400, body: { Message: 'Not today.' } };
    const { result } = renderHook(() => useReportsAvailability({ route: route('2025-11-01', '2025-11-03') }), {
      wrapper: wrapper(),
    });
    await waitFor(() => expect(result.current.download?.block).toBeUndefined());
    const { blocks } = result.current;
    const states = blocks.status === 'ready' && blocks.data.map(({ missed }) => missed?.status);
    expect(states).toEqual(['ready', 'failed', 'ready', 'ready']);
    expect(queries()).toContainEqual({
      tz: zone,
      startDate: '2025-11-01T00:00:00',
      endDate: '2025-11-03T23:59:59',
      missed: 'true',
      perPage: '1000',
      page: '0',
    });
  });
});

function onNavigate() {
  return undefined;
}
