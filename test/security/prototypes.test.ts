import { createClient } from 'chatdeck/client';
import {
  triggersSettings,
  formatRoute,
  parseRoute,
  readSlackState,
  readTree,
  triggersBody,
  type JsonObject,
} from 'chatdeck/model';
import { jsonEqual } from 'chatdeck/model/core/json-equal';
import { visitorTraits } from 'chatdeck/model/reports/history';
import { readGroupCopy } from 'chatdeck/model/settings/question-groups/copy-read';
import { readTriggers } from 'chatdeck/model/settings/triggers/rules';
import { createMemoryStore, createService } from 'chatdeck/service';
import { plainPasswords, scenarios, signedInDataset } from 'chatdeck/testing';
import { afterEach, describe, expect, it } from 'vitest';
import { thisTab } from '../../src/hooks/shared/page-tab';
import { createDraftStore } from '../../src/hooks/shared/drafts';
import { samples, type CallName } from '../client/samples';

/** Names that every object answers to. */
const names = ['__proto__', 'constructor', 'prototype', 'toString', 'valueOf', 'hasOwnProperty', '__defineGetter__'];
/** As JSON, so that `__proto__` is a field like any other. */
const poison = JSON.stringify({ polluted: 'yes', isAdmin: true, toString: 'x', length: 9 });

/** A JSON text with hostile fields in each of its objects. */
function poisoned(json: string): string {
  const fields = `"__proto__":${poison},"constructor":{"prototype":${poison},"__proto__":${poison}},"prototype":${poison},`;
  return json.replace(/"(?:[^"\\]|\\.)*"|\{(\s*\})?/g, (token: string, end: string | undefined) => {
    if (token.startsWith('"')) return token;
    return end === undefined ? `{${fields}` : `{${fields.slice(0, -1)}}`;
  });
}

const before = Object.getOwnPropertyNames(Object.prototype);

afterEach(() => {
  expect(Object.getOwnPropertyNames(Object.prototype)).toEqual(before);
  for (const value of [{}, [], () => undefined, 'text']) expect('polluted' in Object(value)).toBe(false);
});

/** That no object in what was read says anything that it does not hold itself. */
function expectPlain(value: unknown): void {
  const open = [value];
  const done = new Set<unknown>();
  for (let item = open.pop(); open.length > 0 || item !== undefined; item = open.pop()) {
    if (typeof item !== 'object' || item === null || done.has(item)) continue;
    done.add(item);
    const prototype: unknown = Object.getPrototypeOf(item);
    expect([Object.prototype, Array.prototype, Map.prototype, Set.prototype, null]).toContain(prototype);
    if (item instanceof Map) open.push(...item.keys(), ...item.values());
    for (const name of Object.getOwnPropertyNames(item)) open.push((item as JsonObject)[name]);
  }
}

const answers = Object.entries(samples).filter(([, { answer }]) => answer !== undefined);

it.each(answers.map(([name]) => name as CallName))('the answer to %s changes no other object', async (name) => {
  const { answer, send } = samples[name];
  const inner = JSON.stringify(answer, (key, value: unknown) => {
    return ['treeJson', 'triggerJson', 'identTraits'].includes(key) && value !== '' ? poisoned(String(value)) : value;
  });
  const client = createClient({
    baseUrl: 'https://acme.test',
    session: { id: 'alpha', getToken: () => 'token' },
    fetch: () => Promise.resolve(new Response(poisoned(inner), { headers: { 'Content-Type': 'application/json' } })),
  });
  expectPlain(await send(client));
});

it.each([400, 403, 500])('nothing is polluted by a rejection with the status %i', async (status) => {
  const client = createClient({
    baseUrl: 'https://acme.test',
    session: { id: 'alpha', getToken: () => 'token' },
    fetch: () => Promise.resolve(new Response(poisoned('{"Message":"No","Code":"__proto__"}'), { status })),
  });
  const thrown: unknown = await samples.listChannels.send(client).catch((error: unknown) => error);
  expect(thrown).toMatchObject({ serverMessage: 'No', code: '__proto__' });
  expect(thrown).not.toHaveProperty('polluted');
});

describe('a text of JSON within an answer', () => {
  const trigger = '{"uid":"__proto__","message":"Hi","after":5,"on":["/"],"enabled":true}';
  const triggerJson = poisoned(`{"minDelay":60,"triggers":[${trigger},{"uid":"constructor","message":"","on":[]}]}`);
  const node =
    '{"id":"__proto__","text":"Which?","isQ":true,"children":[{"id":"constructor","text":"One","children":[]}]}';

  it('can hold triggers that are named as what every object has', () => {
    const reading = readTriggers(triggerJson);
    expect(reading.status).toBe('ready');
    expectPlain(reading);
    const settings = triggersSettings({ triggerJson });
    expectPlain(settings);
    expect(Object.keys(settings)).toContain('trigger:__proto__');
    const body = triggersBody(JSON.parse(poisoned(JSON.stringify({ Id: 11, triggerJson, ...settings }))) as JsonObject);
    expectPlain(body);
    expectPlain(JSON.parse(String(body.triggerJson)));
  });

  it('can hold questions and pasted groups that are', () => {
    expectPlain(readTree(poisoned(`[${node}]`)));
    let made = 0;
    const group = `{"label":"Hi","prompt":"","tree":[${node}]}`;
    for (const text of [group, `[${node}]`, `{"treeJson":${JSON.stringify(poisoned(`[${node}]`))}}`]) {
      const reading = readGroupCopy(poisoned(text), () => `new-${(made += 1)}`);
      expect(reading.status).toBe('ready');
      expectPlain(reading);
    }
  });

  it('shows such traits as they are', () => {
    const traits = visitorTraits(`{${names.map((name) => `${JSON.stringify(name)}:${poison}`).join()}}`);
    expect(traits).toEqual(names.map((name) => ({ name, value: poison })));
  });

  it('ends where it nests without end', () => {
    const deep = (open: string, close: string) => open.repeat(100_000) + close.repeat(100_000);
    for (const text of [deep('[', ']'), deep('{"children":[', ']}'), deep('{"__proto__":', '}').replace(':}', ':1}')]) {
      expect(readTree(text).status).toBe('failed');
      expect(['ready', 'failed']).toContain(readTriggers(text).status);
      expect(readGroupCopy(text, () => 'x').status).toBe('failed');
      expect(visitorTraits(text)).toBeInstanceOf(Array);
    }
    const tree = `[${'{"id":"a","text":"x","isQ":true,"children":['.repeat(20_000)}${']}'.repeat(20_000)}]`;
    expect(readTree(tree).status).toBe('failed');
    expect(readGroupCopy(tree, () => 'x').status).toBe('failed');
  });
});

describe('an address', () => {
  it.each(names)('that names %s remembers it as a text', (name) => {
    for (const hash of [
      `/settings/${name}/behavior`,
      `/settings/11/${name}`,
      `/${name}`,
      `/setup/${name}?error=${name}`,
      `/permissions/${name}?error=${name}`,
      `/signup?error=${name}&source=${name}&${name}=1`,
      `/reports/history?widget=${name}&page=${name}.3_constructor.2&range=${name}&rating=${name}&agent=${name}`,
      `/reports/${name}?${name}=1&zone=${name}`,
      `/login?return=${encodeURIComponent(`/settings/${name}`)}`,
    ]) {
      const route = parseRoute(hash, `?${name}=${poison}`);
      expectPlain(route);
      expect(parseRoute(formatRoute(route))).toEqual(route);
    }
  });

  it('or the state of a way through Slack changes no object', () => {
    const state = btoa(poisoned('{"token":"a","ceId":"11"}')).replaceAll('=', '');
    expect(readSlackState(state)).toEqual({ token: 'a', ceId: '11' });
    expectPlain(readSlackState(state));
  });
});

it('a stored draft changes no object', () => {
  const stored = poisoned(JSON.stringify({ savedAt: 1000, draft: { patch: { label: 'x' }, base: { label: 'y' } } }));
  const items = new Map([[`chatdeck:draft:2:alpha/behavior/11#${thisTab().id()}`, stored]]);
  const storage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
    key: (index: number) => [...items.keys()][index] ?? null,
    get length() {
      return items.size;
    },
  };
  const drafts = createDraftStore({ storage, tab: thisTab(), now: () => 2000 });
  expectPlain(drafts.get('alpha/behavior/11'));
  expect(drafts.get('alpha/behavior/11').draft.patch).toMatchObject({ label: 'x' });
  for (const name of names) {
    drafts.update(name, (state) => ({ ...state, sections: { [name]: { phase: 'failed' } } }));
    expectPlain(drafts.get(name));
    expect(drafts.has(`${name}/x`)).toBe(false);
  }
});

it('what is compared is what an object holds itself', () => {
  const parse = (json: string) => JSON.parse(json) as unknown;
  expect(jsonEqual(parse('{"__proto__":{}}'), { other: 1 })).toBe(false);
  expect(jsonEqual(parse('{"__proto__":{}}'), {})).toBe(false);
  expect(jsonEqual({ toString: Object.prototype.toString }, { other: 1 })).toBe(false);
  expect(jsonEqual(parse('{"__proto__":{"a":1}}'), parse('{"__proto__":{"a":1}}'))).toBe(true);
});

it('no body changes an object of the service', async () => {
  const now = new Date('2025-06-16T12:00:00Z');
  const store = createMemoryStore();
  await store.load(await signedInDataset(scenarios.busyAccount(now), now));
  const service = createService({ store, passwords: plainPasswords, now: () => now });
  const send = (method: string, path: string, body: string) =>
    service.request(`/v1${path}`, {
      method,
      headers: { Authorization: 'Bearer admin-token', 'Content-Type': 'application/json' },
      body,
    });
  const group = { label: 'x', shortcut: '', auto: false, prompt: '', uid: '__proto__', accountId: 1, treeJson: '[]' };
  const calls: [string, string, unknown][] = [
    ['PUT', '/chat_endpoints/11/update_config', { onlineTitle: 'Hi', triggerJson: poisoned('{"triggers":[]}') }],
    ['POST', '/chat_endpoints/11/question_groups', group],
    [
      'POST',
      '/chat_endpoints/11/saved_replies',
      { label: 'a', response: 'b', triggerPhrases: '', shortcut: '', autoSend: false },
    ],
    ['POST', '/dashboard-admin/users', { email: 'a@b.test' }],
    ['POST', '/p/sessions', { email: 'dana@acme.test', password: 'x' }],
  ];
  for (const [method, path, body] of calls) {
    const { status } = await send(method, path, poisoned(JSON.stringify(body)));
    expect(status).toBeLessThan(500);
  }
  const answer = await service.request('/v1/users/current', { headers: { Authorization: 'Bearer admin-token' } });
  expectPlain(await answer.json());
});
