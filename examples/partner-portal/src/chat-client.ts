import { createClient, type Client, type SessionEnd, type SessionToken } from 'chatdeck/client';
import { askChatToken, type Profile } from './portal-api';

/** A client for a user of the portal. Their token lasts minutes and is replaced unnoticed; `onEnded` fires if there is none. */
export function openChat({ id, chatUrl }: Profile, firstToken: SessionToken, onEnded: () => void): Client {
  return createClient({
    baseUrl: chatUrl,
    // The user's id at the portal, which stays while tokens come and go.
    session: { id, getToken: (reason) => (reason === 'first' ? Promise.resolve(firstToken) : askChatToken()) },
    onUnauthorized: onEnded,
  });
}

/** The client while no one is signed in; `end` decides whether unsaved work is kept for the user. */
export function closedChat(end: SessionEnd | undefined): Client {
  return createClient({ baseUrl: '', session: { id: '', getToken: () => undefined, end } });
}
