import type { SessionToken } from 'chatdeck/client';

/** A user who is signed in to the portal. */
export interface Profile {
  id: string;
  name: string;
  shop: string;
  /** Where Chatdeck's API is. */
  chatUrl: string;
}

/** Undefined if the session has ended. */
export async function readProfile(): Promise<Profile | undefined> {
  return (await ask('GET', '/portal/session')) as Profile | undefined;
}

/** Undefined if the email and password don't match. */
export async function signIn(credentials: { email: string; password: string }): Promise<Profile | undefined> {
  return (await ask('POST', '/portal/session', credentials)) as Profile | undefined;
}

export async function signOut(): Promise<void> {
  await ask('DELETE', '/portal/session');
}

/** A short-lived token for Chatdeck; none, where the session has ended. */
export async function askChatToken(): Promise<SessionToken | undefined> {
  return (await ask('POST', '/portal/chat-token')) as SessionToken | undefined;
}

/** Rejects if the portal's server doesn't respond properly, which is not the same as “no user”. */
async function ask(method: string, path: string, body?: object): Promise<unknown> {
  const json = body && { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } };
  const response = await fetch(path, { method, ...json });
  if (response.status === 401) return undefined;
  if (!response.ok) throw new TypeError(`The portal answered ${response.status}.`);
  return response.status === 204 ? undefined : response.json();
}
