import { useCallback, useEffect, useRef } from 'react';

/** The same function throughout, which does what the newest one does. For event handlers, never while rendering. */
export function useLatestCallback<Args extends unknown[]>(callback: (...args: Args) => void): (...args: Args) => void {
  const latest = useRef(callback);
  useEffect(() => {
    latest.current = callback;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
