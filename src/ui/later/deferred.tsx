import { startTransition, useEffect, useState, type ReactNode } from 'react';
import { useInBrowser } from '../base/use-in-browser';

interface DeferredProps {
  /** What of a long page is out of view while its beginning is looked at. */
  children: ReactNode;
}

/**
 * Drawn right after all else of what opens: its beginning is there sooner, and a press in the meantime is not kept waiting.
 * A server draws it at once, and so does the page that goes on with that.
 */
export function Deferred({ children }: DeferredProps) {
  const inBrowser = useInBrowser();
  const [isDrawn, setIsDrawn] = useState(!inBrowser);
  useEffect(() => startTransition(() => setIsDrawn(true)), []);
  return isDrawn ? children : <div data-chatdeck="later" />;
}
