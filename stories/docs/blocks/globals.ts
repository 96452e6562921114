import { createContext, useContext, useEffect, useState } from 'react';

export interface Globals {
  appearance?: 'light' | 'dark';
  [name: string]: unknown;
}

interface Channel {
  on(event: string, listener: (change: { globals: Globals }) => void): void;
  off(event: string, listener: (change: { globals: Globals }) => void): void;
  last(event: string): unknown[] | undefined;
}

/** What the toolbar says. */
export const GlobalsContext = createContext<Globals>({});

export function useGlobals(): Globals {
  return useContext(GlobalsContext);
}

export function useChannelGlobals(channel: Channel): Globals {
  const [globals, setGlobals] = useState(
    () => lastOf(channel, 'globalsUpdated') ?? lastOf(channel, 'setGlobals') ?? {},
  );
  useEffect(() => {
    const handleChange = (change: { globals: Globals }) => setGlobals(change.globals);
    channel.on('globalsUpdated', handleChange);
    return () => channel.off('globalsUpdated', handleChange);
  }, [channel]);
  return globals;
}

function lastOf(channel: Channel, event: string): Globals | undefined {
  const [change] = channel.last(event) ?? [];
  return (change as { globals?: Globals } | undefined)?.globals;
}
