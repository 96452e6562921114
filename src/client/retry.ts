import { isProblem } from '../model/core/problem';

/** Milliseconds before the second and third attempts of a read. */
export const readPauses: readonly number[] = [250, 750];

/** Whether a failure is transient: no connection, or a proxy whose server is down and that names no time. */
export function shouldRetry(thrown: unknown): boolean {
  if (!isProblem(thrown) || thrown.retryAfter !== undefined) return false;
  return thrown.kind === 'offline' || (thrown.status !== undefined && [502, 503, 504].includes(thrown.status));
}

/** Resolves after a pause, or rejects with the signal's reason as soon as it is aborted. */
export function wait(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const onAbort = () => {
      clearTimeout(timer);
      reject(signal?.reason as Error);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', onAbort);
      resolve();
    }, milliseconds);
    signal?.addEventListener('abort', onAbort, { once: true });
  });
}
