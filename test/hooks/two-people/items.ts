import { QueryClient } from '@tanstack/react-query';
import { act } from '@testing-library/react';
import { expect } from 'vitest';
import { fieldOf, flatName, uidsOf, type FlatItems } from 'chatdeck/model/collection/collection';
import { jsonEqual } from 'chatdeck/model/core/json-equal';
import { readyRows } from 'chatdeck/model/core/tolerant';
import { makeQuestionGroupRecord, makeSavedReplyRecord } from 'chatdeck/testing';
import { clientFor, memoryStorage, wrapperFor } from '../network';
import { makeGate } from './gate';
import { openGroups, openReplies, type Fields, type ItemTab, type Wrapper } from './item-tabs';
import type { ListAct, ListPerson, SharedList } from './lists';

interface ItemKind {
  /** Which field the text is. */
  field: string;
  open(wrapper: Wrapper): ItemTab;
}

/** Both people use the same names, so that only the texts tell their items apart. */
const labels = ['Hello', 'Shipping'];

const replies: SharedList = {
  records: { savedReplies: [makeSavedReplyRecord({ widgetId: 11, label: 'Hello' })] },
  open: (token, note) => openItems({ field: 'response', open: openReplies }, token, note),
  stored: async () =>
    readyRows(await clientFor('admin-token').savedReplies.list(11)).map(({ label, response }) => [label, response]),
};

const groups: SharedList = {
  records: { questionGroups: [makeQuestionGroupRecord({ label: 'Hello' })] },
  open: (token, note) => openItems({ field: 'prompt', open: openGroups }, token, note),
  stored: async () =>
    readyRows(await clientFor('admin-token').questionGroups.list(11)).map(({ label, prompt }) => [label, prompt]),
};

/** Lists that are stored item by item. */
export const itemLists = { replies, groups };

/** Something that a person has added, and what they want of it: undefined if they took that back. */
interface Thing {
  /** The uid it was added under. */
  uid: string;
  /** How its texts start, in which no other thing's do. */
  mark: string;
  wish: Fields | undefined;
  isRemoved: boolean;
}

/** One person at such a tab. */
function openItems({ field, open }: ItemKind, token: string, note: (event: string) => void): ListPerson {
  const things: Thing[] = [];
  /** What the server has stored for this person, at any time. */
  const versions: FlatItems[] = [];
  const unanswered = new Set<Request>();
  const gate = makeGate({
    onAsk: () => undefined,
    onServe(request, status, body) {
      if (request.method !== 'POST' || status !== 200) return;
      versions.push(body as FlatItems);
      unanswered.add(request);
    },
    onDeliver: (request) => void unanswered.delete(request),
    onKeep: () => undefined,
  });
  const cache = new QueryClient();
  const client = clientFor(token, { fetch: gate.fetch, timeoutMs: 1e9 });
  const tab = open(wrapperFor(client, { draftStorage: memoryStorage(), queryClient: cache }));
  const all = () => {
    const editor = tab.all();
    if (!editor) throw new Error('The list is not ready.');
    return editor.live?.get() ?? editor;
  };
  const isOurs = (name: string) => ['label', field].includes(fieldOf(name));

  const isOf = ({ mark }: Thing, text: unknown) => typeof text === 'string' && text.startsWith(mark);
  /** The uid of an item by now: the server may have named it. */
  function uidOf(thing: Thing): string | undefined {
    const { value, saved } = all();
    const uids = uidsOf(value);
    const isCurrent = (each: string) => [value, saved].some((copy) => isOf(thing, copy[flatName(each, field)]));
    return uids.includes(thing.uid) ? thing.uid : uids.find(isCurrent);
  }
  function shown(thing: Thing): Fields | undefined {
    const { value } = all();
    const uid = uidOf(thing);
    const read = (name: string) => (value[flatName(uid ?? '', name)] ?? '') as string;
    return uid === undefined ? undefined : { label: read('label'), text: read(field) };
  }
  const own = () => things.filter(({ wish, isRemoved }) => wish && !isRemoved);
  const statusOf = (thing: Thing) => all().sections[uidOf(thing) ?? '']?.status;
  const isStored = (thing: Thing) => flatName(uidOf(thing) ?? '', 'label') in all().saved;

  /** What an undo makes of an item is what the person wants then. Returns what it has changed. */
  function travel(go: () => readonly PropertyKey[]): FlatItems {
    const before = all().value;
    const known = things.map((thing) => ({ thing, uid: uidOf(thing) ?? thing.uid }));
    let names: readonly PropertyKey[] = [];
    act(() => {
      names = go();
    });
    const touched = uidsOf(Object.fromEntries(names.map((name) => [name, true])));
    for (const { thing, uid } of known) if (touched.includes(uid)) thing.wish = shown(thing);
    const after = all().value;
    const changed = Object.keys({ ...before, ...after }).filter((name) => !jsonEqual(before[name], after[name]));
    expect(names).toEqual(expect.arrayContaining(changed));
    return Object.fromEntries(changed.map((name) => [name, after[name]]));
  }
  function say(thing: Thing, patch: Partial<Fields>) {
    const form = tab.form(thing.uid);
    expect(form.value, `the form of ${thing.mark}`).toEqual(thing.wish);
    if (statusOf(thing) === 'saving' && !isStored(thing)) note('an item is edited while it is created');
    act(() => form.onEdit(patch));
    thing.wish = { ...form.value, ...patch };
  }
  function remove(thing: Thing) {
    const uid = uidOf(thing);
    if (uid === undefined) return;
    if (isStored(thing) || thing.isRemoved) {
      note('an item is removed');
      thing.isRemoved = true;
      tab.remove(uid);
    } else if (statusOf(thing) === 'dirty' && !versions.some((version) => isOf(thing, version[field]))) {
      note('an item is discarded');
      tab.discard(uid);
      thing.wish = shown(thing);
    }
  }

  const acts: Record<ListAct, (at: number, thing: Thing | undefined) => void> = {
    add(at) {
      const mark = `${token} ${things.length}:`;
      const wish = { label: labels[at % labels.length] ?? '', text: `${mark} ${at}` };
      things.push({ uid: tab.add(wish), mark, wish, isRemoved: false });
    },
    edit(at, thing) {
      if (thing) say(thing, at % 3 === 0 ? { label: `Name ${at}` } : { text: `${thing.mark} ${at}` });
    },
    remove(_at, thing) {
      const removed = things.find((each) => each.isRemoved && uidOf(each) !== undefined);
      const next = removed ?? thing;
      if (next) remove(next);
    },
    save(at, thing) {
      if (at % 2 === 0) act(() => all().onSaveAll());
      else if (thing) act(tab.form(thing.uid).onSave);
    },
    refetch: () => act(() => void cache.invalidateQueries()),
    takeBack() {
      const [offer] = all().offers ?? [];
      if (!offer) return;
      note('a save is taken back');
      const changed = travel(() => {
        offer.onUse();
        return offer.names;
      });
      expect(changed).not.toEqual({});
      for (const [name, value] of Object.entries(changed)) {
        if (isOurs(name)) expect(versions.map((version) => version[fieldOf(name)])).toContain(value);
      }
    },
    onUndo: () => step('onUndo', 'canUndo'),
    onRedo: () => step('onRedo', 'canRedo'),
  };
  function step(way: 'onUndo' | 'onRedo', can: 'canUndo' | 'canRedo') {
    const isOffered = all().history?.[can];
    const changed = travel(() => all().history?.[way]() ?? []);
    expect(Object.keys(changed).length > 0, 'whether a step that is offered changes something').toBe(isOffered);
    if (isOffered) note('an edit is undone or repeated');
  }

  return {
    held: () => gate.held,
    isServing: () => gate.isServing(),
    isReady: () => tab.all() !== undefined,
    isSaving: () => tab.isDeleting() || Object.values(all().sections).some(({ status }) => status === 'saving'),
    wanted: () => own().map(({ wish }) => [wish?.label ?? '', wish?.text ?? '']),
    act(kind, at) {
      acts[kind](at, own()[at % Math.max(1, own().length)]);
    },
    complete() {
      for (const thing of things) if (thing.isRemoved) remove(thing);
      for (const thing of own()) {
        if (thing.wish?.label === '') say(thing, { label: 'Whole' });
        if (thing.wish?.text === '') say(thing, { text: `${thing.mark} whole` });
      }
    },
    check() {
      for (const thing of things.filter(({ isRemoved }) => !isRemoved)) {
        expect(shown(thing), thing.mark).toEqual(thing.wish);
        expect(Object.keys(all().conflicts).filter((name) => uidsOf({ [name]: true })[0] === uidOf(thing))).toEqual([]);
      }
      if (unanswered.size > 0 && gate.held.length === 0) note('the answer to a stored save is lost');
    },
  };
}
