import { useEffect, useState } from 'react';
import type { Instant } from '../../model/tolerant';

const MINUTE = 60_000;

/** The time, told anew each minute, for what depends on hours and days. */
export function useNow(): Instant {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE);
    return () => clearInterval(timer);
  }, []);
  return now;
}
