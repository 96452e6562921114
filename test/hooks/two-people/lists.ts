import { QueryClient } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import fc from 'fast-check';
import { expect, vi } from 'vitest';
import { useTriggersTab } from 'chatdeck/hooks';
import type { TriggerDraft, TriggerField } from 'chatdeck/model';
import { triggerFields, triggersSettings } from 'chatdeck/model/settings/triggers/triggers';
import { makeAccountRecord, makeDataset, makeUserRecord, makeWidgetRecord } from 'chatdeck/testing';
import { clientFor, memoryStorage, wrapperFor, type makeNetwork } from '../network';
import { makeGate, type Fate } from './gate';
import { turn } from './world';

/** Something that one of two people does to the list, or that happens on the network. */
export interface ListStep {
  kind: 'add' | 'edit' | 'remove' | 'save' | 'regret' | 'takeBack' | 'onUndo' | 'onRedo' | 'refetch' | Fate;
  who: 0 | 1;
  /** Which of several. */
  at: number;
}

const kinds: readonly { weight: number; kind: ListStep['kind'] }[] = [
  { weight: 5, kind: 'add' },
  { weight: 5, kind: 'edit' },
  { weight: 1, kind: 'remove' },
  { weight: 6, kind: 'save' },
  { weight: 2, kind: 'takeBack' },
  { weight: 2, kind: 'regret' },
  { weight: 2, kind: 'onUndo' },
  { weight: 1, kind: 'onRedo' },
  { weight: 2, kind: 'refetch' },
  { weight: 16, kind: 'pass' },
  { weight: 2, kind: 'lost' },
  { weight: 1, kind: 'refused' },
  { weight: 3, kind: 'kept' },
];
export const listLives = fc.array(
  fc.record<ListStep>({
    kind: fc.oneof(...kinds.map(({ weight, kind }) => ({ weight, arbitrary: fc.constant(kind) }))),
    who: fc.constantFrom(0, 1),
    at: fc.nat(7),
  }),
  { minLength: 20, maxLength: 50 },
);

const foreign = { uid: 'old', message: 'Old', after: 5, on: ['/'], matchType: 'contains', enabled: true };
/** More rounds than all saves take. */
const MANY = 60;

/** Two people who each edit triggers of their own in one list; rejects if any item is lost. */
export async function liveWithList(
  network: ReturnType<typeof makeNetwork>,
  steps: readonly ListStep[],
  note: (event: string) => void = () => undefined,
) {
  const widget = makeWidgetRecord();
  const triggerJson = JSON.stringify({ minDelay: 30, triggers: [{ ...foreign, displayStyle: 'peek' }] });
  const dataset = makeDataset({
    accounts: [makeAccountRecord({ planId: 'business-monthly' })],
    users: [makeUserRecord(), makeUserRecord({ id: 102, email: 'luis@acme.test', isAdmin: false })],
    widgets: [{ ...widget, settings: { ...widget.settings, triggerJson } }],
  });
  network.serve({ scenario: { dataset, token: 'admin-token', signIns: { 'admin-token': 101, 'agent-token': 102 } } });
  const people = [openList('admin-token', note), openList('agent-token', note)] as const;
  const held = () => people.flatMap((person) => person.held());

  async function settle() {
    do await turn();
    while (people.some((person) => person.isServing()));
    await turn();
    for (const person of people) if (person.isReady()) person.check();
  }
  async function calmDown() {
    for (let round = 0; round < MANY; round += 1) {
      for (const { release } of held()) release('pass');
      await settle();
      await act(() => vi.advanceTimersByTimeAsync(1000));
      await settle();
      if (held().length === 0 && people.every((person) => person.isReady() && !person.isSaving())) return;
    }
    throw new Error('It never ends');
  }

  await calmDown();
  for (const { kind, who, at } of steps) {
    const person = people[who];
    if (kind === 'pass' || kind === 'lost' || kind === 'refused' || kind === 'kept') {
      held()[at % Math.max(1, held().length)]?.release(kind);
    } else if (kind === 'regret') {
      // A save that is seen to its end, and taken back then.
      person.complete();
      person.act('save', at);
      await calmDown();
      person.act('takeBack', at);
    } else person.act(kind, at);
    await settle();
  }
  await calmDown();
  for (const person of people) {
    person.act('refetch', 0);
    await calmDown();
    person.complete();
    person.act('save', 0);
    await calmDown();
  }
  const { ces } = await clientFor('admin-token').users.current();
  const stored = ces.flatMap((row) => (row.status === 'ready' ? [triggersSettings(row.data)] : []))[0] ?? {};
  const messages = Object.entries(stored).flatMap(([name, value]) => (isTrigger(value) ? [[name, value.message]] : []));
  const wanted = people.flatMap((person) => person.wanted());
  expect(messages.toSorted()).toEqual([['trigger:old', 'Old'], ...wanted].toSorted());
}

/** One person at the Triggers tab, and what they want each of their items to say. */
function openList(token: string, note: (event: string) => void) {
  const wishes = new Map<TriggerField, string | undefined>();
  const gate = makeGate({
    onAsk: () => undefined,
    onServe: () => undefined,
    onDeliver: () => undefined,
    onKeep: () => note('a save is answered with the old list'),
  });
  const cache = new QueryClient();
  const client = clientFor(token, { fetch: gate.fetch, timeoutMs: 1e9 });
  const wrapper = wrapperFor(client, { draftStorage: memoryStorage(), queryClient: cache });
  const tab = renderHook(() => useTriggersTab(11), { wrapper });
  const editor = () => {
    const { editor: current } = tab.result.current;
    if (current.status !== 'ready') throw new Error(`The editor is not ready but ${current.status}`);
    return current.data.live?.get() ?? current.data;
  };
  const shown = (field: TriggerField) => editor().value[field]?.message;
  const own = () => [...wishes.keys()].filter((field) => wishes.get(field) !== undefined);
  const learn = (names: readonly string[]) => {
    for (const name of names as TriggerField[]) if (wishes.has(name)) wishes.set(name, shown(name));
  };
  function say(field: TriggerField, message: string) {
    const trigger: TriggerDraft = { ...(editor().value[field] as TriggerDraft), message, on: ['/'] };
    act(() => editor().onEdit({ [field]: trigger }));
    wishes.set(field, message);
  }

  return {
    held: () => gate.held,
    isServing: () => gate.isServing(),
    isReady: () => tab.result.current.editor.status === 'ready',
    isSaving: () => editor().sections.triggers.status === 'saving',
    wanted: () => own().map((field) => [field, wishes.get(field)]),
    act(kind: Exclude<ListStep['kind'], Fate | 'regret'>, at: number) {
      const field = own()[at % Math.max(1, own().length)];
      if (kind === 'add') {
        const before = new Set(triggerFields(editor().value));
        act(() => tab.result.current.onTriggerAdd());
        const added = triggerFields(editor().value).find((each) => !before.has(each));
        if (added) say(added, `new ${at}`);
      } else if (kind === 'edit' && field) say(field, `edited ${at}`);
      else if (kind === 'remove' && field && !editor().saved[field]) {
        act(() => tab.result.current.onTriggerDelete(field));
        wishes.set(field, undefined);
      } else if (kind === 'save') act(() => editor().sections.triggers.onSave());
      else if (kind === 'refetch') act(() => void cache.invalidateQueries());
      else if (kind === 'takeBack') {
        const [offer] = editor().offers ?? [];
        if (!offer) return;
        note('a save is taken back');
        act(() => offer.onUse());
        learn(offer.names);
      } else if (kind === 'onUndo' || kind === 'onRedo') {
        let names: readonly string[] = [];
        act(() => {
          names = editor().history?.[kind]() ?? [];
        });
        if (names.length > 0) note('an edit is undone or repeated');
        learn(names);
      }
    },
    /** An item of which only the adding is left cannot be saved. */
    complete() {
      for (const field of own()) if (wishes.get(field) === '') say(field, 'whole');
    },
    check() {
      for (const [field, message] of wishes) expect(shown(field), field).toBe(message);
    },
  };
}

function isTrigger(value: unknown): value is TriggerDraft {
  return typeof value === 'object' && value !== null && 'message' in value;
}
