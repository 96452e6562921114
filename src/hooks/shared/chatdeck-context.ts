import type { QueryClient } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import type { Client } from '../../client/create-client';
import type { ChangeLog } from './change-log';
import type { Choices } from './choices';
import type { DraftStore } from './drafts';

/** The user last reported to the host as signed in. */
export interface IdentifiedUser {
  /** Whether the host was last told about another user; marks this one as reported. */
  isNews(person: string): boolean;
  forget(): void;
}

/** What the provider supplies to every hook inside it. */
export interface Chatdeck {
  client: Client;
  queryClient: QueryClient;
  /** Hosts where payment pages may be; any if absent. */
  allowedHosts: readonly string[] | undefined;
  allowsInternalWebhooks: boolean;
  drafts: DraftStore;
  /** The user's view preferences. */
  choices: Choices;
  /** What the user has saved, kept in this browser. */
  changeLog: ChangeLog;
  /** How many changes the server has confirmed: a read that started before the last one is stale. */
  changes: { count: number };
  /** Reports a user to the host once, however often the frame mounts. */
  identifiedUser: IdentifiedUser;
}

export const ChatdeckContext = createContext<Chatdeck | undefined>(undefined);

export function useChatdeck(): Chatdeck {
  const value = useContext(ChatdeckContext);
  if (!value) throw new Error('Chatdeck: put <ChatdeckProvider client={…}> around the component that calls this hook.');
  return value;
}
