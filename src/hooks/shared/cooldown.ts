import { useEffect, useState } from 'react';
import { secondsLeft } from '../../model/session/password';

const SECOND_MS = 1000;

/** Counts seconds down from each start. */
export function useCooldown(): { waitSeconds: number; start(this: void, seconds: number): void } {
  const [until, setUntil] = useState(0);
  const [now, setNow] = useState(0);
  const waitSeconds = secondsLeft(until, now);
  const isWaiting = waitSeconds > 0;
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setInterval(() => setNow(Date.now()), SECOND_MS);
    return () => clearInterval(timer);
  }, [isWaiting]);
  return {
    waitSeconds,
    start(seconds) {
      const begun = Date.now();
      setNow(begun);
      setUntil(begun + seconds * SECOND_MS);
    },
  };
}
