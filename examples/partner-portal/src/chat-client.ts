import { createClient, type Client, type SessionEnd } from 'chatdeck/client';
import { askChatToken, type Profile } from './portal-api';

/**
 * A client that speaks for a person of the portal. Their token lasts minutes: a call that comes too late with it gets
 * a new one and goes again, so nobody notices. `onEnded` is told when there is none to be had.
 */
export function openChat({ id, chatUrl }: Profile, firstToken: string, onEnded: () => void): Client {
  let token = firstToken;
  let renewal: Promise<boolean> | undefined;

  async function renew(): Promise<boolean> {
    const next = await askChatToken();
    if (next !== undefined) token = next;
    return next !== undefined;
  }

  /** One renewal for all calls that were refused at the same time. */
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

/** By either status; a site that Chatdeck does not know gets 403, too, with a code of its own. */
async function refusesToken(response: Response): Promise<boolean> {
  if (response.status !== 403) return response.status === 401;
  return !(await response.clone().text()).includes('origin_not_allowed');
}

/** The client while nobody is signed in; `end` decides whether unsaved work waits for the person. */
export function closedChat(end: SessionEnd | undefined): Client {
  return createClient({ baseUrl: '', session: { id: '', getToken: () => undefined, end } });
}
