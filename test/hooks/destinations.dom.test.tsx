import { act, renderHook, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useAccount, useBehaviorTab, useUpgrade, type ChatdeckProviderProps } from 'chatdeck/hooks';
import { handlers, scenarios, type Faults, type Scenario } from 'chatdeck/testing';
import { clientFor, makeNetwork, wrapperFor } from './network';

const network = makeNetwork();
const patience = { timeout: 10_000 };

let faults: Faults;
let onLeave: ReturnType<typeof vi.fn<(url: string) => void>>;

beforeEach(() => {
  faults = {};
  onLeave = vi.fn<(url: string) => void>();
});

/** An account without a card, on a plan below the largest. */
function world(): Scenario {
  const busy = scenarios.busyAccount(new Date());
  const accounts = busy.dataset.accounts.map((account) => ({
    ...account,
    planId: 'team-monthly',
    paymentType: 'none' as const,
  }));
  return { ...busy, dataset: { ...busy.dataset, accounts } };
}

const wrapper = (props: Partial<ChatdeckProviderProps>) => wrapperFor(clientFor('admin-token'), props);

describe('with allowedHosts, a payment page and the host’s callback', () => {
  const cases: [string, string[] | undefined, boolean][] = [
    ['https://pay.example/session', ['pay.example'], true],
    ['https://eu.pay.example/session', ['*.pay.example'], true],
    ['https://evil.example/session', ['pay.example'], false],
    ['https://pay.example.evil.example/', ['pay.example', '*.pay.example'], false],
    ['https://pay.example/session', [], false],
    ['https://evil.example/session', undefined, true],
  ];

  it.each(cases)('get %s with %j: %s (checkout)', async (url, allowedHosts, isAllowed) => {
    network.server.use(...handlers({ scenario: world(), faults }));
    faults.createCheckoutSession = { status: 200, body: { url } };
    const { result } = renderHook(() => useUpgrade({ onUpgraded: vi.fn<() => void>(), onLeave }), {
      wrapper: wrapper({ allowedHosts }),
    });
    await waitFor(() => expect(result.current.offer.status).toBe('ready'), patience);
    act(() => result.current.onUpgrade());
    const status = isAllowed ? 'leaving' : 'failed';
    await waitFor(() => expect(result.current.order.status).toBe(status), patience);
    expect(onLeave.mock.calls).toEqual(isAllowed ? [[url]] : []);
  });

  it.each(cases)('get %s with %j: %s (billing portal)', async (url, allowedHosts, isAllowed) => {
    network.server.use(...handlers({ scenario: 'busyAccount', faults }));
    faults.createPortalSession = { status: 200, body: { url } };
    const { result } = renderHook(() => useAccount({ onLeave }), { wrapper: wrapper({ allowedHosts }) });
    await waitFor(() => expect(result.current.account.status).toBe('ready'), patience);
    act(() => result.current.onPortalOpen?.('home'));
    await waitFor(() => expect(result.current.portal.status).toBe(isAllowed ? 'opening' : 'failed'), patience);
    expect(onLeave.mock.calls).toEqual(isAllowed ? [[url]] : []);
  });

  it.each(cases)('get %s with %j: %s (invoice)', async (stripeInvoiceUrl, allowedHosts, isAllowed) => {
    const invoice = { id: 'in_1', stripePlanId: '', dateTs: 1_750_000_000, amount: 900, stripeInvoiceUrl };
    network.server.use(
      http.get('*/accounts/:id/invoices', () => HttpResponse.json({ invoices: [invoice] })),
      ...handlers({ scenario: 'busyAccount', faults }),
    );
    const { result } = renderHook(() => useAccount({ onLeave }), { wrapper: wrapper({ allowedHosts }) });
    const url = isAllowed ? stripeInvoiceUrl : undefined;
    await waitFor(() => expect(result.current.invoices).toMatchObject({ data: { lines: [{ url }] } }), patience);
  });
});

describe('a webhook address of an internal network', () => {
  it.each([
    [undefined, 'notAPublicUrl'],
    [true, undefined],
  ])('with the provider’s switch at %s, has the error %s', async (allowsInternalWebhooks, error) => {
    network.serve();
    const { result } = renderHook(() => useBehaviorTab(11), { wrapper: wrapper({ allowsInternalWebhooks }) });
    const editor = () => {
      const { editor: current } = result.current;
      return current.status === 'ready' ? (current.data.live?.get() ?? current.data) : undefined;
    };
    await waitFor(() => expect(editor()).toBeDefined(), patience);
    act(() => editor()?.onEdit({ webhookUrl: 'http://10.0.0.5/hook' }));
    await waitFor(() => expect(editor()?.value.webhookUrl).toBe('http://10.0.0.5/hook'), patience);
    expect(editor()?.errors.webhookUrl).toBe(error);
  });
});
