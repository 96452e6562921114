import { act, renderHook, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { useReportsHistory, type ReportsHistoryOptions } from 'chatdeck/hooks';
import type { HistoryBlock, ReportFile, ReportRoute, ReportsHistoryProps } from 'chatdeck/model';
import { readCsvText } from 'chatdeck/model/reports/csv';
import { handlers, type Faults } from 'chatdeck/testing';
import { clientFor, makeNetwork, wrapperFor } from '../network';

const network = makeNetwork();
const patience = { timeout: 10_000 };

let faults: Faults;
let calls: URL[];
let files: ReportFile[];
/** Held answers, by what their address holds. */
let held: { part: string; released: Promise<void> }[];

beforeEach(() => {
  faults = {};
  calls = [];
  files = [];
  held = [];
  network.server.use(
    http.get('*/v1/reports/:id/chats', async ({ request }) => {
      calls.push(new URL(request.url));
      await held.find(({ part }) => request.url.includes(part))?.released;
      return undefined;
    }),
    ...handlers({ faults }),
  );
});

/** Keeps answers back whose address holds `part`, until it is released. */
function hold(part: string): () => void {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  held.push({ part, released });
  return () => {
    held = held.filter((each) => each.released !== released);
    release();
  };
}

async function open(options: ReportsHistoryOptions = {}, token = 'admin-token') {
  const onFile = (file: ReportFile) => void files.push(file);
  const route: ReportRoute = { name: 'reports', tab: 'history', zone: 'UTC' };
  const hook = renderHook(() => useReportsHistory({ route, onFile, ...options }), {
    wrapper: wrapperFor(clientFor(token)),
  });
  await waitFor(() => expect(hook.result.current.history.status).not.toBe('loading'), patience);
  return hook;
}

type Page = Awaited<ReturnType<typeof open>>['result'];

const blocksOf = ({ history }: ReportsHistoryProps): HistoryBlock[] => (history.status === 'ready' ? history.data : []);
const firstOf = (page: Page) => blocksOf(page.current)[0];
const rowsOf = (page: Page) => {
  const chats = firstOf(page)?.chats;
  return chats?.status === 'ready' && !chats.isRefreshing ? chats.data : undefined;
};
const shown = (page: Page) => waitFor(() => expect(rowsOf(page)).toBeDefined(), patience);

describe('useReportsHistory', () => {
  it('asks nothing for an agent', async () => {
    const { result } = await open({}, 'agent-token');
    expect(result.current.history.status).toBe('adminRequired');
    expect(calls).toEqual([]);
  });

  it('shows a page of each finished widget, and who answered', async () => {
    const { result } = await open();
    await shown(result);
    expect(blocksOf(result.current).length).toBeGreaterThan(1);
    expect(rowsOf(result)?.chats).toHaveLength(15);
    await waitFor(() => expect(result.current.agents.length).toBeGreaterThan(0), patience);
    expect(calls.every(({ searchParams }) => searchParams.get('perPage') === '15')).toBe(true);
  });

  it('turns pages, keeping the page before in sight until the other comes', async () => {
    const { result } = await open();
    await shown(result);
    const before = rowsOf(result);
    const release = hold('page=1');
    act(() => firstOf(result)?.onPageChange(1));
    expect(firstOf(result)).toMatchObject({ page: 1, chats: { status: 'ready', isRefreshing: true } });
    release();
    await shown(result);
    expect(rowsOf(result)?.chats[0]).not.toEqual(before?.chats[0]);
    expect(result.current.route.pages).toEqual({ 11: 1 });
  });

  it('never lets a late answer for older filters take the place of a newer one', async () => {
    const { result } = await open();
    await shown(result);
    const release = hold('missed=true');
    act(() => result.current.onFiltersChange({ missed: true }));
    await waitFor(() => expect(calls.at(-1)?.search).toContain('missed=true'), patience);
    act(() => result.current.onFiltersChange({ missed: false }));
    await shown(result);
    const newer = rowsOf(result);
    expect(newer?.total).toBeGreaterThan(0);
    release();
    await clientFor('admin-token').users.current();
    expect(rowsOf(result)).toEqual(newer);
    act(() => result.current.onFiltersChange({ missed: true }));
    await waitFor(() => expect(rowsOf(result)?.chats.every(({ agent }) => agent === undefined)).toBe(true), patience);
  });

  it('tells the host what its address is to remember, the pages of other filters not', async () => {
    const routes: ReportRoute[] = [];
    const route: ReportRoute = { name: 'reports', tab: 'history', zone: 'UTC', range: 'last7', pages: { 11: 2 } };
    const { result } = await open({ route, onNavigate: (next) => void routes.push(next) });
    act(() => result.current.onFiltersChange({ agent: 'Dana', missed: undefined }));
    expect(routes).toEqual([{ ...route, filters: { agent: 'Dana', missed: undefined }, pages: undefined }]);
    expect(firstOf(result)?.page).toBe(2);
    act(() => result.current.onWidgetChange(12));
    expect(routes[1]).toMatchObject({ widgetId: 12 });
  });

  it('shows one widget alone, and all to choose from', async () => {
    const { result } = await open({ route: { name: 'reports', widgetId: '12' } });
    expect(blocksOf(result.current).map(({ widget }) => widget.id)).toEqual([12]);
    expect(result.current.widgets.length).toBeGreaterThan(1);
  });

  it('fails for one widget alone, and loads it again', async () => {
    faults['/reports/11/chats'] = { status: 500 };
    const { result } = await open();
    await waitFor(() => expect(firstOf(result)?.chats.status).toBe('failed'), patience);
    await waitFor(() => expect(blocksOf(result.current)[1]?.chats.status).toBe('ready'), patience);
    delete faults['/reports/11/chats'];
    const chats = firstOf(result)?.chats;
    act(() => {
      if (chats?.status === 'failed') chats.onRetry();
    });
    await shown(result);
  });
});

describe('a download of the history', () => {
  const status = (page: Page) => page.current.download?.download.status;
  const ends = (page: Page, end: string) => waitFor(() => expect(status(page)).toBe(end), patience);
  const begin = (page: Page, extension = 'csv') => act(() => page.current.download?.onDownload(extension, 'Acme'));
  const one: ReportRoute = { name: 'reports', tab: 'history', zone: 'UTC', range: 'last30', widgetId: 11 };
  const linesOf = async (file: ReportFile | undefined) => (await file?.blob.text())?.trimEnd().split('\r\n') ?? [];

  it('holds all chats that pass the filters, under the name of the product', async () => {
    const { result } = await open({ route: { ...one, filters: { missed: false } } });
    await shown(result);
    begin(result);
    expect(status(result)).toBe('running');
    await ends(result, 'done');
    const lines = await linesOf(files[0]);
    expect(lines).toHaveLength((rowsOf(result)?.total ?? 0) + 1);
    expect(files[0]?.name).toMatch(/^\d{8}T\d{6}_history_acme_output\.csv$/);
    expect(readCsvText(lines[1]?.split(',')[0] ?? '')).toBe('website');
    expect(result.current.download?.download).toMatchObject({ status: 'done', fileName: files[0]?.name });
  });

  it('is no longer said to be saved where other chats are shown', async () => {
    const { result } = await open({ route: one });
    await shown(result);
    begin(result);
    await ends(result, 'done');
    act(() => result.current.onFiltersChange({ missed: false }));
    expect(status(result)).toBe('idle');
    act(() => result.current.onFiltersChange({}));
    expect(status(result)).toBe('done');
  });

  it('waits, continues, and is saved once', async () => {
    const { result } = await open({ route: one });
    await shown(result);
    const release = hold('perPage=1000');
    begin(result, 'json');
    begin(result, 'json');
    act(() => result.current.download?.onPause?.());
    expect(status(result)).toBe('paused');
    release();
    act(() => result.current.download?.onResume?.());
    await ends(result, 'done');
    expect(files).toHaveLength(1);
  });

  it('continues after a failure', async () => {
    const { result } = await open({ route: one });
    await shown(result);
    faults['/reports/11/chats'] = { status: 500 };
    begin(result);
    await ends(result, 'failed');
    expect(files).toEqual([]);
    delete faults['/reports/11/chats'];
    act(() => result.current.download?.onResume?.());
    await ends(result, 'done');
  });

  it('is forgotten when it is canceled', async () => {
    const { result } = await open({ route: one });
    await shown(result);
    hold('perPage=1000');
    begin(result);
    act(() => result.current.download?.onCancel?.());
    expect(result.current.download?.download).toEqual({ status: 'idle' });
    expect(files).toEqual([]);
  });

  it('is no file if the count is wrong, unless the user accepts what came', async () => {
    network.server.use(
      http.get('*/v1/reports/11/chats', ({ request }) => {
        if (!request.url.includes('perPage=1000')) return undefined;
        return Response.json({ chats: [{ title: 'Only one' }], totalChats: 2 });
      }),
    );
    const { result } = await open({ route: one });
    await shown(result);
    begin(result);
    await ends(result, 'failed');
    expect(result.current.download?.download).toMatchObject({ failure: { kind: 'count', found: 1, expected: 2 } });
    act(() => result.current.download?.onAccept?.());
    await ends(result, 'done');
    expect(await linesOf(files[0])).toHaveLength(2);
  });

  it('ends where its page is left', async () => {
    const { result, unmount } = await open({ route: one });
    await shown(result);
    const release = hold('perPage=1000');
    begin(result);
    await waitFor(() => expect(calls.at(-1)?.search).toContain('perPage=1000'), patience);
    unmount();
    release();
    await clientFor('admin-token').users.current();
    expect(files).toEqual([]);
  });

  it('tells the host of an extension that it cannot write', async () => {
    const errors: unknown[] = [];
    const { result } = await open({ route: one, onError: (error) => void errors.push(error) });
    await shown(result);
    begin(result, 'xlsx');
    expect(status(result)).toBe('idle');
    expect(String(errors[0])).toContain('"xlsx"');
  });

  it('is not offered where there is nothing', async () => {
    const { result } = await open({ route: { ...one, filters: { q: 'nobody wrote this' } } });
    await shown(result);
    expect(result.current.download?.block).toBe('empty');
    begin(result);
    expect(status(result)).toBe('idle');
  });
});
