import { act, renderHook, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { useOperatingHoursTab, useReportsCoverage } from 'chatdeck/hooks';
import type { ReportFile, ReportRoute, ReportsCoverageProps } from 'chatdeck/model';
import {
  makeAccountRecord,
  makeChat,
  makeDataset,
  makeOverviewStats,
  makeUserRecord,
  makeWidgetRecord,
  type Scenario,
} from 'chatdeck/testing';
import { clientFor, makeNetwork, wrapperFor } from '../network';

const network = makeNetwork();
const zone = 'UTC';
const office = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, ceId: 11, start: 900, end: 1700 }));

interface Server {
  /** Missed chats before 9 on weekdays; newest first. */
  chats: number;
  /** When they start, in turn. */
  started: string[];
  /** What the overview counts. */
  counted: number;
  pages: number[];
  /** Pages that fail. */
  broken: Set<number>;
  /** Ranges with their pages, as asked for; those of a held start date wait. */
  asked: string[];
  held: Map<string, Promise<void>>;
}
let server: Server;

beforeEach(() => {
  server = {
    chats: 50,
    started: [2, 3, 4, 5, 6].map((day) => `2025-06-0${day}T08:10:00Z`),
    counted: 50,
    pages: [],
    broken: new Set(),
    asked: [],
    held: new Map(),
  };
  serve({ operatingHours: office, onOffSchedule: true, tz: zone });
});

/** A network with one widget, whose chats the test decides on. */
function serve(settings: object) {
  const widget = makeWidgetRecord();
  const scenario: Scenario = {
    dataset: makeDataset({
      accounts: [makeAccountRecord()],
      users: [makeUserRecord()],
      widgets: [{ ...widget, settings: { ...widget.settings, ...settings } }],
    }),
    token: 'admin-token',
    signIns: { 'admin-token': 101 },
  };
  network.serve({ scenario });
  network.server.use(
    http.get('*/v1/reports/11/overview', () => {
      const stats = makeOverviewStats();
      return HttpResponse.json({ ...stats, totalStats: { ...stats.totalStats, totalChats: server.counted } });
    }),
    http.get('*/v1/reports/11/chats', async ({ request }) => {
      const query = new URL(request.url).searchParams;
      const [page, start] = [Number(query.get('page')), query.get('startDate')?.slice(0, 10) ?? ''];
      server.pages.push(page);
      server.asked.push(`${start} ${page}`);
      await server.held.get(start);
      if (server.broken.has(page)) return HttpResponse.json({ Message: 'Not today.' }, { status: 400 });
      const length = Math.max(0, Math.min(1000, server.chats - page * 1000));
      const chats = Array.from({ length }, (_, index) =>
        makeChat({
          title: `${page} ${index}`,
          startedAt: server.started[index % server.started.length] ?? '',
          agentName: '',
        }),
      );
      return HttpResponse.json({ chats, totalChats: server.chats });
    }),
  );
}

const route: ReportRoute = { name: 'reports', tab: 'coverage', range: { from: '2025-06-02', to: '2025-06-08' }, zone };

function openCoverage() {
  const files: ReportFile[] = [];
  const opened = renderHook(
    () => ({
      report: useReportsCoverage({ route, onNavigate, onFile: (file) => void files.push(file) }),
      hours: useOperatingHoursTab(11),
    }),
    {
      wrapper: wrapperFor(clientFor('admin-token')),
    },
  );
  return { ...opened, files, block: () => blockOf(opened.result.current.report) };
}

function blockOf({ blocks }: ReportsCoverageProps) {
  const [block] = blocks.status === 'ready' ? blocks.data : [];
  if (!block) throw new Error(`The coverage is ${blocks.status}.`);
  return block;
}

type Opened = ReturnType<typeof openCoverage>;

/** The state of the count, once it is as expected. */
async function countOf<Status extends string>({ block }: Opened, status: Status) {
  return waitFor(() => {
    const { starts } = block();
    if (starts.status !== status) throw new Error(`The count is ${starts.status}.`);
    return starts as Extract<typeof starts, { status: Status }>;
  });
}

describe('useReportsCoverage', () => {
  it('counts the chats of the first widget by hour, and offers the hours in which they were missed', async () => {
    const opened = openCoverage();
    const { data, counted } = await countOf(opened, 'ready');
    expect(data.shown[1][8]).toEqual({ chats: 10, missed: 10 });
    expect(counted).toEqual({ dates: { start: '2025-06-02', end: '2025-06-08' }, chats: 50, leftOut: 0 });
    await waitFor(() => expect(opened.block().offer?.advice).toMatchObject({ from: 8, to: 9, missed: 50 }));
    expect(opened.block().planned?.[1][9]).toBe(1);
  });

  it.each(['UTC', 'America/Los_Angeles', 'Asia/Kathmandu', 'Pacific/Kiritimati'])(
    'never offers hours that are planned already, whatever the report’s dates are in %s',
    async (tz) => {
      const week = [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, ceId: 11, start: 0, end: 2345 }));
      serve({ operatingHours: week, onOffSchedule: true, tz });
      server.started = ['2025-06-02T00:10:00Z', '2025-06-08T23:10:00Z'];
      const opened = openCoverage();
      await countOf(opened, 'ready');
      await waitFor(() => expect(opened.block().online.status).toBe('ready'));
      expect(opened.block().offer).toBeUndefined();
    },
  );

  it('writes what it shows into a file, once all of it has loaded', async () => {
    const opened = openCoverage();
    expect(opened.result.current.report.download?.block).toBe('loading');
    await countOf(opened, 'ready');
    await waitFor(() => expect(opened.result.current.report.download?.block).toBeUndefined());
    act(() => opened.result.current.report.download?.onDownload('csv', 'Acme'));
    const [file] = opened.files;
    expect(file?.name).toMatch(/_coverage_acme_output\.csv$/);
    const text = (await file?.blob.text()) ?? '';
    expect(text).toContain(',hour,2025-06-02,2025-06-08,UTC,Monday,08:00,09:00,UTC,10,10,0,0,');
    expect(text).toContain(
      ',suggestion,2025-06-02,2025-06-08,UTC,Monday Tuesday Wednesday Thursday Friday,08:00,09:00,UTC,50,50,',
    );
  });

  it('adds the hours to the draft of the operating hours, which are saved there', async () => {
    const opened = openCoverage();
    await countOf(opened, 'ready');
    await waitFor(() => expect(opened.block().onAddHours).toBeDefined());
    act(() => opened.block().onAddHours?.());
    const editor = await waitFor(() => {
      const { editor } = opened.result.current.hours;
      if (editor.status !== 'ready') throw new Error('The hours are not ready.');
      expect(editor.data.sections.schedule.status).toBe('dirty');
      return editor.data;
    });
    expect(editor.value.weekHours?.[1]).toEqual([{ start: 800, end: 1700 }]);
    expect(editor.value.weekHours?.[0]).toEqual([]);
    expect(editor.history?.canUndo).toBe(true);
    act(() => editor.sections.schedule.onSave());
    await waitFor(
      () => {
        const saved = opened.result.current.hours.editor;
        expect(saved.status === 'ready' && saved.data.saved.weekHours?.[1]).toEqual([{ start: 800, end: 1700 }]);
      },
      { timeout: 5000 },
    );
  });

  it('turns on a schedule that was off, with hours to begin with', async () => {
    serve({ operatingHours: [], onOffSchedule: false, tz: 'UTC' });
    const opened = openCoverage();
    await waitFor(() => expect(opened.block().onAddHours).toBeDefined());
    expect(opened.block().planned).toBeUndefined();
    act(() => opened.block().onAddHours?.());
    await waitFor(() => {
      const { editor } = opened.result.current.hours;
      expect(editor.status === 'ready' && editor.data.value).toMatchObject({ onOffSchedule: true, tz: zone });
    });
  });

  it.each([
    [5000, 'ready'],
    [5001, 'waiting'],
  ])('of %i chats is %s without being asked', async (counted, status) => {
    server.counted = counted;
    const opened = openCoverage();
    await countOf(opened, status);
    if (status === 'waiting') expect(server.pages).toEqual([]);
  });

  it('reads many chats when asked, can be canceled, and starts again', async () => {
    Object.assign(server, { chats: 1500, counted: 6000 });
    const opened = openCoverage();
    const waiting = await countOf(opened, 'waiting');
    expect(waiting.chats).toBe(6000);
    act(() => waiting.onStart());
    const running = await countOf(opened, 'running');
    act(() => running.onCancel());
    const canceled = await countOf(opened, 'canceled');
    act(() => canceled.onStart());
    const { data } = await countOf(opened, 'ready');
    expect(data.shown[1][8]?.chats).toBe(300);
  });

  it('continues from the first missing page after a failure', async () => {
    Object.assign(server, { chats: 1500, counted: 1500 });
    server.broken.add(1);
    const opened = openCoverage();
    const stopped = await countOf(opened, 'stopped');
    expect(stopped).toMatchObject({ done: 1000, total: 1500, failure: { problem: { serverMessage: 'Not today.' } } });
    server.broken.clear();
    server.pages = [];
    act(() => stopped.onResume());
    await countOf(opened, 'ready');
    expect(server.pages).toEqual([1]);
  });

  it('stops reading when another range is chosen, and shows no late answer', async () => {
    let letGo: () => void = () => undefined;
    server.held.set('2025-06-02', new Promise((resolve) => (letGo = resolve)));
    const reads: AbortSignal[] = [];
    const watching: typeof fetch = (...request) => {
      const asked = new Request(...request);
      if (/chats\?.*2025-06-02/.test(asked.url)) reads.push(asked.signal);
      return fetch(asked);
    };
    const opened = renderHook(({ at }: { at: ReportRoute }) => useReportsCoverage({ route: at, onNavigate }), {
      wrapper: wrapperFor(clientFor('admin-token', { fetch: watching })),
      initialProps: { at: route },
    });
    await waitFor(() => expect(server.asked).toContain('2025-06-02 0'));
    expect(reads.at(-1)?.aborted).toBe(false);
    opened.rerender({ at: { ...route, range: { from: '2025-06-03', to: '2025-06-08' } } });
    await waitFor(() => expect(blockOf(opened.result.current).starts.status).toBe('ready'));
    expect(reads.every(({ aborted }) => aborted)).toBe(true);
    const shown = blockOf(opened.result.current).starts;
    letGo();
    // An answer to a later question comes after that one.
    await clientFor('admin-token').users.current();
    expect(blockOf(opened.result.current).starts).toEqual(shown);
  });

  it('keeps what it counted for the next visit', async () => {
    const wrapper = wrapperFor(clientFor('admin-token'));
    const opened = renderHook(({ at }: { at: ReportRoute }) => useReportsCoverage({ route: at, onNavigate }), {
      wrapper,
      initialProps: { at: route },
    });
    const isReady = () => expect(blockOf(opened.result.current).starts.status).toBe('ready');
    await waitFor(isReady);
    opened.rerender({ at: { ...route, range: { from: '2025-06-02', to: '2025-06-07' } } });
    await waitFor(isReady);
    server.pages = [];
    opened.rerender({ at: route });
    await waitFor(isReady);
    expect(server.pages).toEqual([]);
  });
});

function onNavigate() {
  return undefined;
}
