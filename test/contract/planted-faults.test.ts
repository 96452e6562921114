import { createMemoryStore, createService } from 'chatdeck/service';
import { plainPasswords, signedInDataset } from 'chatdeck/testing';
import { runCase, selectCases } from 'chatdeck/testing/conformance/run-conformance';
import type { Fetch } from 'chatdeck/testing/conformance/api';
import { expect, test } from 'vitest';
import { access, makeConformanceWorld } from './conformance-world';
import { plantedFaults, type PlantedFault } from './planted-faults';
import { start } from './world';

const world = makeConformanceWorld();

/**
 * The rules that faults break which only a late case would find: asked first, because the cases before it take seconds.
 * All others are asked when they find nothing.
 */
const likelyRules: Record<string, string> = {
  'an agent gets a 403': 'GET /reports/{id}/overview is rejected for an agent, who stays logged in',
  'an outdated version is a 409': 'A save with an outdated version is a 412, and stores nothing',
  'a chat has no visitor': 'GET /reports/{id}/chats returns every field in its type',
  'any widget can be read': 'POST /chat_endpoints/{id}/team-avatar treats another account’s ID as unknown',
  'any widget can be written': 'PUT /chat_endpoints/{id}/update_config treats another account’s ID as unknown',
  'any widget can be deleted': 'DELETE /chat_endpoints/{id} treats another account’s ID as unknown',
  'users of all accounts are listed': 'The list has the account’s users and no other',
  'another account’s ID gets its own message':
    'PUT /chat_endpoints/{id}/update_config treats another account’s ID as unknown',
  'both country lists can be set': 'Only one of the two country lists can be set',
  'versions are ignored': 'A save with an outdated version is a 412, and stores nothing',
  'of two saves at the same time, one is lost': 'Two saves of different fields at the same time are both kept',
  'turning off does nothing': 'Turning a widget on and off changes `off` alone',
  'counts are newest first': 'Chat counts cover 30 rolling days, oldest first, and agree with each other',
  'a new reply has no ID': 'A new reply gets an ID, and is in the list as it was sent',
  'a replaced reply keeps what isn’t sent': 'A known ID replaces the whole reply in its place',
  'replies change their order': 'A known ID replaces the whole reply in its place',
  'a shortcut can be taken twice': 'A shortcut is taken once per widget, in any case',
  'a label can be blank': 'A reply with {"label"',
  'a small plan can save replies': 'Plan features can’t be turned on by a plan without them',
  'two groups open automatically': 'A group is in the list as it was sent',
  'a group is seen in its own widget only': 'Groups belong to the account: every widget lists them',
  'scripts are kept': 'A group is in the list as it was sent',
  'a new widget starts at Step 2': 'A new widget starts at Step 1, without a workspace',
  'a channel can have two widgets': 'A channel has one widget',
  'a plan has no limit of widgets': 'A plan’s number of widgets is a limit',
  'the history is oldest first': 'The history is newest first',
  'pages start at 1': 'Pages follow each other, and all count the same total',
  'the total counts one page': 'Pages follow each other, and all count the same total',
  'the rating isn’t filtered': 'Filters select what they name',
  'the last second is left out': 'A report with {"endDate":"2025-06-17T24:00:00"} is rejected',
  'a zone’s winter time counts all year': 'A day of America/New_York is that zone’s, also when its clocks change',
  'missed chats have no row': 'The overview has a row per agent by name, and the missed chats last',
  'an invited user is an admin': 'An invited user is an agent who has never logged in',
  'users can remove themselves': 'Users can’t remove themselves',
};

/** A server with a fault in it. */
async function plant({ serve, store: wrap = (store) => store }: PlantedFault): Promise<Fetch> {
  const store = createMemoryStore();
  await store.load(await signedInDataset(world, start));
  const app = createService({ store: wrap(store), passwords: plainPasswords, now: () => start });
  const service = async (request: Request) => app.fetch(request);
  return (url, init) => {
    const request = new Request(url, init);
    return serve ? serve(request, service) : service(request);
  };
}

/** The first broken rule that the conformance kit reports, which may be the likely one. */
async function firstBroken(fault: PlantedFault, likely?: string): Promise<string | undefined> {
  const fetch = await plant(fault);
  for (const each of new Set([...(likely === undefined ? [] : selectCases([likely])), ...selectCases()])) {
    const { status, rule } = await runCase(each, { ...access, baseUrl: 'http://partner.test/v1', now: start, fetch });
    if (status === 'failed') return rule;
  }
  return undefined;
}

test('the conformance kit finds nothing in our service', { timeout: 60_000 }, async () => {
  expect(await firstBroken({ name: 'none' })).toBeUndefined();
});

test('it finds at least 57 of 60 planted faults', { timeout: 300_000 }, async () => {
  expect(plantedFaults).toHaveLength(60);
  const names = plantedFaults.map(({ name }) => name);
  expect(Object.keys(likelyRules).filter((name) => !names.includes(name))).toEqual([]);
  expect(Object.values(likelyRules).filter((rule) => selectCases([rule]).length === 0)).toEqual([]);
  const missed: string[] = [];
  for (const fault of plantedFaults) {
    if ((await firstBroken(fault, likelyRules[fault.name])) === undefined) missed.push(fault.name);
  }
  expect(missed.length, missed.join(', ')).toBeLessThanOrEqual(3);
});
