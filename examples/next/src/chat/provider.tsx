'use client';

import { createClient } from 'chatdeck/client';
import { ChatdeckProvider } from 'chatdeck/hooks';
import type { User } from 'chatdeck/model';
import { useRouter } from 'next/navigation';
import { useState, type ReactNode } from 'react';
import { tokens } from './tokens';

interface ChatProviderProps {
  chatUrl: string;
  /** Loaded on the server, so that the screens have something to show there. Without it, no one is signed in. */
  user: User | undefined;
  children: ReactNode;
}

/** Gives the hooks a client that speaks for the person whom the server has found by the cookie. */
export function ChatProvider({ chatUrl, user, children }: ChatProviderProps) {
  const router = useRouter();
  const [client] = useState(() =>
    createClient({
      baseUrl: chatUrl,
      session: { id: user ? `${user.account.Id}:${user.Id}` : '', getToken: tokens.getToken },
      onUnauthorized: (token) => {
        tokens.clearToken(token, 'expired');
        router.replace('/sign-in');
      },
    }),
  );
  return (
    <ChatdeckProvider client={client} initialUser={user}>
      {children}
    </ChatdeckProvider>
  );
}
