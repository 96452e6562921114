import type { QueryClient } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import type { Client } from '../../client/create-client';
import type { Choices } from './choices';
import type { DraftStore } from './drafts';

/** The person that the host was last told is signed in. */
export interface IdentifiedUser {
  /** Whether the host was last told of somebody else; from now on it was told of this person. */
  isNews(person: string): boolean;
  forget(): void;
}

/** What the provider supplies to every hook inside it. */
export interface Chatdeck {
  client: Client;
  queryClient: QueryClient;
  drafts: DraftStore;
  /** How the person likes to see things. */
  choices: Choices;
  /** How often an answer to a change was stored: a read that was asked before the last one is out of date. */
  changes: { count: number };
  /** Tells the host of one person once, however often the frame comes and goes. */
  identifiedUser: IdentifiedUser;
}

export const ChatdeckContext = createContext<Chatdeck | undefined>(undefined);

export function useChatdeck(): Chatdeck {
  const value = useContext(ChatdeckContext);
  if (!value) throw new Error('Chatdeck: put <ChatdeckProvider client={…}> around the component that calls this hook.');
  return value;
}
