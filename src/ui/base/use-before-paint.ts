import { useEffect, useLayoutEffect, type DependencyList, type EffectCallback } from 'react';

/** `useLayoutEffect` without React 18's warning on a server, where nothing is painted. */
export function useBeforePaint(effect: EffectCallback, dependencies: DependencyList) {
  const useEffectHere = typeof document === 'undefined' ? useEffect : useLayoutEffect;
  useEffectHere(effect, dependencies);
}
