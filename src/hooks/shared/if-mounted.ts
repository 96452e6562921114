import { useEffect, useRef } from 'react';

/** Calls the host only while the page is mounted: a late answer must not navigate the user away. */
export function useIfMounted<Args extends unknown[]>(call: (this: void, ...args: Args) => void) {
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return (...args: Args) => {
    if (isHere.current) call(...args);
  };
}
