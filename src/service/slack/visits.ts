import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { slackHook, writeSlackState, type SlackPurpose, type SlackState } from '../../model/places/slack-authorize';
import type { ServiceContext } from '../http/context';
import { hashToken } from '../base/tokens';

const minutes = 15;

/** Expects a person back from Slack: once, in this browser, within a quarter of an hour. Gives the state to send along. */
export async function beginVisit(
  c: Context,
  { store, now, newToken, baseUrl }: ServiceContext,
  purpose: SlackPurpose,
  state: SlackState,
): Promise<string> {
  // Nobody can make up the state of another's visit, because of the nonce.
  const sent: SlackState & { nonce: string } = { ...state, nonce: newToken() };
  const text = writeSlackState(sent);
  const stateHash = await hashOf(purpose, text);
  const expiresAt = new Date(now().getTime() + minutes * 60_000);
  await store.teamVisits.begin({ stateHash, expiresAt }, now());
  setCookie(c, cookieOf(stateHash), '1', {
    path: pathOf(baseUrl(c), purpose),
    maxAge: minutes * 60,
    httpOnly: true,
    sameSite: 'Lax',
    secure: baseUrl(c).startsWith('https:'),
  });
  return text;
}

/** Uses a visit up. Tells whether this browser was expected back with this state. */
export async function endVisit(
  c: Context,
  { store, now, baseUrl }: ServiceContext,
  purpose: SlackPurpose,
  text: string,
): Promise<boolean> {
  const stateHash = await hashOf(purpose, text);
  // Whoever was lured here with somebody else's state does not use it up.
  if (getCookie(c, cookieOf(stateHash)) === undefined) return false;
  deleteCookie(c, cookieOf(stateHash), { path: pathOf(baseUrl(c), purpose) });
  return store.teamVisits.end(stateHash, now());
}

function hashOf(purpose: SlackPurpose, text: string): Promise<string> {
  return hashToken(`${purpose} ${text}`);
}

/** Where the browser comes back to, which a proxy may see below a path of its own. */
function pathOf(baseUrl: string, purpose: SlackPurpose): string {
  return new URL(slackHook(baseUrl, purpose)).pathname;
}

/** One for each visit, so that two tabs do not end each other's. */
function cookieOf(stateHash: string): string {
  return `slack-${stateHash.slice(0, 16)}`;
}
