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
