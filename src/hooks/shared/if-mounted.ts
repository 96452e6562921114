import { useEffect, useRef } from 'react';

/** Calls the host while the page is there: an answer that comes later takes nobody away from where they are now. */
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
