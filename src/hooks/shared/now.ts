import { useEffect, useState } from 'react';
import type { Instant } from '../../model/core/tolerant';

const MINUTE_MS = 60_000;

/** The time to the minute, so that “3 days left” stays correct on a page that stays open. */
export function useNow(): Instant {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
