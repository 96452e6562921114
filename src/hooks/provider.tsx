import { QueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import type { Client } from '../client/create-client';
import type { User } from '../model/entities/user';
import { createChangeLog } from './shared/change-log';
import { createChoices } from './shared/choices';
import { createDraftStore } from './shared/drafts';
import { thisTab } from './shared/page-tab';
import { currentUserQuery } from './shared/queries';
import { ChatdeckContext, type IdentifiedUser } from './shared/chatdeck-context';
import { holdDeletions } from './shared/lasting/deletions';
import { defaultDraftStorage, type DraftStorage } from './shared/storage';

export interface ChatdeckProviderProps {
  /** The client whose data everything inside shows. */
  client: Client;
  /** A cache shared with the host's queries; a private one if absent. */
  queryClient?: QueryClient | undefined;
  /**
   * Where unsaved work survives a reload, a crash, and a closed tab: `localStorage` if absent, null for memory only.
   * Each tab keeps its own drafts, without secrets, for 7 days. View preferences are stored here as well.
   */
  draftStorage?: DraftStorage | null | undefined;
  /**
   * The hosts of the payment provider's pages: `checkout.stripe.com`, or `*.stripe.com` for all subdomains. The browser,
   * your `onLeave`, and invoice links go to no other. Any host with https if absent.
   */
  allowedHosts?: readonly string[] | undefined;
  /** Set it if your server accepts webhooks to internal networks, so that forms do too. */
  allowsInternalWebhooks?: boolean | undefined;
  /** The user, if already known, to save the first request. */
  initialUser?: User | undefined;
  /** The components that use the hooks. */
  children: ReactNode;
}

/** Supplies the client, a cache, and the draft store to every hook inside it. Several can be used side by side. */
export function ChatdeckProvider(props: ChatdeckProviderProps) {
  const { client, queryClient, draftStorage, initialUser, children, allowsInternalWebhooks = false } = props;
  // As text, because hosts write a new list for each render.
  const hostList = props.allowedHosts?.join(' ');
  const [privateCache] = useState(() => new QueryClient());
  const [own] = useState(() => {
    const storage = draftStorage === undefined ? defaultDraftStorage() : draftStorage;
    return {
      drafts: createDraftStore({ storage, tab: thisTab() }),
      choices: createChoices(storage),
      changeLog: createChangeLog(storage),
      changes: { count: 0 },
      identifiedUser: createIdentifiedUser(),
    };
  });
  const cache = queryClient ?? privateCache;

  const value = useMemo(() => {
    const { queryKey } = currentUserQuery(client);
    if (initialUser && !cache.getQueryData(queryKey)) cache.setQueryData(queryKey, initialUser);
    return { client, queryClient: cache, allowedHosts: hostList?.split(' '), allowsInternalWebhooks, ...own };
  }, [client, cache, own, initialUser, hostList, allowsInternalWebhooks]);

  useEffect(() => {
    const { drafts, changeLog } = own;
    const findLeft = () => void drafts.findLeft();
    const askBeforeLoss = (event: Event) => {
      if (drafts.wouldLose()) event.preventDefault();
    };
    drafts.open();
    changeLog.removeOld();
    window.addEventListener('pagehide', drafts.close);
    window.addEventListener('pageshow', drafts.open);
    window.addEventListener('beforeunload', askBeforeLoss);
    window.addEventListener('storage', findLeft);
    document.addEventListener('visibilitychange', findLeft);
    return () => {
      window.removeEventListener('pagehide', drafts.close);
      window.removeEventListener('pageshow', drafts.open);
      window.removeEventListener('beforeunload', askBeforeLoss);
      window.removeEventListener('storage', findLeft);
      document.removeEventListener('visibilitychange', findLeft);
      drafts.close();
    };
  }, [own]);

  useEffect(() => {
    cache.mount();
    return () => cache.unmount();
  }, [cache]);

  const { id: sessionId, end } = client.session;
  useEffect(() => holdDeletions(cache, sessionId), [cache, sessionId]);
  const formerId = useRef(sessionId);
  useEffect(() => {
    privateCache.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== sessionId });
    // An expired session keeps its drafts until the same user returns; they end with a sign-out or another user's
    // sign-in.
    if (sessionId === '' && end !== 'signedOut') return;
    if (sessionId === '') own.identifiedUser.forget();
    if (formerId.current !== '' && formerId.current !== sessionId) {
      own.drafts.clear(`${formerId.current}/`);
      own.choices.clear(`${formerId.current}/`);
      own.changeLog.clear(`${formerId.current}/`);
    }
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
