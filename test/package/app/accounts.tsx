import 'chatdeck/styles.css';
import { QueryClient } from '@tanstack/react-query';
import { createClient, type Client } from 'chatdeck/client';
import { ChatdeckProvider, useBehaviorTab, useDashboard, useShell } from 'chatdeck/hooks';
import { Dashboard } from 'chatdeck/screens/dashboard';
import { Shell } from 'chatdeck/screens/shell';
import { BehaviorTab } from 'chatdeck/settings/behavior';
import { handlers, scenarios, type Scenario } from 'chatdeck/testing';
import { getResponse } from 'msw';
import type { ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { Host } from './host';

/** What a test drives in the page. */
export interface Accounts {
  /** Shows an account in a place of the page, in place of the one that is there. */
  show(place: string, account: AccountName): void;
  /** Every time that rows of an account stood where another account is shown. */
  strangers: string[];
  /** Everything that could hold a token for longer: the keys and rows of the caches, and the storages. */
  kept(): string;
}

export type AccountName = 'alpha' | 'beta';

declare global {
  interface Window {
    accounts: Accounts;
  }
}

const nothing = () => undefined;
const names: readonly AccountName[] = ['alpha', 'beta'];
const clients: Record<AccountName, Client> = { alpha: clientOf('alpha'), beta: clientOf('beta') };
const places = new Map<string, { root: Root; cache: QueryClient }>();
const strangers: string[] = [];

window.accounts = {
  strangers,
  show(place, account) {
    const { root, cache } = places.get(place) ?? makePlace(place);
    root.render(
      <div data-shown={account}>
        <ChatdeckProvider client={clients[account]} queryClient={cache}>
          <Host nonce={undefined}>
            <Screens />
          </Host>
        </ChatdeckProvider>
      </div>,
    );
  },
  kept: () =>
    JSON.stringify([
      [...places.values()].map(({ cache }) =>
        cache
          .getQueryCache()
          .getAll()
          .map(({ queryKey, state }) => [queryKey, state]),
      ),
      { ...sessionStorage },
      { ...localStorage },
    ]),
};

function makePlace(name: string) {
  const element = document.createElement('div');
  element.id = name;
  document.body.append(element);
  new MutationObserver(() => {
    const shown = element.querySelector<HTMLElement>('[data-shown]')?.dataset.shown;
    const others = names.filter((other) => other !== shown && element.innerHTML.includes(`${other}-website`));
    strangers.push(...others.map((other) => `${other} where ${String(shown)} is shown`));
  }).observe(element, { childList: true, subtree: true, characterData: true, attributes: true });
  const place = { root: createRoot(element), cache: new QueryClient() };
  places.set(name, place);
  return place;
}

function Screens() {
  return (
    <Frame>
      <Dashboard {...useDashboard()} />
      <BehaviorTab {...useBehaviorTab(11)} />
    </Frame>
  );
}

function Frame({ children }: { children: ReactNode }) {
  const shell = useShell({ onSignedOut: nothing, onSignOutFailed: nothing });
  return (
    <Shell {...shell} route={{ name: 'settings', widgetId: 11, tab: 'behavior' }}>
      {children}
    </Shell>
  );
}

/** A client of an account whose rooms bear its name, answered in the page without any request. */
function clientOf(account: AccountName): Client {
  const scenario = named(account, scenarios.busyAccount(new Date()));
  const answers = handlers({ scenario, latency: 50 });
  return createClient({
    baseUrl: location.origin,
    session: { id: account, getToken: () => scenario.token },
    fetch: async (input, init) => {
      const response = await getResponse(answers, new Request(input, init));
      if (!response) throw new Error('Nothing answers this call.');
      return response;
    },
  });
}

function named(account: AccountName, { dataset }: Scenario): Scenario {
  const widgets = dataset.widgets.map((widget) => ({ ...widget, roomName: `${account}-${widget.roomName}` }));
  const token = `secret-token-of-${account}`;
  return { dataset: { ...dataset, widgets }, token, signIns: { [token]: 101 } };
}
