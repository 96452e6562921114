import { useCommandPalette } from 'chatdeck/hooks';
import { CommandPalette } from 'chatdeck/screens/command-palette';
import { makePaletteData, ready } from 'chatdeck/testing';
import { nothing } from '../props';
import type { Rows } from '../row';

const sample = {
  palette: ready(makePaletteData()),
  route: { name: 'dashboard' },
  onShownChange: nothing,
  onSignOut: nothing,
} as const;

export const commandPaletteRows = {
  CommandPalette: {
    entry: 'screens/command-palette',
    sample: () => <CommandPalette {...sample} shown="search" />,
    variants: { shortcuts: () => <CommandPalette {...sample} shown="shortcuts" /> },
    Plugged: () => <CommandPalette {...useCommandPalette()} route={{ name: 'dashboard' }} />,
    requests: { currentUser: 1 },
    typing: 'notKept',
  },
} satisfies Rows<'CommandPalette'>;
