import { act, renderHook, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it, vi } from 'vitest';
import { useUpgrade, useUpgraded } from 'chatdeck/hooks';
import { handlers, scenarios, type Faults, type Scenario } from 'chatdeck/testing';
import { clientFor, makeNetwork, wrapperFor } from './network';

const network = makeNetwork();
const patience = { timeout: 10_000 };

/** A paying account on a plan with five channels; the next is Business. */
function world(account: Partial<Scenario['dataset']['accounts'][number]> = {}): Scenario {
  const busy = scenarios.busyAccount(new Date());
  const accounts = busy.dataset.accounts.map((stored) => ({ ...stored, planId: 'team-monthly', ...account }));
  return { ...busy, dataset: { ...busy.dataset, accounts } };
}

let faults: Faults;
let bought: string[];
let onUpgraded: ReturnType<typeof vi.fn<() => void>>;
let onLeave: ReturnType<typeof vi.fn<(url: string) => boolean | void>>;

function serve(scenario = world()) {
  faults = {};
  bought = [];
  network.server.use(
    http.post('*/v1/accounts/*', ({ request }) => {
      bought.push(new URL(request.url).pathname.replace('/v1/accounts/', ''));
      return undefined;
    }),
    ...handlers({ scenario, faults }),
  );
}

beforeEach(() => {
  onUpgraded = vi.fn<() => void>();
  onLeave = vi.fn<(url: string) => boolean | void>();
  serve();
});

async function open(token = 'admin-token') {
  const client = clientFor(token);
  const { result } = renderHook(() => useUpgrade({ onUpgraded, onLeave }), { wrapper: wrapperFor(client) });
  await waitFor(() => expect(result.current.offer.status).toBe('ready'), patience);
  return { result, client };
}

it('buys nothing by being there', async () => {
  await open();
  expect(bought).toEqual([]);
});

it('compares the plans with what the account uses, without delaying the offer', async () => {
  const { result } = await open();
  expect(result.current.offer).toMatchObject({ data: { next: { label: 'Business' } } });
  await waitFor(() => expect(result.current.advice?.status).toBe('ready'), patience);
  expect(result.current.advice).toMatchObject({
    data: { isAdmin: true, best: { label: 'Business' }, annual: { saving: 19_900, breakEvenMonths: 11 } },
  });
});

it('asks for an agent no admin-only call', async () => {
  const asked: string[] = [];
  network.server.use(
    http.get('*/v1/*', ({ request }) => {
      asked.push(new URL(request.url).pathname);
      return undefined;
    }),
    ...handlers({ scenario: world(), faults }),
  );
  const { result } = await open('agent-token');
  await waitFor(() => expect(result.current.advice?.status).toBe('ready'), patience);
  expect(result.current.advice).toMatchObject({ data: { isAdmin: false, use: { people: null } } });
  expect(asked.filter((path) => path.includes('dashboard-admin'))).toEqual([]);
});

it('buys the next plan once for many presses, keeps what was bought in view, and tells the host', async () => {
  const { result } = await open();
  act(() => {
    result.current.onUpgrade();
    result.current.onUpgrade();
  });
  expect(result.current.order).toEqual({ status: 'busy' });
  await waitFor(() => expect(onUpgraded).toHaveBeenCalledTimes(1), patience);
  await waitFor(() => expect(result.current.order).toEqual({ status: 'done' }), patience);
  expect(result.current.offer).toMatchObject({ data: { next: { stripeId: 'business-monthly' } } });
  act(() => result.current.onUpgrade());
  expect(bought).toEqual(['1/upgrade/business-monthly']);
});

it('keeps the server’s message when the card is declined, and buys on another attempt', async () => {
  const { result } = await open();
  faults.upgradePlan = { status: 400, body: { Message: 'Your card was declined.', Code: 'card_declined' } };
  act(() => result.current.onUpgrade());
  await waitFor(
    () =>
      expect(result.current.order).toMatchObject({
        status: 'failed',
        problem: { serverMessage: 'Your card was declined.' },
      }),
    patience,
  );
  expect(onUpgraded).not.toHaveBeenCalled();
  faults.upgradePlan = undefined;
  act(() => result.current.onUpgrade());
  await waitFor(() => expect(onUpgraded).toHaveBeenCalledTimes(1), patience);
});

it('does not buy again what was bought although the answer was lost', async () => {
  const { result } = await open();
  network.server.use(
    http.post('*/v1/accounts/1/upgrade/:plan', async ({ request }) => {
      if (request.headers.has('x-again')) return undefined;
      const headers = new Headers(request.headers);
      headers.set('x-again', '1');
      await fetch(request.url, { method: 'POST', headers });
      faults.currentUser = { status: 503 };
      return HttpResponse.error();
    }),
  );
  act(() => result.current.onUpgrade());
  await waitFor(() => expect(result.current.order).toMatchObject({ status: 'failed' }), patience);
  expect(bought).toHaveLength(1);
  faults.currentUser = undefined;
  act(() => result.current.onUpgrade());
  await waitFor(() => expect(onUpgraded).toHaveBeenCalledTimes(1), patience);
  expect(bought).toHaveLength(1);
});

it('does not buy where another tab has changed the plan: it shows the new offer', async () => {
  const { result, client } = await open();
  await client.accounts.upgrade(1, 'business-yearly');
  bought.length = 0;
  act(() => result.current.onUpgrade());
  await waitFor(() => expect(result.current.order).toEqual({ status: 'changedMeanwhile' }), patience);
  expect(bought).toEqual([]);
  expect(result.current.offer).toMatchObject({ data: { current: { stripeId: 'business-yearly' }, way: 'contact' } });
});

it('does not buy where another tab has bought the same plan', async () => {
  const { result, client } = await open();
  await client.accounts.upgrade(1, 'business-monthly');
  bought.length = 0;
  act(() => result.current.onUpgrade());
  await waitFor(() => expect(onUpgraded).toHaveBeenCalledTimes(1), patience);
  expect(bought).toEqual([]);
});

it('leaves for the checkout where no card is on file, and only to an address that is safe', async () => {
  serve(world({ paymentType: 'none' }));
  const { result } = await open();
  for (const url of ['javascript:alert(1)', 'http://pay.example/session']) {
    faults.createCheckoutSession = { status: 200, body: { url } };
    act(() => result.current.onUpgrade());
    await waitFor(
      () => expect(result.current.order).toMatchObject({ status: 'failed', problem: { kind: 'unexpectedAnswer' } }),
      patience,
    );
  }
  expect(onLeave).not.toHaveBeenCalled();
  faults.createCheckoutSession = { status: 200, body: { url: 'https://pay.example/session' } };
  act(() => result.current.onUpgrade());
  await waitFor(() => expect(onLeave).toHaveBeenCalledWith('https://pay.example/session'), patience);
  await waitFor(() => expect(result.current.order).toEqual({ status: 'leaving' }), patience);
  expect(bought.every((call) => call === '1/create_checkout_session')).toBe(true);

  act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  expect(result.current.order).toEqual({ status: 'idle' });
});

it('leaves for the checkout where the subscription has ended, though a card is on file', async () => {
  serve(world({ canceledAt: new Date(0) }));
  faults.createCheckoutSession = { status: 200, body: { url: 'https://pay.example/session' } };
  const { result } = await open();
  act(() => result.current.onUpgrade());
  await waitFor(() => expect(onLeave).toHaveBeenCalledWith('https://pay.example/session'), patience);
  expect(bought).toEqual(['1/create_checkout_session']);
});

it('has a working button again when the checkout opened in another tab', async () => {
  serve(world({ canceledAt: new Date(0) }));
  faults.createCheckoutSession = { status: 200, body: { url: 'https://pay.example/session' } };
  onLeave.mockReturnValue(true);
  const { result } = await open();
  for (const times of [1, 2]) {
    act(() => result.current.onUpgrade());
    await waitFor(() => expect(onLeave).toHaveBeenCalledTimes(times), patience);
    await waitFor(() => expect(result.current.order).toEqual({ status: 'idle' }));
  }
});

it('offers an agent nothing to buy', async () => {
  const { result } = await open('agent-token');
  expect(result.current.offer).toMatchObject({ data: { way: 'askAdmin' } });
});

it.each([
  ['admin-token', 'upgraded', true],
  ['agent-token', 'upgraded', false],
] as const)('says to %s afterwards what the account has (%s)', async (token, status, isAdmin) => {
  const { result } = renderHook(() => useUpgraded(), { wrapper: wrapperFor(clientFor(token)) });
  await waitFor(
    () => expect(result.current.outcome).toMatchObject({ data: { status, plan: 'Team', isAdmin } }),
    patience,
  );
});

it('says of a trial that nothing was upgraded', async () => {
  serve(world({ paymentType: 'none' }));
  const { result } = renderHook(() => useUpgraded(), { wrapper: wrapperFor(clientFor('admin-token')) });
  await waitFor(() => expect(result.current.outcome).toMatchObject({ data: { status: 'notUpgraded' } }), patience);
});
