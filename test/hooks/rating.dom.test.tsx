import { act, renderHook, waitFor } from '@testing-library/react';
import { getResponse, http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { useRatingPrompt, useShell } from 'chatdeck/hooks';
import { handlers, scenarios, type Faults, type Scenario } from 'chatdeck/testing';
import { clientFor, makeNetwork, wrapperFor } from './network';

const network = makeNetwork();

/** Every user of the busy account is asked. */
function asked(): Scenario {
  const world = scenarios.busyAccount(new Date());
  const users = world.dataset.users.map((user) => ({ ...user, showsRatingPrompt: true }));
  return { ...world, dataset: { ...world.dataset, users } };
}

let faults: Faults;
let service: ReturnType<typeof handlers>;
let rates: string[];
let reads: number;

beforeEach(() => {
  faults = {};
  rates = [];
  reads = 0;
  service = handlers({ scenario: asked(), faults });
  network.server.use(
    http.get('*/v1/users/rate/:value', ({ params }) => {
      rates.push(String(params.value));
      return undefined;
    }),
    http.get('*/v1/users/current', () => {
      reads += 1;
      return undefined;
    }),
    ...service,
  );
});

async function openTab() {
  const { result } = renderHook(() => useRatingPrompt(), { wrapper: wrapperFor(clientFor('admin-token')) });
  await waitFor(() => expect(result.current.question.status).toBe('asking'));
  return result;
}

describe('useRatingPrompt', () => {
  it('asks no one without the flag', async () => {
    network.serve();
    const { result } = renderHook(
      () => ({ ...useRatingPrompt(), user: useShell({ onSignedOut: () => undefined }).shell }),
      {
        wrapper: wrapperFor(clientFor('agent-token')),
      },
    );
    await waitFor(() => expect(result.current.user.status).toBe('ready'));
    expect(result.current.question.status).toBe('hidden');
  });

  it('sends nothing by being there', async () => {
    await openTab();
    expect(rates).toEqual([]);
  });

  it('sends one answer of many presses, hides, and reloads the user', async () => {
    const tab = await openTab();
    const before = reads;
    act(() => {
      tab.current.onRate(9);
      tab.current.onRate(9);
      tab.current.onRate(3);
      tab.current.onDismiss();
    });
    expect(tab.current.question).toEqual({ status: 'sending', value: 9 });
    await waitFor(() => expect(tab.current.question.status).toBe('hidden'));
    // Once to see whether it was answered elsewhere, once afterwards.
    await waitFor(() => expect(reads).toBe(before + 2));
    expect(rates).toEqual(['9']);
  });

  it('stores a dismissal as -1', async () => {
    const tab = await openTab();
    act(() => tab.current.onDismiss());
    await waitFor(() => expect(tab.current.question.status).toBe('hidden'));
    expect(rates).toEqual(['-1']);
  });

  it('sends nothing where another tab has answered', async () => {
    const [first, second] = [await openTab(), await openTab()];
    act(() => first.current.onRate(8));
    await waitFor(() => expect(first.current.question.status).toBe('hidden'));
    act(() => second.current.onRate(2));
    await waitFor(() => expect(second.current.question.status).toBe('hidden'));
    expect(rates).toEqual(['8']);
  });

  it('says that the answer was not saved, takes another try, and is then put away without a word to the server', async () => {
    faults.rate = { status: 500 };
    const tab = await openTab();
    act(() => tab.current.onRate(7));
    await waitFor(() => expect(tab.current.question).toMatchObject({ status: 'failed', problem: { kind: 'server' } }));
    act(() => tab.current.onRate(7));
    await waitFor(() => expect(tab.current.question.status).toBe('sending'));
    await waitFor(() => expect(tab.current.question.status).toBe('failed'));
    expect(rates).toEqual(['7', '7']);
    act(() => tab.current.onDismiss());
    expect(tab.current.question.status).toBe('hidden');
    expect(rates).toEqual(['7', '7']);
  });

  it('does not send again what the server has stored without its answer being heard', async () => {
    const stored: Promise<unknown>[] = [];
    network.server.use(
      http.get('*/v1/users/rate/:value', ({ request }) => {
        rates.push(String(request.url.split('/').at(-1)));
        const first = new Request(request.url, { headers: { Authorization: 'Bearer admin-token' } });
        stored.push(getResponse(service, first));
        return Promise.all(stored).then(() => new HttpResponse(null, { status: 502 }));
      }),
    );
    const tab = await openTab();
    act(() => tab.current.onRate(10));
    await waitFor(() => expect(tab.current.question.status).toBe('failed'));
    act(() => tab.current.onRate(10));
    await waitFor(() => expect(tab.current.question.status).toBe('hidden'));
    expect(rates).toEqual(['10']);
  });
});
