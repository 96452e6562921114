import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { calls, nothing } from 'chatdeck/model';
import { storedFields } from 'chatdeck/model/calls/call';
import { fieldFaults, fieldPaths, networkFaults, withField, type Expected, type NetworkFault } from './faults';
import { clientOver, inNoTime, outcomeOf, token, xhrClientOver, type Network, type Outcome } from './network';
import { picture } from './sample-values';
import { samples, type CallName, type Sample } from './samples';
import { hasFailedRow, learn, newPlace, unsoundIn } from './soundness';

/** Generated from the list of calls: a new one is in the matrix, and fails it until it has a sample. */
const names = Object.keys(calls) as CallName[];

/** An upload that tells its progress goes another way over the network. */
const withProgress: Sample = {
  ...samples.uploadTeamAvatar,
  send: (client) => client.widgets.uploadTeamAvatar(11, picture(), { onProgress: () => undefined }),
};

const uploadsByXhr = 'uploadTeamAvatar, by XMLHttpRequest';
const ways: [string, { name: CallName; sample: Sample; isXhr: boolean }][] = [
  ...names.map((name): (typeof ways)[number] => [name, { name, sample: samples[name], isXhr: false }]),
  [uploadsByXhr, { name: 'uploadTeamAvatar', sample: withProgress, isXhr: true }],
];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe.each(ways)('%s', (_title, { name, sample, isXhr }) => {
  const call = calls[name];
  const isRead = call.method === 'GET' && name !== 'rate';

  function outcome(network: Network): Promise<Outcome> {
    return outcomeOf(isXhr ? xhrClientOver(network) : clientOver(network), sample);
  }

  function expectedOf(fault: NetworkFault): Expected {
    if (isXhr) return fault.ofXhr ?? fault.expected;
    if (call.access === 'public' && fault.ofPublic) return fault.ofPublic;
    if (call.method === 'HEAD') return fault.ofHead ?? fault.ofNothing ?? fault.expected;
    if (call.answer === storedFields) return fault.ofFields ?? fault.ofNothing ?? fault.expected;
    return call.answer === nothing ? (fault.ofNothing ?? fault.expected) : fault.expected;
  }

  it('succeeds with a good answer', async () => {
    const got = await inNoTime(outcome(() => Promise.resolve(Response.json(sample.answer ?? null))));
    expect(got).toHaveProperty('value');
    expect(hasFailedRow('value' in got && got.value)).toBe(false);
  });

  it('fails with a typed problem, or not at all, whatever the network does', async () => {
    const wrong: string[] = [];
    const runs = Object.entries(networkFaults).map(async ([title, fault]) => {
      let requests = 0;
      const got = await outcome(async (_url, init) => {
        requests += 1;
        const response = await fault.answer(sample.answer, init);
        return init.method === 'HEAD' ? withoutBody(response) : response;
      });
      const expected = expectedOf(fault);
      const problem = 'problem' in got ? got.problem : undefined;
      if (!fits(got, expected)) wrong.push(`${title}: ${describeOutcome(got)}`);
      if (problem && call.method !== 'HEAD' && !isXhr) expect(problem, title).toMatchObject(fault.details ?? {});
      expect(JSON.stringify(problem ?? null), title).not.toContain(token);
      const passes = problem?.kind === 'offline' || [502, 503].includes(problem?.status ?? 0);
      // Only a read after a rejected HEAD shows who rejected it.
      const isShown = call.method === 'HEAD' && [401, 403].includes(problem?.status ?? 0);
      const isRepeated = isRead && passes;
      if (requests !== (isRepeated ? 3 : isShown ? 2 : 1)) wrong.push(`${title}: sent ${requests} times`);
    });
    await inNoTime(Promise.all(runs));
    expect(wrong).toEqual([]);
  });

  it('gives a sound value or names the field, whichever field is odd', async () => {
    const sound = newPlace();
    const paths = fieldPaths(sample.answer);
    const answer = (text: string) => outcome(() => Promise.resolve(new Response(text)));
    const wrong: string[] = [];

    // What reading gives for a good answer and for one that lacks a field is what screens must cope with.
    const good = await answer(JSON.stringify(sample.answer ?? null));
    if ('value' in good) learn(sound, good.value);
    const harmless = new Set<string>();
    for (const path of paths) {
      const got = await answer(withField(sample.answer, path, undefined));
      if (!('value' in got) || hasFailedRow(got.value)) continue;
      learn(sound, got.value);
      harmless.add(path.join('.'));
    }
    const needed = paths.filter((path) => !harmless.has(path.join('.')) && !isElement(path));
    expect(needed.map((path) => String(path.at(-1))).filter((field) => !neededFields.has(field))).toEqual([]);

    for (const path of paths) {
      for (const [title, text] of Object.entries(fieldFaults)) {
        const got = await answer(withField(sample.answer, path, text));
        const place = `${path.join('.')} with ${title}`;
        // No field is worth reading what could exhaust the stack.
        const isAbsurd = title === 'lists in lists';
        if ('value' in got) {
          if (isAbsurd && call.answer !== nothing && call.answer !== storedFields) wrong.push(`${place} is read`);
          wrong.push(...unsoundIn(sound, got.value).map((fault) => `${place}: ${fault}`));
          if (harmless.has(path.join('.')) && !isElement(path) && hasFailedRow(got.value))
            wrong.push(`${place} fails its row`);
        } else if (!('problem' in got) || got.problem.kind !== 'unexpectedAnswer' || got.problem.path === undefined) {
          wrong.push(`${place}: ${describeOutcome(got)}`);
        } else if (!isAbsurd && harmless.has(path.join('.')) && !isElement(path)) {
          wrong.push(`${place} fails, though the field may be missing`);
        }
      }
    }
    expect(wrong).toEqual([]);
  });
});

/** Without these a screen would lie, or could do nothing; every other field may be missing. */
const neededFields = new Set(
  [
    ['Id', 'id', 'uid', 'userID', 'token', 'teamAvatarUrl', 'url', 'link'],
    ['account', 'plan', 'price', 'amount', 'dateTs', 'count', 'invoices'],
    ['ces', 'Step', 'chatStats', 'treeJson', 'totalStats', 'stats', 'chats', 'totalChats'],
  ].flat(),
);

function isElement(path: readonly (string | number)[]): boolean {
  return typeof path.at(-1) === 'number';
}

function fits(got: Outcome, expected: Expected): boolean {
  if ('value' in got) return expected === 'value' || expected === 'either';
  if (!('problem' in got)) return false;
  return expected === 'either' ? got.problem.kind === 'unexpectedAnswer' : got.problem.kind === expected;
}

function describeOutcome(got: Outcome): string {
  if ('value' in got) return 'a value';
  return 'problem' in got ? `${got.problem.kind} ${got.problem.path ?? ''}` : `threw ${String(got.thrown)}`;
}

function withoutBody({ status, headers }: Response): Response {
  return status === 0 ? Response.error() : new Response(null, { status, headers });
}
