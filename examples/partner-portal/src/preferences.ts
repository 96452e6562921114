import { useState } from 'react';

/** A switch of the portal's own. A portal keeps it on its server. */
export function usePreference(name: string): [isOn: boolean, set: (isOn: boolean) => void] {
  const item = `fernwood:${name}`;
  const [isOn, setOn] = useState(() => localStorage.getItem(item) === 'on');
  return [
    isOn,
    (next) => {
      localStorage.setItem(item, next ? 'on' : 'off');
      setOn(next);
    },
  ];
}
