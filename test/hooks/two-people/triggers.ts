import { QueryClient } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import { expect } from 'vitest';
import { useTriggersTab } from 'chatdeck/hooks';
import type { TriggerDraft, TriggerField } from 'chatdeck/model';
import { triggerFields, triggersSettings } from 'chatdeck/model/settings/triggers/triggers';
import { makeWidgetRecord } from 'chatdeck/testing';
import { clientFor, memoryStorage, wrapperFor } from '../network';
import { makeGate } from './gate';
import type { ListAct, ListPerson, SharedList } from './lists';

const foreign = { uid: 'old', message: 'Old', after: 5, on: ['/'], matchType: 'contains', enabled: true };
const widget = makeWidgetRecord();
const triggerJson = JSON.stringify({ minDelay: 30, triggers: [{ ...foreign, displayStyle: 'peek' }] });

/** A list that is stored as a whole, in one setting. */
export const triggerList: SharedList = {
  records: { widgets: [{ ...widget, settings: { ...widget.settings, triggerJson } }] },
  open: openTriggers,
  async stored() {
    const { ces } = await clientFor('admin-token').users.current();
    const settings = ces.flatMap((row) => (row.status === 'ready' ? [triggersSettings(row.data)] : []))[0] ?? {};
    return Object.entries(settings).flatMap(([name, value]) => (isTrigger(value) ? [[name, value.message]] : []));
  },
};

function openTriggers(token: string, note: (event: string) => void): ListPerson {
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
    wanted: () => own().map((field) => [field, wishes.get(field) ?? '']),
    act(kind: ListAct, at: number) {
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
