import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { slackHook, writeSlackState, type SlackPurpose, type SlackState } from '../../model/places/slack-authorize';
import type { ServiceContext } from '../http/context';
import { hashToken } from '../base/tokens';

const minutes = 15;

/**
 * Expects a user back from Slack once, in this browser, within a quarter of an hour. Returns the state to send along.
 */
export async function beginVisit(
  c: Context,
  { store, now, newToken, baseUrl }: ServiceContext,
  purpose: SlackPurpose,
  state: SlackState,
): Promise<string> {
  // The nonce keeps anyone from forging another visit’s state.
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

/** Uses up a visit. Returns whether this browser was expected with this state. */
export async function endVisit(
  c: Context,
  { store, now, baseUrl }: ServiceContext,
  purpose: SlackPurpose,
  text: string,
): Promise<boolean> {
  const stateHash = await hashOf(purpose, text);
  // A user lured here with someone else’s state doesn’t use it up.
  if (getCookie(c, cookieOf(stateHash)) === undefined) return false;
  deleteCookie(c, cookieOf(stateHash), { path: pathOf(baseUrl(c), purpose) });
  return store.teamVisits.end(stateHash, now());
}

function hashOf(purpose: SlackPurpose, text: string): Promise<string> {
  return hashToken(`${purpose} ${text}`);
}

/** Where the browser returns to, which a proxy may serve under another path. */
function pathOf(baseUrl: string, purpose: SlackPurpose): string {
  return new URL(slackHook(baseUrl, purpose)).pathname;
}

/** One per visit, so that two tabs don’t end each other’s. */
function cookieOf(stateHash: string): string {
  return `slack-${stateHash.slice(0, 16)}`;
}
