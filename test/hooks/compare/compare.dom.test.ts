import { act, cleanup, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Faults } from 'chatdeck/testing';
import type { CellEdit } from 'chatdeck/model';
import { clientFor, makeNetwork } from '../network';
import {
  copyAll,
  fatefulFetch,
  makeDifferent,
  openCompare,
  storedSettings,
  until,
  widgetsIn,
  type Fate,
} from './world';

const network = makeNetwork();
const edit: CellEdit = { widgetId: 12, names: ['onlineTitle'], patch: { onlineTitle: 'Ask us' } };

function isAskedBeforeLeaving(): boolean {
  return !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
}

describe('useCompare', () => {
  it('shows the finished widgets, to agents as well', async () => {
    network.serve();
    const page = await openCompare('agent-token');
    const ids = widgetsIn(page).map(({ widgetId }) => widgetId);
    expect(ids.length).toBeGreaterThan(2);
    expect(Object.keys(await storedSettings()).length).toBeGreaterThan(ids.length);
  });

  it('saves one cell, and says so', async () => {
    network.serve();
    const page = await openCompare();
    act(() => page.current.onSave?.(edit));
    await waitFor(() => expect(page.current.cells).toMatchObject([{ ...edit, status: 'saved' }]));
    expect((await storedSettings())['12']?.onlineTitle).toBe('Ask us');
    expect(widgetsIn(page).find(({ widgetId }) => widgetId === 12)?.settings.onlineTitle).toBe('Ask us');
  });

  it('keeps what was typed when a save fails, and saves it the next time', async () => {
    const faults: Faults = { updateConfig: { status: 500 } };
    network.serve({ faults });
    const page = await openCompare();
    act(() => page.current.onSave?.(edit));
    await waitFor(() => expect(page.current.cells).toMatchObject([{ patch: edit.patch, status: 'failed' }]));
    expect(page.current.cells[0]?.problem?.kind).toBe('server');
    delete faults.updateConfig;
    act(() => page.current.onSave?.(edit));
    await waitFor(() => expect(page.current.cells).toMatchObject([{ status: 'saved' }]));
  });

  it('keeps what someone else saved since the edit began, and what was typed, until it is saved again', async () => {
    network.serve();
    const page = await openCompare();
    const begun = widgetsIn(page).find(({ widgetId }) => widgetId === 12)?.settings.onlineTitle ?? '';
    await clientFor('admin-token').widgets.updateConfig(12, { onlineTitle: 'Theirs' });
    act(() => page.current.onSave?.({ ...edit, base: { onlineTitle: begun } }));
    await waitFor(() => expect(page.current.cells).toMatchObject([{ patch: edit.patch, status: 'failed' }]));
    expect(page.current.cells[0]?.problem?.kind).toBe('conflict');
    expect((await storedSettings())['12']?.onlineTitle).toBe('Theirs');

    act(() => page.current.onSave?.({ ...edit, base: { onlineTitle: 'Theirs' } }));
    await waitFor(() => expect(page.current.cells).toMatchObject([{ status: 'saved' }]));
    expect((await storedSettings())['12']?.onlineTitle).toBe('Ask us');
  });

  it('asks before the page is left while an edit isn’t saved, also once Compare is closed', async () => {
    const faults: Faults = { updateConfig: { status: 500 } };
    network.serve({ faults });
    const page = await openCompare();
    expect(isAskedBeforeLeaving()).toBe(false);
    act(() => page.current.onSave?.(edit));
    expect(isAskedBeforeLeaving()).toBe(true);
    await waitFor(() => expect(page.current.cells[0]?.status).toBe('failed'));
    expect(isAskedBeforeLeaving()).toBe(true);
    cleanup();
    expect(isAskedBeforeLeaving()).toBe(true);
    act(() => page.current.onDiscard(edit));
    await waitFor(() => expect(isAskedBeforeLeaving()).toBe(false));
  });

  it('asks before the page is left while a copy runs', async () => {
    network.serve();
    await makeDifferent();
    const page = await openCompare();
    const copied = copyAll(page);
    expect(isAskedBeforeLeaving()).toBe(true);
    await copied;
    expect(isAskedBeforeLeaving()).toBe(false);
  });

  it('keeps an edit that cannot be saved as it is, without a call', async () => {
    network.serve();
    const calls: string[] = [];
    const page = await openCompare('admin-token', { fetch: fatefulFetch([], calls) });
    const before = calls.length;
    act(() => page.current.onKeep(edit));
    await waitFor(() => expect(page.current.cells).toEqual([{ ...edit, status: 'failed' }]));
    expect(calls.length).toBe(before);
  });

  it('forgets a failed edit that is discarded', async () => {
    network.serve({ faults: { updateConfig: { status: 500 } } });
    const page = await openCompare();
    act(() => page.current.onSave?.(edit));
    await waitFor(() => expect(page.current.cells).toHaveLength(1));
    await waitFor(() => expect(page.current.cells[0]?.status).toBe('failed'));
    act(() => page.current.onDiscard(edit));
    await waitFor(() => expect(page.current.cells).toEqual([]));
  });

  it('ends a copy after the widget that it was stopped at, and continues it', async () => {
    network.serve();
    await makeDifferent();
    let page = await openCompare();
    const stopAtFirst: typeof fetch = async (input, init) => {
      const request = new Request(input, init);
      if (request.method === 'PUT') page.current.onCopyCancel();
      return fetch(request);
    };
    page = await openCompare('admin-token', { fetch: stopAtFirst });
    await copyAll(page);
    const statuses = () => page.current.copy?.items.map(({ status }) => status) ?? [];
    expect(statuses()[0]).toBe('saved');
    expect(new Set(statuses().slice(1))).toEqual(new Set(['canceled']));
    await until(page, () => page.current.onCopyRetry());
    expect(statuses().filter((status) => status === 'saved')).toHaveLength(2);
  });

  it('tells the change log of all admins what was copied, and what was undone', async () => {
    network.serve();
    await makeDifferent();
    const page = await openCompare();
    const ways = async (widgetId: number) => {
      const log = await clientFor('admin-token').widgets.listChanges(widgetId);
      return log.map(({ how }) => how);
    };
    const before = await ways(12);
    await copyAll(page);
    expect(await ways(12)).toEqual(['copy', ...before]);
    await until(page, () => page.current.onCopyUndo());
    expect(await ways(12)).toEqual(['undo', 'copy', ...before]);
    act(() => page.current.onSave?.(edit));
    await waitFor(() => expect(page.current.cells).toMatchObject([{ status: 'saved' }]));
    expect(await ways(12)).toEqual(['form', 'undo', 'copy', ...before]);
  });

  it('tries again for one widget only', async () => {
    network.serve();
    await makeDifferent();
    const fates: Fate[] = [];
    const page = await openCompare('admin-token', { fetch: fatefulFetch(fates) });
    fates.push('answered', 'refused', 'answered', 'refused');
    await copyAll(page);
    const failed = page.current.copy?.items.filter(({ status }) => status === 'failed') ?? [];
    expect(failed.length).toBe(2);
    await until(page, () => page.current.onCopyRetry(failed[1]?.widgetId));
    const left = page.current.copy?.items.filter(({ status }) => status === 'failed') ?? [];
    expect(left.map(({ widgetId }) => widgetId)).toEqual([failed[0]?.widgetId]);
  });
});
