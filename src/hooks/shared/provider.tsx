import { QueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import type { Client } from '../../client/create-client';
import type { User } from '../../model/entities/user';
import { createDraftStore, defaultDraftStorage, type DraftStorage } from './drafts';
import { currentUserQuery } from './queries';
import { createQueue } from './queue';
import { ChatdeckContext, type IdentifiedUser } from './chatdeck-context';

export interface ChatdeckProviderProps {
  /** Whose data everything inside shows. */
  client: Client;
  /** A cache to share with the host's own queries; a private one when absent. */
  queryClient?: QueryClient | undefined;
  /** Where unsaved work survives a reload: `sessionStorage` when absent, null for memory only. */
  draftStorage?: DraftStorage | null | undefined;
  /** The person as already known, to spare the first fetch. */
  initialUser?: User | undefined;
  /** What uses the hooks. */
  children: ReactNode;
}

/** Gives every hook inside it the client, a cache and the store of drafts. Several may live side by side. */
export function ChatdeckProvider({ client, queryClient, draftStorage, initialUser, children }: ChatdeckProviderProps) {
  const [privateCache] = useState(() => new QueryClient());
  const [own] = useState(() => ({
    drafts: createDraftStore({ storage: draftStorage === undefined ? defaultDraftStorage() : draftStorage }),
    saveQueue: createQueue(),
    changes: { count: 0 },
    identifiedUser: createIdentifiedUser(),
  }));
  const cache = queryClient ?? privateCache;

  const value = useMemo(() => {
    const { queryKey } = currentUserQuery(client);
    if (initialUser && !cache.getQueryData(queryKey)) cache.setQueryData(queryKey, initialUser);
    return { client, queryClient: cache, ...own };
  }, [client, cache, own, initialUser]);

  useEffect(() => {
    const { drafts } = own;
    drafts.open();
    window.addEventListener('pagehide', drafts.flush);
    return () => {
      window.removeEventListener('pagehide', drafts.flush);
      drafts.close();
    };
  }, [own]);

  useEffect(() => {
    cache.mount();
    return () => cache.unmount();
  }, [cache]);

  const { id: sessionId, end } = client.session;
  const formerId = useRef(sessionId);
  useEffect(() => {
    privateCache.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== sessionId });
    // An expired session keeps its drafts for when the same person is back; they end with a sign-out or another person's
    // sign-in.
    if (sessionId === '' && end !== 'signedOut') return;
    if (sessionId === '') own.identifiedUser.forget();
    if (formerId.current !== '' && formerId.current !== sessionId) own.drafts.clear(`${formerId.current}/`);
    formerId.current = sessionId;
  }, [privateCache, own, sessionId, end]);

  return <ChatdeckContext.Provider value={value}>{children}</ChatdeckContext.Provider>;
}

function createIdentifiedUser(): IdentifiedUser {
  let last = '';
  return {
    isNews(person) {
      if (person === last) return false;
      last = person;
      return true;
    },
    forget() {
      last = '';
    },
  };
}
