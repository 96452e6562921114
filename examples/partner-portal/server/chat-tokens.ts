import { createClient, type Client, type SessionToken } from 'chatdeck/client';
import type { Person } from './people.ts';

export interface ChatTokens {
  /** Mints a short-lived token that the person's browser uses to call Chatdeck. */
  mint(person: Person): Promise<SessionToken>;
  /** Ends every token of the person. */
  revoke(person: Person): Promise<void>;
}

interface ChatTokenOptions {
  baseUrl: string;
  tokenSeconds: number;
  origin: string;
  serviceKeys: Record<number, string>;
}

/** Mints tokens at Chatdeck for the portal's people, whom the portal has signed in. No one needs a password there. */
export function createChatTokens({ baseUrl, tokenSeconds, origin, serviceKeys }: ChatTokenOptions): ChatTokens {
  /** Speaks for the portal's server, not for a person. */
  function serverClient(accountId: number): Client {
    return createClient({ baseUrl, session: { id: 'server', getToken: () => serviceKeys[accountId] } });
  }

  return {
    mint({ id, name, email, chat: { accountId, role } }) {
      const person = { id, name, email, role };
      const request = { accountId, person, lifetimeSeconds: tokenSeconds, allowedOrigins: [origin] };
      return serverClient(accountId).partner.createToken(request);
    },
    revoke: ({ id, chat }) => serverClient(chat.accountId).partner.revokeTokens({ personId: id }),
  };
}
