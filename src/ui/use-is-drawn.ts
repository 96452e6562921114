import { startTransition, useEffect, useState } from 'react';
import { useInBrowser } from './use-in-browser';

/**
 * False while something long is drawn for the first time, and true right after: whoever opens it sees its beginning
 * before what is out of view is drawn, which a press in the meantime interrupts. A server draws all of it, and so does the
 * page that goes on with that.
 */
export function useIsDrawn(): boolean {
  const inBrowser = useInBrowser();
  const [isDrawn, setIsDrawn] = useState(!inBrowser);
  useEffect(() => startTransition(() => setIsDrawn(true)), []);
  return isDrawn;
}
