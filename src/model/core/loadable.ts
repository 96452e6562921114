import type { Problem } from './problem';

/**
 * Data that is loading, failed with a reason, or ready. `ready` with a problem means a refresh failed and this is stale
 * data.
 */
export type Loadable<T> =
  | { status: 'loading' }
  | { status: 'failed'; problem: Problem; onRetry(): void }
  | { status: 'ready'; data: T; isRefreshing?: boolean | undefined; problem?: Problem | undefined };

/** Maps the data of a loadable. */
export function mapLoadable<T, U>(loadable: Loadable<T>, change: (data: T) => U): Loadable<U> {
  return loadable.status === 'ready' ? { ...loadable, data: change(loadable.data) } : loadable;
}

type LoadableData<Parts> = { [Name in keyof Parts]: Parts[Name] extends Loadable<infer T> ? T : never };

/** Loadables as one: ready when all are, failed when one is, and with the problem of the first that has one. */
export function joinLoadables<Parts extends Record<string, Loadable<unknown>>>(
  parts: Parts,
): Loadable<LoadableData<Parts>> {
  const all = Object.values(parts);
  const failure = all.find((part) => part.status === 'failed');
  if (failure) {
    return { ...failure, onRetry: () => all.forEach((part) => part.status === 'failed' && part.onRetry()) };
  }
  const readyParts = all.filter((part) => part.status === 'ready');
  if (readyParts.length < all.length) return loading;
  return {
    status: 'ready',
    data: Object.fromEntries(
      Object.entries(parts).map(([name, part]) => [name, part.status === 'ready' ? part.data : undefined]),
    ) as LoadableData<Parts>,
    isRefreshing: readyParts.some(({ isRefreshing }) => isRefreshing),
    problem: readyParts.find(({ problem }) => problem)?.problem,
  };
}

/** Data that has arrived. */
export function ready<T>(data: T, rest: { isRefreshing?: boolean; problem?: Problem } = {}): Loadable<T> {
  return { status: 'ready', data, ...rest };
}

/** Data on its way. */
export const loading: Loadable<never> = { status: 'loading' };

/** Data that failed to arrive. `onRetry` is behind the button that tries again. */
export function failed(problem: Problem, onRetry: () => void): Loadable<never> {
  return { status: 'failed', problem, onRetry };
}
