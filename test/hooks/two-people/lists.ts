import { act } from '@testing-library/react';
import fc from 'fast-check';
import { expect, vi } from 'vitest';
import { makeAccountRecord, makeDataset, makeUserRecord, makeWidgetRecord } from 'chatdeck/testing';
import type { makeNetwork } from '../network';
import type { Fate, Held } from './gate';
import { turn } from './world';

/** Something that one of two people does to the list. */
export type ListAct = 'add' | 'edit' | 'remove' | 'save' | 'takeBack' | 'onUndo' | 'onRedo' | 'refetch';

/** What someone does, or what happens on the network. */
export interface ListStep {
  kind: ListAct | 'regret' | 'doubt' | Fate;
  who: 0 | 1;
  /** Which of several. */
  at: number;
}

/** One person at a tab with a list, and what they want each of their items to say. */
export interface ListPerson {
  held(): readonly Held[];
  isServing(): boolean;
  isReady(): boolean;
  isSaving(): boolean;
  act(kind: ListAct, at: number): void;
  /** Nothing is left that cannot be saved. */
  complete(): void;
  /** Fails if this person doesn't see what they want. */
  check(): void;
  /** The name and the text of each of their items. */
  wanted(): string[][];
}

/** A list that two people edit, who each have items of their own in it. */
export interface SharedList {
  /** What the server has at first. */
  records: Parameters<typeof makeDataset>[0];
  open(token: string, note: (event: string) => void): ListPerson;
  /** The name and the text of each item that the server has. */
  stored(): Promise<string[][]>;
}

interface Weighted {
  weight: number;
  kind: ListStep['kind'];
}

const kinds: readonly Weighted[] = [
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
];

const lives = (all: readonly Weighted[]) =>
  fc.array(
    fc.record<ListStep>({
      kind: fc.oneof(...all.map(({ weight, kind }) => ({ weight, arbitrary: fc.constant(kind) }))),
      who: fc.constantFrom(0, 1),
      at: fc.nat(7),
    }),
    { minLength: 20, maxLength: 50 },
  );

/** With a list that is stored as a whole. */
export const listLives = lives([...kinds, { weight: 3, kind: 'kept' }]);
/** With a list that is stored item by item. */
export const itemLives = lives([...kinds, { weight: 2, kind: 'doubt' }]);

/** More rounds than all saves take. */
const MANY = 60;

/** Two people who share a list; rejects if any item is lost. */
export async function liveWithList(
  network: ReturnType<typeof makeNetwork>,
  list: SharedList,
  steps: readonly ListStep[],
  note: (event: string) => void = () => undefined,
) {
  const dataset = makeDataset({
    accounts: [makeAccountRecord({ planId: 'business-monthly' })],
    users: [makeUserRecord(), makeUserRecord({ id: 102, email: 'luis@acme.test', isAdmin: false })],
    widgets: [makeWidgetRecord()],
    ...list.records,
  });
  network.serve({ scenario: { dataset, token: 'admin-token', signIns: { 'admin-token': 101, 'agent-token': 102 } } });
  const untouched = await list.stored();
  const people = [list.open('admin-token', note), list.open('agent-token', note)] as const;
  const held = () => people.flatMap((person) => person.held());

  async function settle() {
    do await turn();
    while (people.some((person) => person.isServing()));
    await turn();
    for (const person of people) if (person.isReady()) person.check();
  }
  async function calmDown(fateOf: (item: Held) => Fate = () => 'pass') {
    for (let round = 0; round < MANY; round += 1) {
      for (const item of held()) item.release(fateOf(item));
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
    } else if (kind === 'doubt') {
      // A save that the server has stored, and of which no one knows.
      person.act('save', at);
      await calmDown(({ isAnswer, isSave }) => (isAnswer && isSave ? 'lost' : 'pass'));
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
  const wanted = people.flatMap((person) => person.wanted());
  expect((await list.stored()).toSorted()).toEqual([...untouched, ...wanted].toSorted());
}
