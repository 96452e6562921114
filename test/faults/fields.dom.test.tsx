import { cleanup } from '@testing-library/react';
import { beforeEach, it, vi } from 'vitest';
import { calls } from 'chatdeck/model';
import { fieldFaults, fieldPaths, withField, type FieldPath } from '../client/faults';
import type { CallName } from '../client/samples';
import { readCallsOfHooks } from './calls-of-hooks';
import { forgetHost, places, type Hook, type PlaceOfHook } from './places';
import { busyParts, clientOver, expectAlive, makeNetwork, openPlace, pass, standStill, until } from './world';

const isWhole = process.env.CHATDECK_TEST_FULL === '1';
const asked = readCallsOfHooks();
const kinds = Object.entries(fieldFaults);
/** Turns with the rows, so that all kinds and fields occur. */
let turn = 0;

standStill();
beforeEach(forgetHost);

interface OddAnswer {
  title: string;
  path: FieldPath;
  text: string | undefined;
}

/** What the service answers to this call in the world of the place, first. */
async function goodAnswer(place: PlaceOfHook, name: CallName): Promise<unknown> {
  let good: unknown;
  await openWith(place, name, (answer) => {
    good ??= answer;
    return JSON.stringify(answer);
  });
  cleanup();
  return good;
}

async function openWith(place: PlaceOfHook, name: CallName, answer: (good: unknown) => string) {
  const network = makeNetwork(place.scenario?.());
  vi.stubGlobal('fetch', network.fetch);
  network.faults[name] = { expected: 'value', answer: (good) => Promise.resolve(new Response(answer(good))) };
  openPlace(place.Screen, clientOver(network));
  await pass(0);
  await pass(50);
  await until('quiet', () => network.open === 0 && busyParts().length === 0);
}

/** One path for each field, however many rows have it. */
function fieldsOf(answer: unknown): FieldPath[] {
  const fields = new Map(
    fieldPaths(answer).map((path) => [path.map((part) => (typeof part === 'number' ? '*' : part)).join('.'), path]),
  );
  return [...fields.values()];
}

/** Each field odd in one way, so that over the hooks all ways occur; or one of the fields, leaving the others to other rows. */
function some(good: unknown): OddAnswer[] {
  // Who is no admin may rightly see nothing.
  const fields = fieldsOf(good).filter((path) => path.join() !== 'admin');
  const first = (turn * 37) % fields.length;
  return (isWhole ? fields : fields.slice(first, first + 1)).map((path) => {
    const [kind, text] = kinds[turn++ % kinds.length] ?? [''];
    return { title: `${path.join('.')} with ${kind}`, path, text };
  });
}

/** Another answer to the same call may lack the row. */
function withOdd(good: unknown, { path, text }: OddAnswer): string {
  const has = fieldPaths(good).some((each) => each.join('.') === path.join('.'));
  return has ? withField(good, path, text) : JSON.stringify(good);
}

const rows = (Object.keys(places) as Hook[]).flatMap((hook) =>
  (asked[hook] ?? [])
    .filter((name) => calls[name].method === 'GET' && name !== 'rate' && !places[hook].notAtFirst?.includes(name))
    .map((name): [Hook, CallName] => [hook, name]),
);
/** One in three stands for the others. */
const sampled = isWhole ? rows : rows.filter((_row, index) => index % 3 === 0);

it.each(sampled)(
  '%s shows what it can of any answer to %s with an odd field',
  { timeout: isWhole ? 300_000 : 60_000 },
  async (hook, name) => {
    const place = places[hook];
    const good = await goodAnswer(place, name);
    for (const odd of some(good)) {
      await openWith(place, name, (answer) => withOdd(answer, odd));
      expectAlive(odd.title);
      cleanup();
    }
  },
);
