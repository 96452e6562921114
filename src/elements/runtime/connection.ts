import { QueryClient } from '@tanstack/react-query';
import { createClient, type Client } from '../../client/create-client';
import type { TokenReason } from '../../client/options';
import { makeProblem, problemError } from '../../model/core/problem';
import type { Instance } from '../instance';

/** What the elements of an instance share. */
interface Connection {
  key: string;
  client: Client;
  queryClient: QueryClient;
  elements: Set<object>;
}

const connections = new WeakMap<Instance, Connection>();

/** The client of an instance, which stays the same until the account or the server changes. */
export function connectionOf(instance: Instance): Connection {
  const { options, isSignedOut } = instance.get();
  const { baseUrl, accountId } = options;
  const known = connections.get(instance);
  const key = keyOf(instance);
  if (known?.key === key) return known;
  // What an account has started may still be on its way when another has taken its place.
  const ifCurrent = <Result>(action: (given: typeof options) => Result) =>
    keyOf(instance) === key ? action(instance.get().options) : undefined;
  const session = isSignedOut
    ? { id: '', getToken: () => undefined, end: 'signedOut' as const }
    : {
        id: accountId,
        getToken: (reason: TokenReason) => ifCurrent(({ getToken }) => getToken(reason)),
      };
  const client = createClient({
    baseUrl,
    session,
    onUnauthorized: () => ifCurrent(({ onError }) => onError?.(problemError(makeProblem('unauthorized')))),
  });
  // Elements share the cache, so that one shows what another has changed. No other account or server sees any of it.
  const next = { key, client, queryClient: new QueryClient(), elements: known?.elements ?? new Set() };
  known?.queryClient.clear();
  connections.set(instance, next);
  return next;
}

function keyOf(instance: Instance): string {
  const { options, isSignedOut } = instance.get();
  return JSON.stringify([options.baseUrl, options.accountId, isSignedOut]);
}

/** Keeps the data of an instance until its last element is gone. */
export function holdConnection(instance: Instance, element: object): () => void {
  connectionOf(instance).elements.add(element);
  return () => {
    const { elements, queryClient } = connectionOf(instance);
    elements.delete(element);
    if (elements.size === 0) queryClient.clear();
  };
}
