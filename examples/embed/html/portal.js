// `npm run build` writes these files. They can also come from the chat server: `https://chat.example.com/embed/loader.js`.
import { loadChatdeck } from './chatdeck/loader.js';
import { accounts, chatUrl, tokenOf } from './session.js';

const byId = (id) => document.getElementById(id);
const [select, button, menu, page, lastEvent] = ['account', 'session', 'menu', 'page', 'last-event'].map(byId);
let chatdeck;

for (const name of Object.keys(accounts)) select.add(new Option(name, name));
select.addEventListener('change', () => chatdeck?.update(accountOptions()));
button.addEventListener('click', () => (menu.hidden ? signIn() : signOut()));
addEventListener('hashchange', showPage);
addEventListener('chatdeck-event', ({ detail }) => (lastEvent.textContent = `${detail.name} ${detail.screen ?? ''}`));
// A link in a screen goes through the portal's own router.
addEventListener('chatdeck-navigate', (event) => {
  event.preventDefault();
  if (event.detail.href) location.hash = event.detail.href;
});
showPage();

function accountOptions() {
  const account = select.value;
  return { accountId: account, getToken: () => tokenOf(account) };
}

function signIn() {
  if (chatdeck) chatdeck.update(accountOptions());
  else chatdeck = loadChatdeck({ baseUrl: chatUrl, hrefFor, ...accountOptions() });
  showPage(true);
}

function signOut() {
  chatdeck.logout();
  showPage(false);
}

/** The portal has three of the screens. */
function hrefFor(route) {
  if (route.name === 'dashboard') return '#/';
  if (route.name === 'settings' && route.tab === 'behavior') return `#/settings/${route.widgetId}/behavior`;
}

function showPage(isSignedIn = !menu.hidden) {
  if (typeof isSignedIn !== 'boolean') isSignedIn = !menu.hidden;
  menu.hidden = !isSignedIn;
  button.textContent = isSignedIn ? 'Sign out' : 'Sign in';
  const [, name, widgetId] = location.hash.slice(1).split('/');
  const screen = { users: 'chatdeck-users', settings: 'chatdeck-behavior' }[name] ?? 'chatdeck-dashboard';
  const element = document.createElement(screen);
  if (widgetId) element.setAttribute('widget-id', widgetId);
  page.replaceChildren(...(isSignedIn ? [element] : []));
}
