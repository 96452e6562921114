import { act } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { avatarFields } from 'chatdeck/model';
import { sectionNames } from './fields';
import { openPerson, type World } from './person';

/** How many turns of the event loop a settled answer needs to be seen; none of them takes time. */
const TURNS = 4;
/** More rounds than any answer to a save takes. */
const MANY = 100;

/** Two people with the same widget open. Time and the network stand still unless moved here. */
export function makeWorld(note: (event: string) => void) {
  const harms: string[] = [];
  const world: World = { stored: undefined, note, harm: (message) => harms.push(message) };
  const people = [openPerson('admin-token', world), openPerson('agent-token', world)] as const;

  /** Lets pending work happen. */
  async function settle() {
    do await turn();
    while (people.some((person) => person.isServing()));
    await turn();
  }

  async function check() {
    await settle();
    expect(harms).toEqual([]);
    for (const person of people) if (person.isReady()) person.check();
  }

  async function pass(milliseconds: number) {
    await act(() => vi.advanceTimersByTimeAsync(milliseconds));
    await check();
  }

  const isStill = () => people.every((person) => person.held().length === 0 && person.isReady() && !person.isSaving());

  /** Until everything that was begun has ended. */
  async function calmDown() {
    for (let round = 1; round === 1 || !isStill(); round += 1) {
      if (round > MANY) throw new Error('It never ends');
      for (const person of people) person.tryAgain();
      for (const { release } of people.flatMap((person) => [...person.held()])) release('pass');
      await settle();
      await pass(500);
    }
  }

  /** Everything ends, and both see the newest copy. */
  async function refetch() {
    await calmDown();
    for (const person of people) person.refetch();
    await calmDown();
  }

  return {
    people,
    check,
    pass,
    refetch,
    async start() {
      await calmDown();
      // From here on, only a bad merge can store what no one has chosen.
      people[0].edit([() => ({ ...avatarFields('no-avatar'), countryAllowList: '', countryDenyList: '' })]);
      world.stored = people[0].saved();
      for (const section of sectionNames) people[0].save(section);
      await calmDown();
    },
    /** Both see the newest copy, resolve their conflicts, and save. */
    async finish() {
      await calmDown();
      for (const person of people) {
        await refetch();
        person.resolve('mine');
        person.correct();
        for (const section of sectionNames) person.save(section);
        const wanted = person.intents.shown(person.saved());
        await calmDown();
        expect(world.stored).toEqual(wanted);
        expect(person.intents.hasWishes()).toBe(false);
      }
      await refetch();
      for (const person of people) expect(person.saved()).toEqual(world.stored);
    },
  };
}

export async function turn() {
  await act(async () => {
    for (let count = 0; count < TURNS; count += 1) {
      vi.advanceTimersByTime(1);
      await new Promise(setImmediate);
    }
  });
}
