/** Milliseconds that a call may take unless the host says otherwise. */
export const defaultTimeoutMs = 15_000;

/** A timeout that can be restarted, and must be stopped. */
interface Clock {
  /** Aborted when the time is up. */
  signal: AbortSignal;
  restart(): void;
  stop(): void;
}

export function startClock(milliseconds: number): Clock {
  const abort = new AbortController();
  let timer: ReturnType<typeof setTimeout>;
  const start = () => {
    timer = setTimeout(() => {
      abort.abort();
    }, milliseconds);
  };
  const stop = () => {
    clearTimeout(timer);
  };
  start();
  return {
    signal: abort.signal,
    restart: () => {
      stop();
      start();
    },
    stop,
  };
}

/** Settles like `promise`, or rejects as soon as the signal is aborted, even if the work ignores it. */
export function untilAborted<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const onAbort = () => {
      reject(signal.reason as Error);
    };
    if (signal.aborted) onAbort();
    signal.addEventListener('abort', onAbort, { once: true });
    promise.then(resolve, reject).finally(() => {
      signal.removeEventListener('abort', onAbort);
    });
  });
}
