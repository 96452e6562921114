import { createMemoryStore, createService } from 'chatdeck/service';
import { plainPasswords, signedInDataset } from 'chatdeck/testing';
import { runCase, selectCases } from 'chatdeck/testing/conformance/run-conformance';
import type { Fetch } from 'chatdeck/testing/conformance/api';
import { expect, test } from 'vitest';
import { access, makeConformanceWorld } from './conformance-world';
import { ordinaryFaults } from './ordinary-faults';
import { plantedFaults, type PlantedFault } from './planted-faults';
import { start } from './world';

const world = makeConformanceWorld(start);
const allowedOrigins = [access.origin ?? ''];

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
    'GET /chat_endpoints/{id}/question_groups treats another account’s ID as unknown',
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
  'two groups open automatically': 'At most one group opens automatically',
  'a group is seen in its own widget only': 'Groups belong to the account: every widget lists them',
  'scripts are kept': 'A group is in the list as it was sent',
  'a new widget has the Uuid of another': 'A new widget starts at Step 1, without a workspace',
  'other choices are accepted': 'A save with {"responseRemindersFreq":0} is rejected whole',
  'hours can end before they start':
    'A save with {"operatingHours":[{"weekday":1,"start":2200,"end":600}]} is rejected whole',
  'a new widget starts at Step 2': 'A new widget starts at Step 1, without a workspace',
  'a channel can have two widgets': 'A channel has one widget',
  'a plan has no limit of widgets': 'A plan’s number of widgets is a limit',
  'the history is oldest first': 'The history is newest first',
  'pages start at 1': 'Pages follow each other, and all count the same total',
  'the total counts one page': 'Pages follow each other, and all count the same total',
  'the rating isn’t filtered': 'Filters select what they name, alone and together',
  'the last second is left out': 'A range includes both of its ends',
  'a zone’s winter time counts all year': 'A day of America/New_York is that zone’s, also when its clocks change',
  'missed chats have no row': 'The overview has a row per agent by name, and the missed chats last',
  'an invited user is an admin': 'An invited user is an agent who has never logged in',
  'users can remove themselves': 'Users can’t remove themselves',
  'the time to the first reply is in milliseconds':
    'The overview agrees with the history, for the team and for each operator',
  'durations of operators are in minutes': 'The overview agrees with the history, for the team and for each operator',
  'the figures of operators are swapped': 'The overview agrees with the history, for the team and for each operator',
  'no reply is late': 'The overview agrees with the history, for the team and for each operator',
  'messages and offline messages are made up': 'The overview has a row per agent by name, and the missed chats last',
  'every operator has only thumbs up': 'The overview agrees with the history, for the team and for each operator',
  'the overview ignores the zone':
    'The overview’s days are optional, follow the zone, and add up to the team’s figures',
  'the overview has fixed offsets in place of zones':
    'The overview’s days are optional, follow the zone, and add up to the team’s figures',
  'the trigger filter is inverted':
    'Chats that a trigger started are counted as in the overview, and can be filtered with others',
  'of several filters, the first alone counts': 'Filters select what they name, alone and together',
  'a search finds the title alone': 'A search finds texts of the title, the visitor, and the feedback, in any case',
  'a search that finds something finds everything':
    'A search finds texts of the title, the visitor, and the feedback, in any case',
  'no one is ever online': 'Operators who answer are online, at the same times in every zone',
  'operators are online an hour late': 'Operators who answer are online, at the same times in every zone',
  'the availability has the days of UTC': 'Availability has a row per day, cut at its midnights, in order',
  'turning off sends no ETag': 'Turning a widget on and off changes `off` alone',
  'an upload sends no ETag': 'A picture can become the team avatar, and a save removes it',
  'limits don’t say for how long': 'Repeated logins with a wrong password are limited, and say for how long',
  'renaming a channel does nothing': 'A channel can be renamed, and shows its new name',
  'renaming a channel fails': 'A channel can be renamed, and shows its new name',
  'creating a channel fails': 'A channel can be created, and is in the list',
  'checkout fails': 'Checkout and portal have a page',
  'the portal fails': 'Checkout and portal have a page',
  'switching plans fails': 'A plan that fits can be chosen, and then is the account’s',
  'groups of all accounts are listed': 'Another account doesn’t see the group, and can use its uid',
  'replies of all widgets are listed': 'A reply is in the list of its own widget and no other',
  'groups are newest first': 'A known uid replaces the group in its place',
  'groups have no accountId': 'A group is in the list as it was sent',
  'a new reply’s ID becomes a text': 'A new reply gets an ID, and is in the list as it was sent',
  'emoji become question marks': 'A save keeps fields that the server doesn’t know',
  'markup in settings is removed': 'A save keeps fields that the server doesn’t know',
  'operating hours are sorted': 'Operating hours are kept as sent',
  'the conversation count is always 0': 'The conversation count is the month’s, and the quota agrees with it',
  'the total is ten times too high': 'A widget’s chat counts agree with its history',
  'nothing is counted': 'A widget’s chat counts agree with its history',
  'two days of counts are swapped': 'A widget’s chat counts agree with its history',
  'the user’s widgets have no IDs of their own': 'A user’s account and widgets are their own',
  'invitations have no end': 'An invitation is in the list with its dates, under the user’s ID',
  'a new link is always the same': 'Every new link of an invitation is another one, and the list has none',
  'links are made for users who have logged in': 'A user who has logged in has no invitation: no link is made for them',
  'canceling an invitation does nothing': 'Canceling an invitation removes the user',
};

/** A server with a fault in it. */
async function plant({ serve, store: wrap = (store) => store }: PlantedFault): Promise<Fetch> {
  const store = createMemoryStore();
  await store.load(await signedInDataset(world, start));
  const app = createService({ store: wrap(store), passwords: plainPasswords, now: () => start, allowedOrigins });
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

/** The names of those that no case finds. */
async function missed(faults: readonly PlantedFault[]): Promise<string[]> {
  const names: string[] = [];
  for (const fault of faults) {
    if ((await firstBroken(fault, likelyRules[fault.name])) === undefined) names.push(fault.name);
  }
  return names;
}

test('every likely rule is a case, and every fault with one is planted', () => {
  const names = [...plantedFaults, ...ordinaryFaults].map(({ name }) => name);
  expect(Object.keys(likelyRules).filter((name) => !names.includes(name))).toEqual([]);
  expect(Object.values(likelyRules).filter((rule) => selectCases([rule]).length === 0)).toEqual([]);
});

test('it finds at least 57 of 60 planted faults', { timeout: 300_000 }, async () => {
  expect(plantedFaults).toHaveLength(60);
  const names = await missed(plantedFaults);
  expect(names.length, names.join(', ')).toBeLessThanOrEqual(3);
});

test('it finds every mistake in figures, lists, and headers', { timeout: 300_000 }, async () => {
  expect(await missed(ordinaryFaults)).toEqual([]);
});
