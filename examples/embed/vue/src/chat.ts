import { loadChatdeck, type ChatdeckInstance, type ChatdeckNavigation, type Route } from 'chatdeck/elements';
import { chatUrl, tokenOf } from './session';

let chatdeck: ChatdeckInstance | undefined;

/** Signs the account in to the chat screens, or changes the account. */
export async function openAccount(account: string): Promise<void> {
  const options = { accountId: account, getToken: () => tokenOf(account) };
  if (chatdeck) chatdeck.update(options);
  else chatdeck = await loadChatdeck({ baseUrl: chatUrl, hrefFor, ...options });
}

export function signOut(): void {
  chatdeck?.logout();
}

/** The portal has three of the screens. */
function hrefFor(route: Route): string | undefined {
  if (route.name === 'dashboard') return '#/';
  if (route.name !== 'settings' || route.tab !== 'behavior') return undefined;
  return `#/settings/${route.widgetId ?? ''}/behavior`;
}

/** A link in a screen goes through the portal's own router. */
export function followLink(event: CustomEvent<ChatdeckNavigation>): void {
  event.preventDefault();
  if (event.detail.href) location.hash = event.detail.href;
}

export interface Place {
  screen: 'dashboard' | 'users' | 'behavior';
  widgetId: string;
}

/** The place of the address. */
export function currentPlace(): Place {
  const [, name, widgetId = ''] = location.hash.slice(1).split('/');
  return { screen: name === 'users' ? 'users' : name === 'settings' ? 'behavior' : 'dashboard', widgetId };
}
