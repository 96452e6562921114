import { useCallback, useEffect, useRef } from 'react';

/** A stable function that calls the latest one. For event handlers, never during rendering. */
export function useLatestCallback<Args extends unknown[]>(callback: (...args: Args) => void): (...args: Args) => void {
  const latest = useRef(callback);
  useEffect(() => {
    latest.current = callback;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
