import type { Client, SessionEnd } from 'chatdeck/client';
import { useSyncExternalStore } from 'react';
import { closedChat, openChat } from './chat-client';
import * as portal from './portal-api';

/** Who is signed in at the portal, and the client that speaks for them at Chatdeck. */
export type Session = { chat: Client } & (
  | { status: 'opening' | 'failed' }
  | { status: 'signedOut'; hasExpired: boolean }
  | { status: 'signedIn'; profile: portal.Profile }
);

let session: Session = { status: 'opening', chat: closedChat(undefined) };
const listeners = new Set<() => void>();

export function useSession(): Session {
  return useSyncExternalStore(subscribe, () => session);
}

/** Resumes the session of the portal's cookie, if there is one. */
export async function resume(): Promise<void> {
  try {
    if (!(await open(await portal.readProfile()))) close();
  } catch {
    set({ ...session, status: 'failed' });
  }
}

/** False where the email and the password do not belong together. */
export async function signIn(email: string, password: string): Promise<boolean> {
  return open(await portal.signIn({ email, password }));
}

export function signOut(): void {
  close('signedOut');
  portal.signOut().catch(reportError);
}

async function open(profile: portal.Profile | undefined): Promise<boolean> {
  const token = profile && (await portal.askChatToken());
  if (!profile || token === undefined) return false;
  set({ status: 'signedIn', profile, chat: openChat(profile, token, () => close('expired')) });
  return true;
}

function close(end?: SessionEnd): void {
  set({ status: 'signedOut', hasExpired: end === 'expired', chat: closedChat(end) });
}

function set(next: Session): void {
  session = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
