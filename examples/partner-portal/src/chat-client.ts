import { createClient, type Client, type SessionEnd } from 'chatdeck/client';
import { askChatToken, type Profile } from './portal-api';

/**
 * A client for a user of the portal. Their token lasts minutes: a call with an expired one gets a new one and is
 * repeated unnoticed. `onEnded` fires if there is none.
 */
export function openChat({ id, chatUrl }: Profile, firstToken: string, onEnded: () => void): Client {
  let token = firstToken;
  let renewal: Promise<boolean> | undefined;

  async function renew(): Promise<boolean> {
    const next = await askChatToken();
    if (next !== undefined) token = next;
    return next !== undefined;
  }

  /** One renewal for all calls rejected at the same time. */
  function renewOnce(): Promise<boolean> {
    renewal ??= renew().finally(() => (renewal = undefined));
    return renewal;
  }

  async function fetchWithFreshToken(url: RequestInfo | URL, init?: RequestInit): Promise<Response> {
    const sent = token;
    const response = await fetch(url, init);
    if (!(await refusesToken(response))) return response;
    const isRenewed = token !== sent || (await renewOnce());
    if (!isRenewed) return response;
    const headers = new Headers(init?.headers);
    headers.set('Authorization', `Bearer ${token}`);
    return fetch(url, { ...init, headers });
  }

  return createClient({
    baseUrl: chatUrl,
    // The person's name at the portal, which stays while tokens come and go.
    session: { id, getToken: () => token },
    fetch: fetchWithFreshToken,
    onUnauthorized: onEnded,
  });
}

/** Either status; a site unknown to Chatdeck also gets 403, with a separate code. */
async function refusesToken(response: Response): Promise<boolean> {
  if (response.status !== 403) return response.status === 401;
  return !(await response.clone().text()).includes('origin_not_allowed');
}

/** The client while no one is signed in; `end` decides whether unsaved work is kept for the user. */
export function closedChat(end: SessionEnd | undefined): Client {
  return createClient({ baseUrl: '', session: { id: '', getToken: () => undefined, end } });
}
