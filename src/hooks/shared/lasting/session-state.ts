import { queryOptions, useQuery, type QueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useChatdeck, type Chatdeck } from '../chatdeck-context';

/** A value of the session that outlives its screen, like the progress of something that takes a while. */
export interface SessionState<T> {
  get(this: void): T;
  set(this: void, change: (value: T) => T): void;
}

/** The same for each caller that uses the same name; ends with the session. */
export function sessionState<T extends object | null>(chatdeck: Chatdeck, name: string, initial: T): SessionState<T> {
  const { queryClient } = chatdeck;
  const { queryKey } = stateQuery(chatdeck, name, initial);
  const get = () => queryClient.getQueryData<T>(queryKey) ?? initial;
  return { get, set: (change) => void queryClient.setQueryData<T>(queryKey, change(get())) };
}

/** Renders its component when the value changes. */
export function useSessionState<T extends object | null>(name: string, initial: T): [T, SessionState<T>] {
  const chatdeck = useChatdeck();
  const { data } = useQuery(stateQuery(chatdeck, name, initial), chatdeck.queryClient);
  const state = useMemo(() => sessionState(chatdeck, name, initial), [chatdeck, name, initial]);
  return [data ?? initial, state];
}

/** Resets the value of a session, because the session ends. */
export function resetSessionState<T extends object | null>(
  queryClient: QueryClient,
  sessionId: string,
  name: string,
  initial: T,
): void {
  queryClient.setQueryData<T>(stateKey(sessionId, name), (value) => value && initial);
}

function stateKey(sessionId: string, name: string) {
  return [sessionId, 'state', name] as const;
}

function stateQuery<T extends object | null>({ client }: Chatdeck, name: string, initial: T) {
  return queryOptions({
    queryKey: stateKey(client.session.id, name),
    queryFn: () => initial,
    initialData: initial,
    enabled: false,
    staleTime: Infinity,
    gcTime: Infinity,
    // Each change is a whole new value.
    structuralSharing: false,
  });
}
