import { useEffect, useLayoutEffect, type DependencyList, type EffectCallback } from 'react';

/** `useLayoutEffect`, of which React 18 complains on a server, where nothing is painted. */
export function useBeforePaint(effect: EffectCallback, dependencies: DependencyList) {
  const useEffectHere = typeof document === 'undefined' ? useEffect : useLayoutEffect;
  useEffectHere(effect, dependencies);
}
