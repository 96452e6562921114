import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { useDashboard } from 'chatdeck/hooks';
import type { GettingStartedProps } from 'chatdeck/model';
import { handlers, scenarios, type Faults, type Scenario } from 'chatdeck/testing';
import { clientFor, makeNetwork, storage, wrapperFor } from '../network';

const network = makeNetwork();
const patience = { timeout: 10_000 };
const usersPath = '/v1/dashboard-admin/users';
let calls: string[];

function serve(scenario: Scenario = scenarios.freshTrial(new Date()), faults: Faults = {}) {
  network.server.use(...handlers({ scenario, faults }));
}

/** The Dashboard, once it knows the account. */
async function open(token = 'admin-token') {
  const { result, unmount } = renderHook(() => useDashboard(), { wrapper: wrapperFor(clientFor(token)) });
  await waitFor(() => expect(result.current.workspaces.status).toBe('ready'), patience);
  return { unmount, started: () => result.current.gettingStarted };
}

async function openReady() {
  const page = await open();
  await waitFor(() => expect(page.started()?.steps.status).toBe('ready'), patience);
  return page;
}

function stepsOf(props: GettingStartedProps | undefined) {
  if (props?.steps.status !== 'ready') throw new Error('There are no steps.');
  return props.steps.data.map(({ name, isDone }) => `${name}${isDone ? ' done' : ''}`);
}

const hours = [{ weekday: 1, ceId: 11, start: 900, end: 1700 }];

/** A day-old account with chats and hours. A single user has the teammate left. */
function almostDone({ users = 101 } = {}): Scenario {
  const busy = scenarios.busyAccount(new Date());
  const yesterday = new Date(Date.now() - 86_400_000);
  return {
    ...busy,
    dataset: {
      ...busy.dataset,
      accounts: busy.dataset.accounts.map((account) => ({ ...account, createdAt: yesterday })),
      users: busy.dataset.users.filter(({ id }) => id <= users),
      widgets: busy.dataset.widgets.map((widget) => ({
        ...widget,
        settings: { ...widget.settings, onOffSchedule: true, operatingHours: hours },
      })),
    },
    signIns: { 'admin-token': 101, ...(users > 101 && { 'agent-token': 102 }) },
  };
}
const done = () => almostDone({ users: 102 });

beforeEach(() => {
  calls = [];
  network.server.events.on('request:start', ({ request }) => void calls.push(new URL(request.url).pathname));
});
afterEach(() => network.server.events.removeAllListeners());

describe('the steps of a new account', () => {
  it('are five, and the hours lead to the plans where the plan has none', async () => {
    serve();
    const { started } = await openReady();
    expect(stepsOf(started())).toEqual(['slack', 'channel', 'code', 'hours', 'teammate']);
    const steps = started()?.steps;
    expect(steps?.status === 'ready' && steps.data[3]).toMatchObject({ needsUpgrade: true, to: { name: 'upgrade' } });
  });

  it('are read from the account’s data', async () => {
    serve(almostDone());
    const { started } = await openReady();
    expect(stepsOf(started())).toEqual(['slack done', 'channel done', 'code done', 'hours done', 'teammate']);
  });

  it('are gone once all are done, and then no users are loaded at the next visit', async () => {
    serve(done());
    const first = await open();
    await waitFor(() => expect(storage.text()).toContain('complete'), patience);
    expect(first.started()).toBeUndefined();
    expect(calls).toContain(usersPath);
    first.unmount();
    calls = [];
    const second = await open();
    expect(second.started()).toBeUndefined();
    expect(calls).not.toContain(usersPath);
  });

  it('stay dismissed in this browser', async () => {
    serve();
    const first = await openReady();
    act(() => first.started()?.onDismiss?.());
    expect(first.started()).toBeUndefined();
    first.unmount();
    const second = await open();
    expect(second.started()).toBeUndefined();
  });

  it.each<[who: string, scenario: () => Scenario, token: string]>([
    ['an old account', () => scenarios.busyAccount(new Date()), 'admin-token'],
    ['an agent', done, 'agent-token'],
  ])('are not shown to %s', async (_, scenario, token) => {
    serve(scenario());
    const { started } = await open(token);
    expect(started()).toBeUndefined();
  });

  it('are to do where it couldn’t be loaded, and aren’t complete then', async () => {
    serve(done(), { listDashboardUsers: { status: 500 } });
    const { started } = await openReady();
    expect(stepsOf(started())).toEqual(['slack done', 'channel done', 'code done', 'hours done', 'teammate']);
    expect(storage.text()).not.toContain('complete');
  });
});
