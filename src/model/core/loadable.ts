import type { Problem } from './problem';

/** Data on its way, missing with a reason, or here. `ready` with a problem means: a refresh failed and this is the old copy. */
export type Loadable<T> =
  | { status: 'loading' }
  | { status: 'failed'; problem: Problem; onRetry(): void }
  | { status: 'ready'; data: T; isRefreshing?: boolean | undefined; problem?: Problem | undefined };

/** The same loadable with its data changed by `change`. */
export function mapLoadable<T, U>(loadable: Loadable<T>, change: (data: T) => U): Loadable<U> {
  return loadable.status === 'ready' ? { ...loadable, data: change(loadable.data) } : loadable;
}
