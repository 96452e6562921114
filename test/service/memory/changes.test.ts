import { createMemoryStore } from 'chatdeck/service';
import { scenarios, signedInDataset } from 'chatdeck/testing';
import { expect, test } from 'vitest';

test('the change log ends with its widget, and after 90 days', async () => {
  const store = createMemoryStore();
  const now = new Date('2026-11-25T09:00:00Z');
  const dataset = await signedInDataset(scenarios.busyAccount(now), now);
  await store.load(dataset);
  const [widget] = dataset.widgets;
  if (!widget || !store.changes) throw new Error('the store keeps no changes');
  const day = 24 * 60 * 60 * 1000;
  const add = (at: number, since: number) =>
    store.changes?.add({ widgetId: widget.id, at: new Date(at), who: '', how: 'form', changes: [] }, new Date(since));
  await add(0, 0);
  await add(50 * day, 0);
  await add(100 * day, 10 * day);
  expect((await store.changes.list(widget.id, new Date(0), 9)).map(({ at }) => at.getTime() / day)).toEqual([100, 50]);
  expect(await store.changes.list(widget.id, new Date(60 * day), 9)).toHaveLength(1);
  expect(await store.changes.list(widget.id, new Date(0), 1)).toHaveLength(1);
  await store.widgets.remove(widget.accountId, widget.id);
  expect(await store.changes.list(widget.id, new Date(0), 9)).toEqual([]);
  await add(101 * day, 0);
  expect(await store.changes.list(widget.id, new Date(0), 9)).toEqual([]);
});

test('the change log of an idle widget ends after 90 days, when another widget of its account changes', async () => {
  const store = createMemoryStore();
  const now = new Date('2026-11-25T09:00:00Z');
  const dataset = await signedInDataset(scenarios.busyAccount(now), now);
  await store.load(dataset);
  const [idle, busy] = dataset.widgets;
  if (!idle || !busy || !store.changes) throw new Error('the store keeps no changes');
  const entry = { at: new Date(0), who: '', how: 'form' as const, changes: [] };
  await store.changes.add({ ...entry, widgetId: idle.id }, new Date(0));
  await store.changes.add({ ...entry, widgetId: busy.id, at: now }, new Date(1));
  expect(await store.changes.list(idle.id, new Date(0), 9)).toEqual([]);
});
