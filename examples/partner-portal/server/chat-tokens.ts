import { createClient } from 'chatdeck/client';
import type { Person } from './people.ts';

export interface ChatTokens {
  /** A new token with which the person's browser may ask Chatdeck for a while. */
  issue(person: Person): Promise<string>;
  /** Ends every token of the person. */
  revoke(person: Person): Promise<void>;
}

/**
 * Signs in at Chatdeck on behalf of the portal's people. Chatdeck's own tokens last for weeks; here each is signed out
 * there once its time is over, so that one that leaks is soon of no use.
 */
export function createChatTokens(baseUrl: string, seconds: number): ChatTokens {
  const anybody = createClient({ baseUrl, session: { id: '', getToken: () => undefined } });
  const inUse = new Map<string, Set<string>>();

  async function end(person: Person, token: string) {
    if (!inUse.get(person.id)?.delete(token)) return;
    await createClient({ baseUrl, session: { id: person.id, getToken: () => token } }).users.logout();
  }

  return {
    async issue(person) {
      const { token } = await anybody.sessions.create(person.chat);
      inUse.set(person.id, (inUse.get(person.id) ?? new Set()).add(token));
      setTimeout(() => void end(person, token).catch(reportUnended), seconds * 1000).unref();
      return token;
    },
    async revoke(person) {
      const tokens = [...(inUse.get(person.id) ?? [])];
      await Promise.allSettled(tokens.map((token) => end(person, token)));
    },
  };
}

function reportUnended(error: unknown) {
  console.error('A token could not be ended at Chatdeck:', error);
}
