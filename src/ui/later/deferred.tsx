import { startTransition, useEffect, useState, type ReactNode } from 'react';
import { useInBrowser } from '../base/use-in-browser';

interface DeferredProps {
  /** What is out of view at first on a long page. */
  children: ReactNode;
}

/**
 * Rendered right after everything else on the page: the beginning shows sooner, and clicks aren't blocked in the
 * meantime. A server renders it immediately, and so does hydration.
 */
export function Deferred({ children }: DeferredProps) {
  const inBrowser = useInBrowser();
  const [isDrawn, setIsDrawn] = useState(!inBrowser);
  useEffect(() => startTransition(() => setIsDrawn(true)), []);
  return isDrawn ? children : <div data-chatdeck="later" />;
}
