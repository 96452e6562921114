import { act, renderHook, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useAccount, useUsers, type AccountOptions } from 'chatdeck/hooks';
import type { AccountProps, Plan } from 'chatdeck/model';
import { handlers, scenarios, type Faults, type Scenario, type ScenarioName } from 'chatdeck/testing';
import { clientFor, makeNetwork, wrapperFor } from '../network';

const network = makeNetwork();

let faults: Faults;
let calls: string[];
let onLeave: ReturnType<typeof vi.fn<NonNullable<AccountOptions['onLeave']>>>;

beforeEach(() => {
  faults = {};
  calls = [];
  onLeave = vi.fn<NonNullable<AccountOptions['onLeave']>>();
});

function serve(scenario: ScenarioName | Scenario = 'busyAccount') {
  network.server.use(
    http.all('*/v1/*', ({ request }) => {
      calls.push(`${request.method} ${new URL(request.url).pathname.replace('/v1', '')}`);
      return undefined;
    }),
    ...handlers({ scenario, faults }),
  );
}

async function open(token = 'admin-token', options: AccountOptions = {}, fetch?: typeof globalThis.fetch) {
  const client = clientFor(token, { fetch });
  const { result } = renderHook(() => useAccount({ onLeave, ...options }), { wrapper: wrapperFor(client) });
  await waitFor(() => expect(result.current.account.status).toBe('ready'));
  return result;
}

function viewOf({ account }: AccountProps) {
  if (account.status !== 'ready') throw new Error(`The account is ${account.status}.`);
  return account.data;
}

function planOf(props: AccountProps, stripeId: string): Plan {
  const plan = viewOf(props).offers.find((offer) => offer.plan.stripeId === stripeId)?.plan;
  if (!plan) throw new Error(`There is no plan ${stripeId}.`);
  return plan;
}

const sent = (text: string) => calls.filter((call) => call.includes(text));
const upgrades = () => sent('/upgrade/');

async function askFor(page: { current: AccountProps }, stripeId: string) {
  act(() => page.current.onPlanChoose?.(planOf(page.current, stripeId)));
  await waitFor(() => expect(page.current.planSwitch.status).toBe('confirming'));
}

describe('useAccount', () => {
  it('loads each region for itself, and sends nothing that changes anything by being there', async () => {
    serve();
    const page = await open();
    await waitFor(() => expect(page.current.invoices.status).toBe('ready'));
    await waitFor(() => expect(page.current.conversations.status).toBe('ready'));
    await waitFor(() => expect(page.current.nextCharge.status).toBe('ready'));
    expect(calls.filter((call) => !call.startsWith('GET'))).toEqual([]);
    expect(page.current).toMatchObject({ duration: 'monthly', planSwitch: { status: 'idle' } });
  });

  it('fails each region for itself', async () => {
    serve('brokenAnswers');
    const page = await open();
    await waitFor(() => expect(page.current.invoices.status).toBe('failed'));
    await waitFor(() => expect(page.current.conversations.status).toBe('failed'));
    await waitFor(() => expect(page.current.nextCharge.status).toBe('failed'));
    expect(page.current.account.status).toBe('ready');
  });

  it('does not ask for the next invoice in a trial without a card', async () => {
    serve('freshTrial');
    const page = await open();
    await waitFor(() => expect(page.current.invoices.status).toBe('ready'));
    expect(page.current.nextCharge).toEqual({ status: 'notAsked' });
    expect(sent('next-invoice')).toEqual([]);
  });

  it('gives agents nothing to press, and shows them the rest', async () => {
    serve();
    const page = await open('agent-token');
    await waitFor(() => expect(page.current.invoices.status).toBe('ready'));
    expect([page.current.onPlanChoose, page.current.onPortalOpen, viewOf(page.current).info]).toEqual([
      ...[undefined, undefined, undefined],
    ]);
    expect(calls.filter((call) => !call.startsWith('GET'))).toEqual([]);
  });
});

describe('the usage', () => {
  function usageOf({ usage }: AccountProps) {
    if (usage?.status !== 'ready') throw new Error(`The usage is ${usage?.status}.`);
    return usage.data;
  }

  it('is there once everything is counted', async () => {
    serve();
    const page = await open();
    await waitFor(() => expect(page.current.usage?.status).toBe('ready'));
    const { use, widgets, people } = usageOf(page.current);
    expect(use.channels).toBe(viewOf(page.current).channels);
    expect(use.people).toBe(people.length + 1);
    expect(use.conversations).toBeGreaterThan(0);
    expect(widgets.filter(({ isFinished }) => isFinished).every(({ conversations }) => conversations !== null)).toBe(
      true,
    );
  });

  it('follows the users of the page', async () => {
    serve();
    const client = clientFor('admin-token');
    const { result } = renderHook(() => ({ account: useAccount({ onLeave }), users: useUsers() }), {
      wrapper: wrapperFor(client),
    });
    await waitFor(() => expect(result.current.account.usage?.status).toBe('ready'));
    const before = usageOf(result.current.account);
    const leaving = before.people.find(({ isAdmin }) => !isAdmin);
    act(() => result.current.users.onDelete(leaving?.id ?? ''));
    await waitFor(() => expect(usageOf(result.current.account).use.people).toBe((before.use.people ?? 0) - 1));
  });

  it('asks for an agent no admin-only call', async () => {
    serve();
    const page = await open('agent-token');
    await waitFor(() => expect(page.current.usage?.status).toBe('ready'));
    expect(usageOf(page.current)).toMatchObject({ use: { people: null }, people: [] });
    expect(sent('dashboard-admin')).toEqual([]);
  });

  it('is unknown where nothing could be loaded', async () => {
    serve('brokenAnswers');
    const page = await open();
    await waitFor(() => expect(page.current.usage?.status).toBe('ready'));
    expect(usageOf(page.current).use).toEqual({
      channels: viewOf(page.current).channels,
      people: null,
      conversations: null,
    });
  });
});

/** The busy account with so few widgets that every plan fits. */
function smallAccount(): Scenario {
  const world = scenarios.busyAccount(new Date());
  return { ...world, dataset: { ...world.dataset, widgets: world.dataset.widgets.slice(0, 2) } };
}

describe('a switch of the plan', () => {
  it('asks first, and is sent once however often it is confirmed', async () => {
    serve();
    const page = await open();
    await askFor(page, 'business-yearly');
    expect(upgrades()).toEqual([]);
    act(() => {
      page.current.onPlanConfirm();
      page.current.onPlanConfirm();
    });
    await waitFor(() => expect(page.current.planSwitch.status).toBe('done'));
    act(() => page.current.onPlanConfirm());
    expect(upgrades()).toEqual(['POST /accounts/1/upgrade/business-yearly']);
    expect(viewOf(page.current).plan.stripeId).toBe('business-yearly');
  });

  it('sends nothing when the person thinks better of it', async () => {
    serve();
    const page = await open();
    await askFor(page, 'business-yearly');
    act(() => page.current.onPlanCancel());
    expect(page.current.planSwitch.status).toBe('idle');
    expect(upgrades()).toEqual([]);
  });

  it('reverts with the reason when the server rejects the change', async () => {
    serve();
    const page = await open();
    await askFor(page, 'team-monthly');
    act(() => page.current.onPlanConfirm());
    await waitFor(() => expect(page.current.planSwitch.status).toBe('failed'));
    expect(page.current.planSwitch).toMatchObject({ problem: { code: 'plan_too_small' } });
    expect(viewOf(page.current).plan.stripeId).toBe('business-monthly');
  });

  it('knows a switch that was made elsewhere, and does not pay for it again', async () => {
    serve();
    const page = await open();
    await askFor(page, 'business-yearly');
    await clientFor('admin-token').accounts.upgrade(1, 'business-yearly');
    act(() => page.current.onPlanConfirm());
    await waitFor(() => expect(page.current.planSwitch.status).toBe('done'));
    expect(upgrades()).toHaveLength(1);
  });

  it('finds out that the switch was made when only its answer was lost', async () => {
    serve();
    const page = await open('admin-token', {}, async (...request) => {
      const answer = await globalThis.fetch(...request);
      const isLost = answer.url.includes('/upgrade/');
      return isLost ? Response.json({ Message: 'Gateway' }, { status: 504 }) : answer;
    });
    await askFor(page, 'business-yearly');
    act(() => page.current.onPlanConfirm());
    await waitFor(() => expect(page.current.planSwitch.status).toBe('done'));
    expect(viewOf(page.current).plan.stripeId).toBe('business-yearly');
    expect(upgrades()).toHaveLength(1);
  });

  it('stops if someone else has chosen another plan', async () => {
    serve(smallAccount());
    const page = await open();
    await askFor(page, 'team-monthly');
    await clientFor('admin-token').accounts.upgrade(1, 'starter-monthly');
    act(() => page.current.onPlanConfirm());
    await waitFor(() => expect(page.current.planSwitch.status).toBe('failed'));
    expect(page.current.planSwitch).toMatchObject({ problem: { kind: 'conflict' } });
    expect(upgrades()).toHaveLength(1);
  });
});

describe('without a card', () => {
  const checkouts = () => sent('create_checkout_session');
  const choose = (page: { current: AccountProps }) =>
    act(() => page.current.onPlanChoose?.(planOf(page.current, 'team-monthly')));
  const answering = (url: string) => {
    faults.createCheckoutSession = { status: 200, body: { url } };
  };

  it('leads to the checkout once, however often the button is pressed', async () => {
    answering('https://checkout.test/session');
    serve('freshTrial');
    const page = await open();
    choose(page);
    choose(page);
    await waitFor(() => expect(onLeave).toHaveBeenCalledExactlyOnceWith('https://checkout.test/session'));
    expect(checkouts()).toHaveLength(1);
    expect(page.current.planSwitch.status).toBe('leaving');
  });

  it('is back as it was when Back shows the page again', async () => {
    answering('https://checkout.test/session');
    serve('freshTrial');
    const page = await open();
    choose(page);
    await waitFor(() => expect(onLeave).toHaveBeenCalled());
    const reads = sent('/users/current').length;
    act(() => {
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    });
    expect(page.current.planSwitch.status).toBe('idle');
    await waitFor(() => expect(sent('/users/current').length).toBeGreaterThan(reads));
  });

  it('asks before a switch, and for no second card, when the person has paid in another tab', async () => {
    serve('freshTrial');
    const page = await open();
    await clientFor('admin-token').accounts.createCheckoutSession(1, 'starter-monthly');
    choose(page);
    await waitFor(() => expect(page.current.planSwitch.status).toBe('confirming'));
    expect(checkouts()).toHaveLength(1);
    expect(onLeave).not.toHaveBeenCalled();
  });

  it.each(['javascript:alert(1)', 'http://checkout.test/', 'nonsense'])('does not follow %s', async (address) => {
    answering(address);
    serve('freshTrial');
    const page = await open();
    choose(page);
    await waitFor(() => expect(page.current.planSwitch.status).toBe('failed'));
    expect(onLeave).not.toHaveBeenCalled();
  });
});

it('restarts an ended account with a card at the checkout, with the plan it had', async () => {
  const world = smallAccount();
  const accounts = world.dataset.accounts.map((account) => ({ ...account, canceledAt: new Date(0) }));
  serve({ ...world, dataset: { ...world.dataset, accounts } });
  const page = await open();
  expect(viewOf(page.current).standing.status).toBe('ended');
  act(() => page.current.onPlanChoose?.(planOf(page.current, 'business-monthly')));
  await waitFor(() => expect(sent('create_checkout_session')).toHaveLength(1));
  await waitFor(async () => {
    const { account } = await clientFor('admin-token').users.current();
    expect(account.canceledAt).toBeNull();
  });
  expect(upgrades()).toEqual([]);
});

describe('the billing portal', () => {
  it('is opened once, for the person and the page that were asked for', async () => {
    faults.createPortalSession = { status: 200, body: { url: 'https://portal.test/' } };
    serve();
    const page = await open();
    act(() => {
      page.current.onPortalOpen?.('subscription_cancel');
      page.current.onPortalOpen?.('home');
    });
    expect(page.current.portal).toEqual({ status: 'opening', page: 'subscription_cancel' });
    await waitFor(() => expect(onLeave).toHaveBeenCalledExactlyOnceWith('https://portal.test/'));
    expect(sent('create_portal_session')).toHaveLength(1);
  });

  it('shows what came of it where the address is one of this very page', async () => {
    faults.createPortalSession = undefined;
    serve();
    const here = `${window.location.origin}/`;
    network.server.use(http.post('*/create_portal_session', () => Response.json({ url: `${here}#/account` })));
    const page = await open();
    act(() => page.current.onPortalOpen?.('home'));
    await waitFor(() => expect(page.current.portal.status).toBe('idle'));
    expect(onLeave).toHaveBeenCalledExactlyOnceWith(`${here}#/account`);
  });

  it('says why it did not open', async () => {
    faults.createPortalSession = { status: 500 };
    serve();
    const page = await open();
    act(() => page.current.onPortalOpen?.('home'));
    await waitFor(() => expect(page.current.portal).toMatchObject({ status: 'failed', page: 'home' }));
  });
});
