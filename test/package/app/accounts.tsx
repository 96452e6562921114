import 'chatdeck/styles.css';
import { QueryClient } from '@tanstack/react-query';
import { createClient, type Client } from 'chatdeck/client';
import * as hooks from 'chatdeck/hooks';
import { handlers, scenarios, type Scenario } from 'chatdeck/testing';
import { getResponse } from 'msw';
import { createRoot, type Root } from 'react-dom/client';
import { hookNames, plugs } from '../../screen-table';
import { Host } from './host';

/** What a test drives in the page. */
export interface Accounts {
  /** Shows an account in a place of the page, in place of the one that is there. */
  show(place: string, account: AccountName): void;
  /** Every time that rows of an account stood where another account is shown. */
  strangers: string[];
  /** Everything that could hold a token for longer: the keys and rows of the caches, and the storages. */
  kept(): string;
  /** Hooks that no screen here is plugged into. */
  unplugged: string[];
}

export type AccountName = 'alpha' | 'beta';

declare global {
  interface Window {
    accounts: Accounts;
  }
}

const names: readonly AccountName[] = ['alpha', 'beta'];
const clients: Record<AccountName, Client> = { alpha: clientOf('alpha'), beta: clientOf('beta') };
const places = new Map<string, { root: Root; cache: QueryClient }>();
const strangers: string[] = [];

window.accounts = {
  strangers,
  unplugged: Object.keys(hooks).filter((name) => /^use[A-Z]/.test(name) && !(name in plugs)),
  show(place, account) {
    const { root, cache } = places.get(place) ?? makePlace(place);
    root.render(
      <div data-shown={account}>
        <hooks.ChatdeckProvider client={clients[account]} queryClient={cache}>
          <Host nonce={undefined}>
            {hookNames.map((name) => {
              const { Plugged } = plugs[name];
              return <Plugged key={name} />;
            })}
          </Host>
        </hooks.ChatdeckProvider>
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
    const others = names.filter((other) => other !== shown && owned(other).test(element.innerHTML));
    strangers.push(...others.map((other) => `${other} where ${String(shown)} is shown`));
  }).observe(element, { childList: true, subtree: true, characterData: true, attributes: true });
  const place = { root: createRoot(element), cache: new QueryClient() };
  places.set(name, place);
  return place;
}

/** What only that account's rows say. */
function owned(account: AccountName): RegExp {
  return new RegExp(`${account}-(website|person)`);
}

/** A client of an account whose rooms and people bear its name, answered in the page without any request. */
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
  const users = dataset.users.map((user) => ({ ...user, email: `${account}-person-${user.email}` }));
  const token = `secret-token-of-${account}`;
  return { dataset: { ...dataset, widgets, users }, token, signIns: { [token]: 101 } };
}
