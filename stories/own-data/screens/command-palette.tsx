import { ready, type PaletteData, type PaletteView } from 'chatdeck/model';
import { CommandPalette } from 'chatdeck/screens/command-palette';
import { useState } from 'react';

const data: PaletteData = {
  pages: ['dashboard', 'account'],
  ranges: ['today', 'last7'],
  widgets: [{ id: 1, name: 'website', workspace: 'acme', isOnline: true }],
  tabs: [{ tab: 'behavior', needsUpgrade: false }],
  isChannelLimitReached: false,
};

export function OwnCommandPalette() {
  const [shown, setShown] = useState<PaletteView | undefined>('search');
  return <CommandPalette palette={ready(data)} shown={shown} onShownChange={setShown} route={{ name: 'dashboard' }} />;
}
