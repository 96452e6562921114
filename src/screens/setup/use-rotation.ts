import { useEffect, useState } from 'react';

/** How long each entry stands. */
export const rotationMs = 4000;

/** The index of the entry that stands now, one after the other, as long as nothing holds it. */
export function useRotation(count: number, isHeld: boolean): number {
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    if (isHeld || count < 2) return;
    const timer = setInterval(() => setTurn((now) => now + 1), rotationMs);
    return () => clearInterval(timer);
  }, [count, isHeld]);
  return count === 0 ? 0 : turn % count;
}
