import { describe, expect, it } from 'vitest';
import { exportChats, type ChatExport, type ChatExportOptions } from 'chatdeck/client/chat-export';
import type { ReadChats } from 'chatdeck/client/chat-reading';
import { calls, makeProblem, problemError, readAnswer, type Chats } from 'chatdeck/model';
import { makeChat } from 'chatdeck/testing';

interface Asked {
  widgetId: string | number;
  page: number;
  signal: AbortSignal;
  /** Answers with that page of so many chats; `total` where the server counts others. */
  answer(count: number, total?: number): Promise<void>;
  fail(): Promise<void>;
}

const settled = () => new Promise<void>((resolve) => setTimeout(resolve));

/** An export over a server whose answers the test gives by hand. */
function begin(options: Partial<ChatExportOptions> = {}) {
  const asked: Asked[] = [];
  const readChats: ReadChats = (widgetId, { page }, { signal }) =>
    new Promise<Chats>((resolve, reject) => {
      asked.push({
        widgetId,
        page,
        signal,
        answer(count, total = count) {
          const length = Math.max(0, Math.min(1000, count - page * 1000));
          const rows = Array.from({ length }, (_, index) => makeChat({ title: `${count - page * 1000 - index}` }));
          resolve(readAnswer(calls.chatsReport.answer, { chats: rows, totalChats: total }));
          return settled();
        },
        fail() {
          reject(problemError(makeProblem('offline')));
          return settled();
        },
      });
    });
  const job = exportChats(readChats, {
    format: 'json',
    widgets: [{ id: 11, name: 'website' }],
    dates: { start: '2025-06-01', end: '2025-06-30' },
    zone: 'UTC',
    filters: {},
    ...options,
  });
  const last = () => {
    const call = asked.at(-1);
    if (!call) throw new Error('Nothing was asked for.');
    return call;
  };
  return { job, asked, last };
}

/** The titles of the chats in the file of each widget. */
async function titlesIn({ state }: ChatExport): Promise<string[][]> {
  if (state.status !== 'done') throw new Error(`The export is ${state.status}.`);
  const file = JSON.parse(await new Blob([...state.result]).text()) as { widgets: { chats: { title: string }[] }[] };
  return file.widgets.map((widget) => widget.chats.map(({ title }) => title));
}

const numbered = (count: number) => Array.from({ length: count }, (_, index) => `${count - index}`);

describe('an export of the history', () => {
  it('reads every page of every widget, and says how far it is', async () => {
    const { job, asked, last } = begin({
      widgets: [
        { id: 11, name: 'a' },
        { id: 12, name: 'b', expected: 5 },
      ],
    });
    expect(job.state).toEqual({ status: 'running', done: 0, total: null });
    await last().answer(2500);
    expect(job.state).toEqual({ status: 'running', done: 1000, total: 2505 });
    await last().answer(2500);
    await last().answer(2500);
    await last().answer(3);
    expect(asked.map(({ widgetId, page }) => [widgetId, page])).toEqual([
      [11, 0],
      [11, 1],
      [11, 2],
      [12, 0],
    ]);
    expect(job.state).toMatchObject({ status: 'done', done: 2503, total: 2503 });
    expect(await titlesIn(job)).toEqual([numbered(2500), numbered(3)]);
  });

  it('is a file without chats where there are none', async () => {
    const { job, last } = begin();
    await last().answer(0);
    expect(await titlesIn(job)).toEqual([[]]);
  });

  it('waits while it is paused, and asks again for the page that it was waiting for', async () => {
    const { job, asked, last } = begin();
    await last().answer(1500);
    const late = last();
    job.pause();
    expect(late.signal.aborted).toBe(true);
    expect(job.state).toMatchObject({ status: 'paused', done: 1000, total: 1500 });
    await late.answer(1500);
    expect(job.state).toMatchObject({ status: 'paused', done: 1000 });
    job.resume();
    expect(asked.map(({ page }) => page)).toEqual([0, 1, 1]);
    await last().answer(1500);
    expect(await titlesIn(job)).toEqual([numbered(1500)]);
  });

  it.each([
    [10_000_000, 'running'],
    [10_000_001, 'failed'],
    [1e300, 'failed'],
  ])('has a guard against a server that counts without end: %d chats, %s', async (total, status) => {
    const { job, last } = begin();
    await last().answer(2500, total);
    expect(job.state.status).toBe(status);
    const problem = { kind: 'unexpectedAnswer', path: 'totalChats' };
    if (status === 'failed') expect(job.state).toMatchObject({ failure: { kind: 'problem', problem } });
  });

  it('has a guard against a server that sends the same page without end', async () => {
    let reads = 0;
    const chats = readAnswer(calls.chatsReport.answer, {
      chats: Array.from({ length: 1000 }, (_, index) => makeChat({ title: `${index}` })),
      totalChats: 5_000_000,
    });
    const { state, subscribe } = exportChats(
      () => {
        reads += 1;
        return Promise.resolve(chats);
      },
      {
        format: 'json',
        widgets: [{ id: 11, name: 'website' }],
        dates: { start: '2025-06-01', end: '2025-06-30' },
        zone: 'UTC',
        filters: {},
      },
    );
    expect(state.status).toBe('running');
    const failure = await new Promise((resolve) => {
      subscribe((next) => next.status === 'failed' && resolve(next.failure));
    });
    expect(failure).toMatchObject({ kind: 'changed' });
    // The first two pages, three times.
    expect(reads).toBe(6);
  });

  it('continues after a failure from where it stopped', async () => {
    const { job, asked, last } = begin();
    await last().answer(1500);
    await last().fail();
    expect(job.state).toMatchObject({
      status: 'failed',
      failure: { kind: 'problem', problem: { kind: 'offline' } },
      done: 1000,
    });
    job.resume();
    await last().answer(1500);
    expect(asked).toHaveLength(3);
    expect(await titlesIn(job)).toEqual([numbered(1500)]);
  });

  it('ends when it is canceled, whatever comes afterwards', async () => {
    const { job, asked, last } = begin();
    await last().answer(1500);
    const late = last();
    job.cancel();
    await late.answer(1500);
    job.resume();
    expect(job.state).toMatchObject({ status: 'canceled', done: 0 });
    expect(asked).toHaveLength(2);
  });

  it('cannot be taken back once it is done', async () => {
    const { job, last } = begin();
    await last().answer(2);
    for (const change of [job.cancel, job.pause, job.resume, job.accept]) change();
    expect(job.state).toMatchObject({ status: 'done', done: 2 });
    expect(await titlesIn(job)).toEqual([numbered(2)]);
  });

  it('is canceled once, however often that is asked for', async () => {
    const { job, last } = begin();
    const seen: string[] = [];
    job.subscribe(({ status }) => seen.push(status));
    await last().answer(1500);
    job.cancel();
    job.cancel();
    expect(seen).toEqual(['running', 'canceled']);
  });

  it('that has failed stays failed when it is paused, and runs again when it is resumed', async () => {
    const { job, last } = begin();
    await last().answer(1500);
    job.accept();
    expect(job.state.status).toBe('running');
    await last().fail();
    job.pause();
    job.accept();
    expect(job.state).toMatchObject({ status: 'failed', failure: { kind: 'problem' } });
    job.resume();
    expect(job.state).toEqual({ status: 'running', done: 1000, total: 1500 });
  });

  it('asks for nothing more after a listener has paused it', async () => {
    const { job, asked, last } = begin();
    job.subscribe(() => job.pause());
    await last().answer(2500);
    expect(job.state).toEqual({ status: 'paused', done: 1000, total: 2500 });
    expect(asked).toHaveLength(1);
  });

  it.each([
    ['acme.test/shipping', numbered(2)],
    ['acme.test/', []],
  ])('of the page %s has the chats that began there, by which no server filters', async (page, titles) => {
    const { job, last } = begin({ filters: { page } });
    await last().answer(2);
    expect(await titlesIn(job)).toEqual([titles]);
  });

  it('has each chat once although newer ones arrive during the export', async () => {
    const { job, last } = begin();
    await last().answer(1500);
    await last().answer(1503);
    expect(await titlesIn(job)).toEqual([numbered(1500)]);
  });

  it('starts over if chats disappear during the export, and gives up if that keeps happening', async () => {
    const { job, asked, last } = begin();
    await last().answer(1500);
    await last().answer(1400);
    expect(job.state).toMatchObject({ status: 'running', done: 0 });
    await last().answer(1400);
    await last().answer(1300);
    await last().answer(1300);
    await last().answer(1200);
    expect(job.state).toMatchObject({ status: 'failed', failure: { kind: 'changed', widget: { name: 'website' } } });
    job.accept();
    expect(job.state.status).toBe('failed');
    job.resume();
    await last().answer(1200);
    await last().answer(1100);
    expect(job.state).toMatchObject({ status: 'running', done: 0 });
    await last().answer(1100);
    await last().answer(1100);
    expect(asked.map(({ page }) => page)).toEqual([0, 1, 0, 1, 0, 1, 0, 1, 0, 1]);
    expect(await titlesIn(job)).toEqual([numbered(1100)]);
  });

  it('returns no file with fewer chats than expected, unless the user accepts it', async () => {
    const { job, last } = begin({
      widgets: [
        { id: 11, name: 'a' },
        { id: 12, name: 'b' },
      ],
    });
    for (let round = 0; round < 3; round += 1) await last().answer(7, 9);
    expect(job.state).toMatchObject({
      status: 'failed',
      failure: { kind: 'count', widget: { name: 'a' }, found: 7, expected: 9 },
    });
    job.accept();
    await last().answer(2);
    expect(await titlesIn(job)).toEqual([numbered(7), numbered(2)]);
  });

  it('tells its listeners until they are gone', async () => {
    const { job, last } = begin();
    const seen: string[] = [];
    const stop = job.subscribe(({ status }) => seen.push(status));
    await last().answer(1500);
    stop();
    await last().answer(1500);
    expect(seen).toEqual(['running']);
  });
});
