import { useEffect, useSyncExternalStore, type ComponentType, type ReactNode } from 'react';
import { makeProblem, problemError } from '../../model/core/problem';
import { ErrorBoundary } from '../feedback/error-boundary';

interface LazyPartOptions {
  /** The screen is complete without it: if its load fails, `standIn` stays, and nothing says so. */
  isOptional?: boolean;
}

/**
 * A part of a screen whose code loads when it is first shown. Until then, and on a server, `standIn` holds its place. A
 * failed load affects only this part. It can be retried, and is when the part is next shown.
 */
/* @__NO_SIDE_EFFECTS__ */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  standIn: ReactNode,
  { isOptional = false }: LazyPartOptions = {},
) {
  const source = makeSource(load);

  function Part(props: Props) {
    const { Loaded, error } = useSyncExternalStore(source.subscribe, source.get, source.getOnServer);
    if (error && !isOptional) throw error;
    if (Loaded) return <Loaded {...props} />;
    // An empty element would take a gap in a row of others.
    return standIn === null ? null : <div data-chatdeck="later">{standIn}</div>;
  }

  function Later(props: Props) {
    return (
      <ErrorBoundary onRetry={source.reset}>
        <Part {...props} />
      </ErrorBoundary>
    );
  }
  Later.load = source.load;
  Later.isLoaded = source.isLoaded;
  return Later;
}

/** Milliseconds from the first paint. */
const SOON = 2_000;

/** Loads a lazy part after the page, so that it's there once needed, even if the connection is lost by then. */
export function useLoadedSoon({ load }: { load(this: void): void }, isNeeded = true) {
  useEffect(() => {
    if (!isNeeded) return;
    const timer = setTimeout(load, SOON);
    return () => clearTimeout(timer);
  }, [load, isNeeded]);
}

interface Loading<Props> {
  Loaded?: ComponentType<Props>;
  error?: Error;
}

/** The code, loaded once for all places that show it. */
function makeSource<Props>(load: () => Promise<ComponentType<Props>>) {
  const nothingYet: Loading<Props> = {};
  let now = nothingYet;
  let hasStarted = false;
  const listeners = new Set<() => void>();

  function become(next: Loading<Props>) {
    now = next;
    for (const listener of listeners) listener();
  }

  function start() {
    if (hasStarted) return;
    hasStarted = true;
    load().then(
      (Loaded) => become({ Loaded }),
      (thrown: unknown) => {
        // What no one sees yet is tried again once it is shown.
        if (listeners.size === 0) hasStarted = false;
        else become({ error: Object.assign(problemError(makeProblem('offline')), { cause: thrown }) });
      },
    );
  }

  function reset() {
    hasStarted = false;
    now = nothingYet;
  }

  return {
    load: start,
    isLoaded: () => now.Loaded !== undefined,
    get: () => now,
    getOnServer: () => nothingYet,
    subscribe(listener: () => void) {
      listeners.add(listener);
      start();
      return () => {
        listeners.delete(listener);
        if (now.error && listeners.size === 0) reset();
      };
    },
    reset,
  };
}
