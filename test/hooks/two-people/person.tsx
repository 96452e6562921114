import { QueryClient } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import { expect } from 'vitest';
import { useBehaviorTab } from 'chatdeck/hooks';
import { behaviorSettings, readAnswer, widgetSchema, type BehaviorSettings } from 'chatdeck/model';
import { clientFor, memoryStorage, wrapperFor } from '../network';
import { fieldNames, pickFields, sectionNames, type Edit, type Fields, type SectionName } from './fields';
import { makeGate } from './gate';
import { harmOf, makeIntents, type Flight } from './intents';

/** What the server has, and what has happened so far. */
export interface World {
  stored: Fields | undefined;
  note(event: string): void;
  /** Someone's edit was lost. */
  harm(message: string): void;
}

export type Person = ReturnType<typeof openPerson>;

/** One person at the Behavior tab, in a separate browser. */
export function openPerson(token: string, world: World) {
  const intents = makeIntents();
  const draftStorage = memoryStorage();
  const flights = new WeakMap<Request, Flight>();
  let session = open();
  let seen: BehaviorSettings | undefined;

  function open() {
    const gate = makeGate({
      onAsk(request) {
        const flight = intents.currentFlight();
        if (flight && request.method === 'PUT') flights.set(request, flight);
      },
      onServe(request, status, body) {
        const flight = flights.get(request);
        if (!flight || !world.stored) return;
        world.note(`a save is answered with ${status}`);
        if (status !== 200) return;
        const after = fieldsOf(body);
        const harm = intents.isOver(flight) ? 'a save is stored that was over' : harmOf(flight, world.stored, after);
        world.stored = after;
        if (harm) world.harm(harm);
      },
      onDeliver(request, status, body) {
        const flight = flights.get(request);
        if (flight && status === 200) intents.land(flight, fieldsOf(body));
      },
      onKeep: () => world.note('a save is answered with the old values'),
    });
    const cache = new QueryClient();
    const client = clientFor(token, { fetch: gate.fetch, timeoutMs: 1e9 });
    const wrapper = wrapperFor(client, { draftStorage, queryClient: cache });
    return { gate, cache, tab: renderHook(() => useBehaviorTab(11), { wrapper }) };
  }

  const tab = () => session.tab.result.current;
  function editor() {
    const { editor: current } = tab();
    if (current.status !== 'ready') throw new Error(`The editor is not ready but ${current.status}`);
    // With every keystroke, as the rows of the form see it.
    return current.data.live?.get() ?? current.data;
  }
  const saved = () => pickFields(editor().saved);

  return {
    intents,
    saved,
    held: () => session.gate.held,
    isServing: () => session.gate.isServing(),
    isReady: () => tab().editor.status === 'ready',
    statusOf: (name: SectionName) => editor().sections[name].status,
    isSaving: () => sectionNames.some((name) => editor().sections[name].status === 'saving'),
    edit(edits: readonly Edit[]) {
      const shown = pickFields(editor().value);
      const patch = edits.reduce<Partial<Fields>>((all, edit) => ({ ...all, ...edit({ ...shown, ...all }) }), {});
      intents.edit(patch, saved());
      act(() => editor().onEdit(patch));
    },
    /** Nothing is left that cannot be saved. */
    correct() {
      if (editor().value.maxConcurrentConvos !== null) return;
      world.note('a number is cleared');
      this.edit([() => ({ maxConcurrentConvos: 5 })]);
    },
    save(name: SectionName) {
      const isPossible = editor().sections[name].status !== 'saving' && intents.canSave(name, saved());
      if (isPossible) intents.save(name);
      act(() => editor().sections[name].onSave());
      if (isPossible) expect(editor().sections[name].status).toBe('saving');
    },
    discard(name: SectionName) {
      intents.discard(name);
      act(() => editor().sections[name].onDiscard());
    },
    /** Takes back the newest save that can be taken back. */
    undo() {
      // While a section still says that it is saving, there is no way back in it.
      const isResting = (section: SectionName) => editor().sections[section].status !== 'saving';
      const [offer] = intents.offered(saved()).filter(({ section }) => isResting(section));
      const [shown] = editor().offers ?? [];
      expect(shown?.names.toSorted()).toEqual(offer && [...offer.before.keys()].toSorted());
      if (!offer || !shown) return;
      world.note(shown.kind === 'undo' ? 'a save is taken back' : 'an undo is taken back');
      intents.undo(offer, saved());
      act(() => shown.onUse());
    },
    /** Goes a step back or forth through their own edits. */
    step(way: 'onUndo' | 'onRedo') {
      const { history, value } = editor();
      const isOffered = way === 'onUndo' ? history?.canUndo : history?.canRedo;
      const before = pickFields(value);
      act(() => void history?.[way]());
      const after = pickFields(editor().value);
      const changed = fieldNames.filter((name) => after[name] !== before[name]);
      expect(changed.length > 0, 'whether a step that is offered changes something').toBe(isOffered);
      if (!isOffered) return;
      world.note(way === 'onUndo' ? 'an edit is undone' : 'an edit is repeated');
      intents.edit(Object.fromEntries(changed.map((name) => [name, after[name]])), saved());
    },
    /** Decides for every field that is contested. */
    resolve(keep: 'mine' | 'theirs') {
      for (const name of fieldNames) {
        if (!editor().conflicts[name]) continue;
        world.note(`${keep} is kept`);
        intents.resolve(name, keep, saved());
        act(() => editor().onResolve(name, keep));
      }
    },
    refetch() {
      act(() => void session.cache.invalidateQueries());
    },
    /** Where the form could not be shown at all. */
    tryAgain() {
      const { editor: current } = tab();
      if (current.status === 'failed') act(current.onRetry);
    },
    reload() {
      intents.leave();
      session.tab.unmount();
      session.gate.leave();
      session = open();
    },
    /** Fails if this person doesn't see what they want, or is asked about an undisputed field. */
    check() {
      const { sections, value, conflicts, saved: newest } = editor();
      if (newest !== seen) intents.learn(saved());
      seen = newest;
      for (const name of sectionNames) {
        const { status, problem } = sections[name];
        if (status === 'failed') intents.fail(name, problem?.kind !== 'conflict' && problem?.kind !== 'invalid');
        // Nothing is left to save: the failure of what was wanted before is no news.
        else if (status !== 'saving') intents.fail(name, false);
      }
      intents.settle(saved());
      expect(pickFields(value)).toEqual(intents.shown(saved()));
      expect(conflicts).toEqual(intents.conflicts(saved()));
      if (Object.keys(conflicts).length > 0) world.note('a conflict is shown');
      const dirty = sectionNames.filter((name) => intents.wishesIn(name).length > 0);
      const untouched = sectionNames.filter((name) => ['clean', 'saved'].includes(sections[name].status));
      expect(untouched.filter((name) => dirty.includes(name))).toEqual([]);
      const mark = tab().navigation?.find((item) => item.tab === 'behavior')?.hasDraft;
      expect(mark, 'the mark at the tab').toBe(dirty.length > 0);
    },
  };
}

function fieldsOf(body: unknown): Fields {
  return pickFields(behaviorSettings(readAnswer(widgetSchema, body)));
}
