import { act, render } from '@testing-library/react';
import { cookieSession, createClient } from 'chatdeck/client';
import type { ReactNode } from 'react';
import { useReportsAvailability, useReportsOverview, useSession } from 'chatdeck/hooks';
import { ReportsAvailability, ReportsOverview } from 'chatdeck/screens/reports';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { NetworkFault } from '../client/faults';
import type { CallName } from '../client/samples';
import { readCallsOfHooks } from './calls-of-hooks';
import { hasLeft, host, isTold, saveSectionOf } from './place';
import { forgetHost, places, type Hook, type Sending } from './places';
import {
  clientOver,
  find,
  Host,
  makeNetwork,
  messages,
  openPlace,
  pageText,
  pass,
  pressTwice,
  settle,
  standStill,
  type,
  until,
} from './world';

const isWhole = process.env.CHATDECK_TEST_FULL === '1';
const asked = readCallsOfHooks();
const hooks = Object.keys(places) as Hook[];
const sends = hooks.flatMap((hook) =>
  places[hook].sends.map((sending): [string, Sending & { Screen: () => ReactNode }] => [
    `${hook}, ${sending.call}`,
    { ...sending, Screen: sending.Screen ?? places[hook].Screen, scenario: sending.scenario ?? places[hook].scenario },
  ]),
);

standStill();
beforeEach(forgetHost);

/** An answer that arrives on demand: this one, or what the service has answered. */
function held(expected: 'either' | 'value' = 'either'): NetworkFault & {
  release(response?: Response): void;
  readonly count: number;
} {
  const waiting: ((response?: Response) => void)[] = [];
  return {
    expected,
    answer: (good) =>
      new Promise((resolve) => waiting.push((response) => resolve(response?.clone() ?? Response.json(good)))),
    release: (response) => {
      for (const answer of waiting) answer(response);
    },
    get count() {
      return waiting.length;
    },
  };
}

const refused = () => Response.json({ Message: 'Not now' }, { status: 400 });

const elsewhere = 'The page that was gone to';

async function open(sending: Sending & { Screen: () => ReactNode }) {
  const network = makeNetwork(sending.scenario?.());
  vi.stubGlobal('fetch', network.fetch);
  const client = clientOver(network);
  const { rerender } = openPlace(sending.Screen, client);
  await settle(network);
  await sending.prepare?.();
  // What is around the screens stays, like the toast region.
  const leave = () => rerender(<Host client={client}>{elsewhere}</Host>);
  return { network, leave };
}

const told = () => [host.onLeave, host.onDone].flatMap(({ mock }) => mock.calls);
const outcomes: [string, 'either' | 'value', () => Response | undefined][] = [
  ['a refusal', 'either', refused],
  ['a success', 'value', () => undefined],
];

describe.each(sends)('%s', (_title, sending) => {
  it.each(isWhole || tellsHost(sending) ? outcomes : outcomes.slice(0, 1))(
    'is sent once by two presses, and a page that was left hears nothing of %s',
    async (_outcome, expected, response) => {
      const { network, leave } = await open(sending);
      const answer = held(expected);
      network.faults[sending.call] = answer;
      pressTwice();
      await sending.send();
      await until('sent', () => answer.count > 0);
      await pass(300);
      expect(answer.count).toBe(1);
      const before = told();
      leave();
      answer.release(response());
      await pass(3000);
      expect(answer.count).toBe(1);
      expect(pageText()).toBe(elsewhere);
      expect(messages()).toEqual([]);
      expect(told()).toEqual(before);
    },
  );
});

const readsOf = (hook: Hook) =>
  (asked[hook] ?? []).filter((name) => isRead(name) && !places[hook].notAtFirst?.includes(name));
/** What is read again while the page is there. */
const repeated = (hook: Hook) => readsOf(hook).filter((name) => !places[hook].once?.includes(name));
/** How reads behave is said once for all of them: a few stand for the others. */
const few: readonly Hook[] = ['useBehaviorTab', 'useDashboard', 'useReportsOverview', 'useSavedRepliesTab'];
const reading = (isWhole ? hooks : few).filter((hook) => repeated(hook).length > 0);

describe.each(reading)('%s', (hook) => {
  const place = places[hook];
  const reads = repeated(hook);

  it('asks each thing once when the connection is back', async () => {
    const network = makeNetwork(place.scenario?.());
    vi.stubGlobal('fetch', network.fetch);
    openPlace(place.Screen, clientOver(network));
    await settle(network);
    await pass(61_000);
    await settle(network);
    window.dispatchEvent(new Event('offline'));
    const first = { ...countOf(network.asked) };
    window.dispatchEvent(new Event('online'));
    await settle(network);
    const second = countOf(network.asked);
    for (const name of reads) {
      const once = widgetsOf(name);
      expect((second[name] ?? 0) - (first[name] ?? 0), name).toBeGreaterThan(0);
      expect((second[name] ?? 0) - (first[name] ?? 0), name).toBeLessThanOrEqual(once);
    }
  });

  it('is left while all of it is on its way', async () => {
    const network = makeNetwork(place.scenario?.());
    vi.stubGlobal('fetch', network.fetch);
    const answer = held();
    for (const name of reads) network.faults[name] = answer;
    const { unmount } = openPlace(place.Screen, clientOver(network));
    await until('asked', () => answer.count > 0);
    unmount();
    answer.release(Response.json({}));
    await pass(3000);
    expect(pageText()).toBe('');
  });
});

const ranges = { asked: { from: '2025-06-02', to: '2025-06-22' }, newer: { from: '2025-06-09', to: '2025-06-10' } };
const reports: [string, (props: { range: keyof typeof ranges }) => ReactNode][] = [
  ['overview', ({ range }) => <ReportsOverview {...useReportsOverview(reportOf(range))} />],
  ['availability', ({ range }) => <ReportsAvailability {...useReportsAvailability(reportOf(range))} />],
];

it.each(reports)(
  'the %s of another range stays when the answer for the one before comes last',
  async (_title, Report) => {
    const network = makeNetwork();
    let release: () => void = () => undefined;
    const gate = new Promise<void>((resolve) => (release = resolve));
    let late = 0;
    async function slowFetch(...[input, init]: Parameters<typeof fetch>): Promise<Response> {
      const isLate = new Request(input).url.includes(ranges.asked.from);
      // Giving up doesn't keep this one from arriving.
      const response = await network.fetch(input, isLate ? { ...init, signal: null } : init);
      if (isLate) await gate.then(() => (late += 1));
      return response;
    }
    const client = createClient({
      baseUrl: 'https://api.test',
      session: { id: 'admin-token', getToken: () => 'admin-token' },
      fetch: slowFetch,
    });
    const at = (range: keyof typeof ranges) => (
      <Host client={client}>
        <Report range={range} />
      </Host>
    );
    const { rerender } = render(at('asked'));
    await pass(300);
    rerender(at('newer'));
    await settle(network);
    const newer = pageText();
    release();
    await until('the late answers came', () => late > 0);
    await settle(network);
    expect(pageText()).toBe(newer);

    rerender(at('asked'));
    await settle(network);
    expect(pageText()).not.toBe(newer);
  },
);

function reportOf(range: keyof typeof ranges) {
  return {
    route: { name: 'reports' as const, range: ranges[range], zone: 'Europe/Rome' },
    onNavigate: () => undefined,
  };
}

describe('a clock that is put back', () => {
  const place = places.useBehaviorTab;

  it('makes nothing of what was read before look new', async () => {
    const network = makeNetwork();
    openPlace(place.Screen, clientOver(network));
    await settle(network);
    vi.setSystemTime(Date.now() - 3_600_000);
    const before = network.asked.length;
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    await settle(network);
    expect(network.asked.slice(before)).toEqual(['currentUser']);
  });

  it('lets no one save over a copy that was read before', async () => {
    const network = makeNetwork();
    openPlace(places.useSavedRepliesTab.Screen, clientOver(network));
    await settle(network);
    const [sending] = places.useSavedRepliesTab.sends;
    await sending?.prepare?.();
    vi.setSystemTime(Date.now() - 3_600_000);
    const before = network.asked.length;
    await sending?.send();
    await until('saved', () => network.asked.slice(before).includes('saveSavedReply'));
    const since = network.asked.slice(before);
    expect(since.indexOf('listSavedReplies')).toBeGreaterThanOrEqual(0);
    expect(since.indexOf('listSavedReplies')).toBeLessThan(since.indexOf('saveSavedReply'));
    await settle(network);
  });

  it.each([-86_400_000, 86_400_000])('ends the notice of a save in its own time, %i ms away', async (jump) => {
    const network = makeNetwork();
    openPlace(place.Screen, clientOver(network));
    await settle(network);
    type('textbox', 'Email for offline messages', 'typed@acme.test');
    saveSectionOf('Email for offline messages');
    await until('saved', () => find('button', 'Saved') !== undefined);
    vi.setSystemTime(Date.now() + jump);
    await pass(1600);
    expect(find('button', 'Saved')).toBeUndefined();
    await settle(network);
  });
});

describe('a page that comes back as it was left', () => {
  it('is signed out if the session has ended', async () => {
    const network = makeNetwork();
    vi.stubGlobal('fetch', network.fetch);
    const tokens = cookieSession();
    tokens.setToken('admin-token');
    function Session() {
      return <p>{useSession({ tokens, baseUrl: 'https://api.test', draftStorage: null }).status}</p>;
    }
    openPlace(() => <Session />, clientOver(network));
    await until('signed in', () => pageText() === 'signedIn');
    // A page that is not shown hears nothing of the other tabs.
    document.cookie = 'auth_token=; Path=/; Max-Age=0';
    await pass(1000);
    expect(pageText()).toBe('signedIn');
    act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    expect(pageText()).toBe('signedOut');
    tokens.clearToken();
  });
});

/** Whether a success takes the host to another page. */
function tellsHost({ leaves, isDone }: Sending): boolean {
  return leaves === true || isDone === isTold || isDone === hasLeft;
}

function isRead(name: CallName): boolean {
  return /^(current|list|next|conversationCount|overview|chats|availability)/.test(name);
}

/** Reports ask once for each of the four widgets, for the figures of the time before, and for its days. */
function widgetsOf(name: CallName): number {
  return name === 'overviewReport' ? 12 : name.endsWith('Report') ? 4 : 1;
}

function countOf(names: readonly CallName[]): Partial<Record<CallName, number>> {
  const counts: Partial<Record<CallName, number>> = {};
  for (const name of names) counts[name] = (counts[name] ?? 0) + 1;
  return counts;
}
