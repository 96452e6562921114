import { useSyncExternalStore } from 'react';

const query = '(prefers-color-scheme: dark)';

function subscribe(listener: () => void) {
  const media = matchMedia(query);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}

/** Light or dark, as the user's device has it. */
export function useSystemAppearance(): 'light' | 'dark' {
  return useSyncExternalStore(subscribe, () => (matchMedia(query).matches ? 'dark' : 'light'));
}
