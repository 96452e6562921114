import fc from 'fast-check';
import { edits, sectionNames, type Edit, type SectionName } from './fields';
import type { Fate } from './gate';
import type { Person } from './person';
import type { makeWorld } from './world';

type TwoPeople = ReturnType<typeof makeWorld>;

/** Something that happens, if it can happen at that moment. */
export interface Step {
  run(world: TwoPeople): void | Promise<void>;
}

const who = fc.constantFrom(0, 1);
const section = fc.constantFrom(...sectionNames);
const moment = fc.nat(7);
const way = fc.constantFrom<'onUndo' | 'onRedo'>('onUndo', 'onRedo');
const milliseconds = fc.constantFrom(300, 1600, 9000);

/** One edit of each of so many things. */
const some = (things: fc.Arbitrary<string[]>) =>
  things.chain((names) => fc.tuple(...names.map((name) => editOf(name, edits[name] ?? []))));
const thing = fc.constantFrom(...Object.keys(edits));
const oneField = some(thing.map((name) => [name]));
const someFields = some(fc.uniqueArray(thing, { minLength: 2, maxLength: 3 }));

/** Edits, saves and what moves the network are the most of it. */
export const steps: fc.Arbitrary<Step> = fc.oneof(
  weighted(7, fc.tuple(who, oneField).map(byPerson('edits', (person, patch) => person.edit(patch)))),
  weighted(2, fc.tuple(who, someFields).map(byPerson('edits', (person, patch) => person.edit(patch)))),
  weighted(3, thing.chain((name) => some(fc.constant([name, name]))).map(bothEdit)),
  weighted(6, fc.tuple(who, section).map(byPerson('saves', (person, name) => person.save(name)))),
  weighted(3, fc.constant(named('all see the newest', ({ refetch }) => refetch()))),
  weighted(1, fc.tuple(who, section).map(byPerson('discards', (person, name) => person.discard(name)))),
  weighted(2, fc.constant(whoeverCan('takes back', (person) => person.undo()))),
  weighted(2, fc.tuple(who, section).map(hastySave)),
  weighted(2, fc.constant(whoeverCan('keeps mine', (person) => person.resolve('mine')))),
  weighted(2, fc.constant(whoeverCan('keeps theirs', (person) => person.resolve('theirs')))),
  weighted(2, fc.tuple(who, fc.constant('')).map(byPerson('corrects', (person) => person.correct()))),
  weighted(2, fc.tuple(who, fc.constant('')).map(byPerson('asks anew', (person) => person.refetch()))),
  weighted(1, fc.tuple(who, fc.constant('')).map(byPerson('reloads', (person) => person.reload()))),
  weighted(
    16,
    moment.map((index) => onNetwork(index, 'pass')),
  ),
  weighted(
    2,
    moment.map((index) => onNetwork(index, 'lost')),
  ),
  weighted(
    1,
    moment.map((index) => onNetwork(index, 'refused')),
  ),
  weighted(
    4,
    moment.map((index) => onNetwork(index, 'kept')),
  ),
  weighted(4, fc.tuple(who, way).map(byPerson('steps', (person, direction) => person.step(direction)))),
  weighted(
    4,
    milliseconds.map((time) => named(`${time} ms pass`, ({ pass }) => pass(time))),
  ),
);

function weighted<T>(weight: number, arbitrary: fc.Arbitrary<T>) {
  return { weight, arbitrary };
}

function editOf(name: string, choices: readonly Edit[]): fc.Arbitrary<Edit> {
  return fc.nat(choices.length - 1).map((index) => {
    const edit: Edit = (shown) => choices[index]?.(shown) ?? {};
    return Object.assign(edit, { toJSON: () => `${name} ${index}` });
  });
}

function byPerson<T>(title: string, action: (person: Person, detail: T) => void) {
  return ([index, detail]: [number, T]) =>
    named(`${index} ${title} ${JSON.stringify(detail)}`, ({ people }) => {
      const person = people[index];
      if (person?.isReady()) action(person, detail);
    });
}

/** Both change the same thing, each in their own way. */
function bothEdit(theirEdits: readonly Edit[]): Step {
  return named(`both edit ${JSON.stringify(theirEdits)}`, ({ people }) => {
    for (const [index, person] of people.entries()) {
      if (person.isReady()) person.edit(theirEdits.slice(index, index + 1));
    }
  });
}

/** A save that is seen to its end, and regretted then. */
function hastySave([index, name]: [number, SectionName]): Step {
  return named(`${index} saves ${name} and takes it back`, async ({ people, refetch }) => {
    const person = people[index];
    if (!person?.isReady()) return;
    person.save(name);
    await refetch();
    person.undo();
  });
}

function whoeverCan(title: string, action: (person: Person) => void): Step {
  return named(title, ({ people }) => people.filter((person) => person.isReady()).forEach(action));
}

function onNetwork(index: number, fate: Fate): Step {
  return named(`${fate} ${index}`, ({ people }) => {
    const held = people.flatMap((person) => person.held());
    held[index % held.length]?.release(fate);
  });
}

/** Readable in a counterexample. */
function named(title: string, run: Step['run']): Step {
  return Object.assign({ run }, { [fc.toStringMethod]: () => title });
}
