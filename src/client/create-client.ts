import { resources, type Resources } from '../model/calls';
import { methodsOf, type Methods } from './methods';
import type { ClientOptions, ClientSession } from './options';
import { defaultTimeoutMs } from './clock';
import { createTokens } from './tokens';
import { createTransport } from './transport';
import { userMethods, type UserMethods } from './users';
import { widgetMethods, type WidgetMethods } from './widgets';

/** The session of a client. */
export interface ActiveSession extends Pick<ClientSession, 'id' | 'end'> {
  /** The bearer token in use; undefined when no one is signed in or the first one has not arrived. */
  getToken(): string | undefined;
}

/** Written out, so that an editor shows the methods instead of how they are derived. */
type Plain<T> = T extends infer Each ? { [Key in keyof Each]: Each[Key] } : never;

type DerivedResources = {
  [Resource in Exclude<keyof Resources, 'users' | 'widgets'>]: Plain<Methods<Resources[Resource]>>;
};

/** Every API call as a typed function, by resource. */
export interface Client extends DerivedResources {
  session: ActiveSession;
  users: Plain<Methods<Resources['users']> & UserMethods>;
  widgets: Plain<Methods<Resources['widgets']> & WidgetMethods>;
}

/**
 * Creates a client: every API call as a typed function. Each rejects with a `Problem` on failure, and with the signal's
 * reason if the caller aborts it.
 */
export function createClient(options: ClientOptions): Client {
  const { session } = options;
  const tokens = createTokens(session, options.timeoutMs ?? defaultTimeoutMs);
  const send = createTransport(options, tokens);
  const derived = Object.fromEntries(
    Object.entries(resources).map(([name, calls]) => [name, methodsOf(send, calls)]),
  ) as unknown as Client;
  return {
    ...derived,
    session: {
      get id() {
        return session.id;
      },
      get end() {
        return session.end;
      },
      getToken: tokens.inUse,
    },
    users: { ...derived.users, ...userMethods(send) },
    widgets: { ...derived.widgets, ...widgetMethods(send, options.fetch) },
  };
}
