import { act, renderHook, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { useReportsHistory, type ReportsHistoryOptions } from 'chatdeck/hooks';
import type { HistoryBlock, ReportFile, ReportRoute, ReportsHistoryProps } from 'chatdeck/model';
import { widgetChats } from 'chatdeck/model/reports/merged-history';
import { readCsvText } from 'chatdeck/model/csv/csv';
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

describe('the list of all widgets', () => {
  const route: ReportRoute = { name: 'reports', tab: 'history', zone: 'UTC', view: 'all' };
  const listOf = (page: Page) => {
    const chats = page.current.allChats?.chats;
    return chats?.status === 'ready' && !chats.isRefreshing ? chats.data : undefined;
  };
  const listed = (page: Page) => waitFor(() => expect(listOf(page)).toBeDefined(), patience);
  const startsOf = (page: Page) => listOf(page)?.chats.map(({ chat }) => chat.startedAt ?? 0) ?? [];

  it('is in order of start, counts all of them, and asks for no page it does not need', async () => {
    const { result } = await open({ route });
    await listed(result);
    const starts = startsOf(result);
    expect(starts).toHaveLength(15);
    expect(starts).toEqual(starts.toSorted((a, b) => b - a));
    const totals = blocksOf(result.current).map(({ chats }) => (chats.status === 'ready' ? chats.data.total : 0));
    expect(listOf(result)?.total).toBe(totals.reduce((sum, total) => sum + total, 0));
    const pages = calls.map(({ searchParams }) => searchParams.get('page')).filter((page) => page !== null);
    expect(pages.every((page) => page === '0')).toBe(true);
  });

  it('turns pages, each going on where the one before ended', async () => {
    const { result } = await open({ route });
    await listed(result);
    const first = startsOf(result);
    act(() => result.current.allChats?.onPageChange(1));
    await waitFor(() => expect(result.current.route.page).toBe(1));
    await listed(result);
    const second = startsOf(result);
    expect(Math.max(...second)).toBeLessThanOrEqual(Math.min(...first));
    expect(second).not.toEqual(first);
  });

  it('fails with one way to try again', async () => {
    faults['/reports/11/chats'] = { status: 500 };
    const { result } = await open({ route });
    await waitFor(() => expect(result.current.allChats?.chats.status).toBe('failed'), patience);
    delete faults['/reports/11/chats'];
    const chats = result.current.allChats?.chats;
    act(() => {
      if (chats?.status === 'failed') chats.onRetry();
    });
    await listed(result);
  });
});

describe('an open chat', () => {
  const one: ReportRoute = { name: 'reports', tab: 'history', zone: 'UTC', widgetId: 11 };
  const foundOf = (page: Page) => {
    const found = page.current.chosen?.found;
    return found?.status === 'ready' ? found.data : undefined;
  };
  const codesOf = (page: Page) => {
    const block = firstOf(page);
    const chats = rowsOf(page)?.chats ?? [];
    return block ? widgetChats(block.widget, chats).map(({ code }) => code) : [];
  };

  it('is the one of the row, and moves beyond the end of the page', async () => {
    const { result } = await open({ route: one });
    await shown(result);
    const codes = codesOf(result);
    act(() => result.current.onChatChange?.(codes[13]));
    expect(result.current.chosen?.position?.place).toBe(14);
    act(() => result.current.chosen?.onNext?.());
    expect(result.current.chosen?.code).toBe(codes[14]);
    await waitFor(() => expect(result.current.chosen?.onNext).toBeDefined(), patience);
    act(() => result.current.chosen?.onNext?.());
    await waitFor(() => expect(result.current.chosen?.position?.place).toBe(16), patience);
    expect(result.current.route.pages).toEqual({ 11: 1 });
    await waitFor(() => expect(result.current.chosen?.onPrevious).toBeDefined(), patience);
    act(() => result.current.chosen?.onPrevious?.());
    expect(result.current.chosen?.code).toBe(codes[14]);
  });

  it('is found from a copied link, on whatever page and days it is', async () => {
    const { result } = await open({ route: one });
    await shown(result);
    const chat = codesOf(result)[3];
    const { result: other } = await open({
      route: { ...one, range: 'today', filters: { q: 'nobody wrote this' }, chat },
    });
    await waitFor(() => expect(foundOf(other)?.code).toBe(chat), patience);
    expect(other.current.chosen?.position).toBeUndefined();
    expect(other.current.chosen?.link).toMatchObject({ widgetId: 11, zone: 'UTC', chat });
  });

  it('lists the other chats with the same email', async () => {
    const { result } = await open({ route: one });
    await shown(result);
    const [code] = codesOf(result);
    act(() => result.current.onChatChange?.(code));
    await waitFor(() => expect(result.current.chosen?.others?.status).not.toBe('loading'), patience);
    const email = foundOf(result)?.chat.visitor.email;
    const others = result.current.chosen?.others;
    if (others?.status === 'ready') {
      expect(others.data.chats.every(({ chat, code: each }) => chat.visitor.email === email && each !== code)).toBe(
        true,
      );
    } else expect(email).toBe('');
  });

  it('looks for the other chats among all, also while only some are shown', async () => {
    const filters = { hours: { days: [0, 1, 2, 3, 4, 5, 6] as const, from: 0, to: 24 } };
    const { result } = await open({ route: { ...one, filters } });
    await waitFor(() => expect(rowsOf(result)?.chats.length).toBeGreaterThan(0), patience);
    const index = rowsOf(result)?.chats.findIndex(({ visitor }) => visitor.email !== '') ?? -1;
    act(() => result.current.onChatChange?.(codesOf(result)[index]));
    const email = () => foundOf(result)?.chat.visitor.email;
    await waitFor(() => expect(email()).toMatch(/@/), patience);
    await waitFor(() => expect(result.current.chosen?.others?.status).toBe('ready'), patience);
    expect(calls.filter(({ searchParams }) => searchParams.get('q') === email())).not.toEqual([]);
  });

  it.each(['nonsense', 'mbz80o00.0.999', '.0.11'])('is none for the code %j', async (chat) => {
    const { result } = await open({ route: { ...one, chat } });
    await waitFor(() => expect(result.current.chosen?.found).toEqual({ status: 'ready', data: null }), patience);
  });

  it('is closed for an agent', async () => {
    const { result } = await open({ route: { ...one, chat: 'mbz80o00.0.11' } }, 'agent-token');
    expect(result.current.chosen).toBeUndefined();
    expect(calls).toEqual([]);
  });
});

/** Where it is past one in the afternoon: chats of the hours up to now are in both halves of the day. */
function zoneAtOne(): string {
  const ahead = 13 - new Date().getUTCHours();
  return `Etc/GMT${ahead < 0 ? '+' : '-'}${Math.abs(ahead)}`;
}

describe('a filter that the API has not', () => {
  const everyDay = [0, 1, 2, 3, 4, 5, 6] as const;
  const zone = zoneAtOne();
  const one: ReportRoute = { name: 'reports', tab: 'history', zone, range: 'last30', widgetId: 11 };
  const found = (page: Page) => waitFor(() => expect(page.current.search?.status).toBe('ready'), patience);

  async function totalOf(route: ReportRoute) {
    const { result, unmount } = await open({ route });
    await shown(result);
    const total = rowsOf(result)?.total ?? 0;
    unmount();
    return total;
  }

  it('finds each chat in exactly one half of the day, on the clocks of the zone', async () => {
    const all = await totalOf(one);
    const early = await totalOf({ ...one, filters: { hours: { days: everyDay, from: 0, to: 12 } } });
    const late = await totalOf({ ...one, filters: { hours: { days: everyDay, from: 12, to: 24 } } });
    expect(all).toBeGreaterThan(15);
    expect(early * late).toBeGreaterThan(0);
    expect(early + late).toBe(all);
  });

  it('searches right away, shows its pages, and writes exactly these chats into a file', async () => {
    const filters = { hours: { days: everyDay, from: 0, to: 12 } };
    const release = hold('perPage=1000');
    const { result } = await open({ route: { ...one, filters } });
    await waitFor(() => expect(result.current.search?.status).toBe('running'), patience);
    expect(result.current.download?.block).toBe('loading');
    expect(blocksOf(result.current)).toEqual([]);
    release();
    await found(result);
    await shown(result);
    const { total = 0, chats = [] } = rowsOf(result) ?? {};
    const clock = new Intl.DateTimeFormat('en', { hour: 'numeric', hourCycle: 'h23', timeZone: zone });
    expect(chats.every(({ startedAt }) => Number(clock.format(startedAt ?? 0)) < 12)).toBe(true);
    expect(total).toBeGreaterThan(15);
    const before = calls.length;
    act(() => firstOf(result)?.onPageChange(1));
    await waitFor(() => expect(firstOf(result)?.page).toBe(1));
    expect(rowsOf(result)?.chats).toHaveLength(Math.min(15, total - 15));
    expect(calls).toHaveLength(before);
    act(() => result.current.download?.onDownload('json', 'Acme'));
    await waitFor(() => expect(result.current.download?.download.status).toBe('done'), patience);
    const file = JSON.parse((await files[0]?.blob.text()) ?? '') as {
      filters: unknown;
      widgets: { chats: unknown[] }[];
    };
    expect(file.filters).toEqual(filters);
    expect(file.widgets[0]?.chats).toHaveLength(total);
  });

  it('works over the one list of all widgets, and is gone when it is removed', async () => {
    const filters = { page: 'no.such.host/' };
    const { result } = await open({ route: { ...one, widgetId: undefined, view: 'all', filters } });
    await found(result);
    await waitFor(() => expect(result.current.allChats?.chats).toMatchObject({ status: 'ready', data: { total: 0 } }));
    expect(result.current.download?.block).toBe('empty');
    act(() => result.current.onFiltersChange({ hours: { days: everyDay, from: 0, to: 24 } }));
    await found(result);
    await waitFor(() =>
      expect(result.current.allChats?.chats).toMatchObject({ data: { total: expect.any(Number) as number } }),
    );
    const { allChats } = result.current;
    const inAll = allChats?.chats.status === 'ready' ? allChats.chats.data.total : 0;
    expect(inAll).toBeGreaterThan(15);
    act(() => result.current.onFiltersChange({}));
    expect(result.current.search).toBeUndefined();
    await waitFor(
      () => expect(result.current.allChats?.chats).toMatchObject({ status: 'ready', data: { total: inAll } }),
      patience,
    );
  });

  it('can be canceled, and starts again', async () => {
    const release = hold('perPage=1000');
    const { result } = await open({ route: { ...one, filters: { page: '' } } });
    await waitFor(() => expect(result.current.search?.status).toBe('running'), patience);
    const cancel = result.current.search?.status === 'running' ? result.current.search.onCancel : undefined;
    act(() => cancel?.());
    expect(result.current.search?.status).toBe('canceled');
    expect(result.current.download?.block).toBe('unfinished');
    release();
    const start = result.current.search?.status === 'canceled' ? result.current.search.onStart : undefined;
    act(() => start?.());
    await found(result);
  });
});

describe('saved views', () => {
  const formOf = (page: Page) => page.current.saved?.newView;
  const submit = (page: Page) => act(async () => Promise.resolve(formOf(page)?.onSubmit()));
  const saveView = async (page: Page, name: string) => {
    act(() => formOf(page)?.onEdit({ name }));
    await submit(page);
    await waitFor(() => expect(formOf(page)?.status).toBe('done'));
  };

  it('refuse a name that is taken from the first try on, in a form that starts over when it is reset', async () => {
    const { result } = await open();
    await shown(result);
    await saveView(result, 'Late');
    act(() => formOf(result)?.onReset());
    await waitFor(() => expect(formOf(result)).toMatchObject({ value: { name: '' }, status: 'idle', errors: {} }));
    act(() => formOf(result)?.onEdit({ name: 'LATE' }));
    expect(formOf(result)?.errors).toEqual({});
    await submit(result);
    await waitFor(() => expect(formOf(result)?.errors).toEqual({ name: 'taken' }));
    act(() => formOf(result)?.onEdit({ name: '' }));
    await waitFor(() => expect(formOf(result)?.errors).toEqual({ name: 'required' }));
    act(() => formOf(result)?.onReset());
    await waitFor(() => expect(formOf(result)?.errors).toEqual({}));
    expect(result.current.saved?.views.map(({ name }) => name)).toEqual(['Late']);
  });

  it('are of one user, so that another one in the same browser sees none', async () => {
    const { result } = renderHook(() => useReportsHistory(), {
      wrapper: wrapperFor(clientFor('admin-token'), { draftStorage: sessionStorage }),
    });
    await waitFor(() => expect(result.current.saved).toBeDefined(), patience);
    await saveView(result, 'Mine');
    const names = Object.keys(sessionStorage).filter((key) => key.includes('history-views'));
    expect(names).toEqual([expect.stringMatching(/:1:101$/)]);
    sessionStorage.clear();
  });

  it('remember filters, range, and zone by name, and are deleted with a way back', async () => {
    const { result } = await open();
    await shown(result);
    act(() => result.current.onFiltersChange({ missed: true }));
    await saveView(result, ' Missed ');
    expect(result.current.route.saved).toBe('Missed');
    expect(result.current.saved).toMatchObject({ isChanged: false, current: { name: 'Missed' } });
    act(() => result.current.onFiltersChange({}));
    expect(result.current.saved?.isChanged).toBe(true);
    const [view] = result.current.saved?.views ?? [];
    act(() => result.current.saved?.onChoose(view));
    expect(result.current.filters).toEqual({ missed: true });
    act(() => view && result.current.saved?.onDelete(view));
    expect(result.current.saved?.views).toEqual([]);
    act(() => view && result.current.saved?.onRestore(view, 0));
    expect(result.current.saved?.views).toEqual([view]);
  });
});

describe('saved views that change elsewhere', () => {
  const formOf = (page: Page) => page.current.saved?.newView;
  const saveView = async (page: Page, name: string) => {
    act(() => formOf(page)?.onReset());
    act(() => formOf(page)?.onEdit({ name }));
    await act(async () => Promise.resolve(formOf(page)?.onSubmit()));
    await waitFor(() => expect(names(page)).toContain(name));
  };
  const names = (page: Page) => page.current.saved?.views.map(({ name }) => name) ?? [];

  it('keep what was saved after a deletion when that is undone', async () => {
    const { result } = await open();
    await shown(result);
    await saveView(result, 'First');
    const { saved } = result.current;
    const [first] = saved?.views ?? [];
    act(() => first && saved?.onDelete(first));
    await saveView(result, 'Second');
    act(() => first && saved?.onRestore(first, 0));
    expect(names(result)).toEqual(['First', 'Second']);
  });

  it('keep what another tab has saved', async () => {
    const openTab = () =>
      renderHook(() => useReportsHistory(), {
        wrapper: wrapperFor(clientFor('admin-token'), { draftStorage: sessionStorage }),
      });
    const [one, other] = [openTab(), openTab()];
    for (const { result } of [one, other]) await waitFor(() => expect(result.current.saved).toBeDefined(), patience);
    await saveView(one.result, 'One');
    await saveView(other.result, 'Other');
    await saveView(one.result, 'Third');
    expect(names(one.result)).toEqual(['One', 'Other', 'Third']);
    sessionStorage.clear();
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
