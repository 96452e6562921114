import { renderHook, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useBehaviorTab, useCommandPalette, useDashboard, useIntegrationsTab, useShell } from 'chatdeck/hooks';
import { scenarios } from 'chatdeck/testing';
import { clientFor, makeNetwork, wrapperFor } from './network';

const network = makeNetwork();
const patience = { timeout: 10_000 };

/** The Dashboard's card, the Behavior tab and the Integrations tab of one widget, all of one page. */
function open(widgetId: number) {
  const useScreens = () => ({
    dashboard: useDashboard(),
    behavior: useBehaviorTab(widgetId),
    integrations: useIntegrationsTab(widgetId),
    frame: useShell({ onSignedOut: () => {} }),
    palette: useCommandPalette(),
  });
  const { result, rerender } = renderHook(useScreens, { wrapper: wrapperFor(clientFor('admin-token')) });
  const reasons = () => {
    const { workspaces } = result.current.dashboard;
    const { power } = result.current.behavior;
    const cards = workspaces.status === 'ready' ? workspaces.data.flatMap((workspace) => workspace.cards) : [];
    const card = cards.find((each) => each.status === 'ready' && each.id === widgetId);
    return [
      card?.status === 'ready' ? card.whyOffline : undefined,
      power?.status === 'ready' ? power.data.whyOffline : undefined,
    ];
  };
  /** Whether the menu, the palette, and the tab's header show it as broken. */
  const broken = () => {
    const { frame, palette, behavior } = result.current;
    const lists = [frame.shell, palette.palette];
    const found = lists.map((list) =>
      list.status === 'ready' ? list.data.widgets.find(({ id }) => id === widgetId)?.isBroken : undefined,
    );
    return [...found, behavior.power?.status === 'ready' ? behavior.power.data.isBroken : undefined];
  };
  return { result, rerender, reasons, broken };
}

function world(fields: { isOauthV1?: boolean; isOff?: boolean }, account: { isDelinquent?: boolean } = {}) {
  const busy = scenarios.busyAccount(new Date());
  const widgets = busy.dataset.widgets.map((widget) => (widget.id === 14 ? { ...widget, ...fields } : widget));
  const accounts = busy.dataset.accounts.map((stored) => ({ ...stored, ...account }));
  return { ...busy, dataset: { ...busy.dataset, widgets, accounts } };
}

test.each([
  ['switchedOff', { isOauthV1: true, isOff: true }, { isDelinquent: true }],
  ['paymentMissing', { isOauthV1: true }, { isDelinquent: true }],
  ['connectionExpired', { isOauthV1: true }, {}],
  ['nobodyActive', {}, {}],
])('the Dashboard and Behavior give one offline reason: %s', async (reason, fields, account) => {
  network.serve({ scenario: world(fields, account) });
  const { reasons } = open(14);
  await waitFor(() => expect(reasons()).toEqual([reason, reason]), patience);
});

test('a connection that Integrations found expired is the offline reason everywhere', async () => {
  const faults = { listTeamUsers: { status: 400, body: { Code: 'not_connected', Message: 'Gone.' } } };
  network.serve({ scenario: world({}), faults });
  const first = open(14);
  await waitFor(() => {
    const { integrations } = first.result.current.integrations;
    expect(integrations).toMatchObject({ status: 'ready', data: { connection: 'expired' } });
  }, patience);
  await waitFor(() => expect(first.reasons()).toEqual(['connectionExpired', 'connectionExpired']), patience);
  expect(first.broken()).toEqual([true, true, true]);
});

test.each([true, false])(
  'the menu, the palette, and the header agree on a connection that is over: %s',
  async (isOauthV1) => {
    network.serve({ scenario: world({ isOauthV1 }) });
    const { broken } = open(14);
    await waitFor(() => expect(broken()).toEqual([isOauthV1, isOauthV1, isOauthV1]), patience);
  },
);
