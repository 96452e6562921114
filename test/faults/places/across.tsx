import { fireEvent } from '@testing-library/react';
import { useCommandPalette, useCompare } from 'chatdeck/hooks';
import { CommandPalette } from 'chatdeck/screens/command-palette';
import { Compare } from 'chatdeck/screens/compare';
// What loads when the palette first opens: these tests wait for answers, not for code.
import 'chatdeck/screens/command-palette/later-palette';
import { useInsertionEffect } from 'react';
import { vi } from 'vitest';
import { valueOf, type OwnPlaces } from '../place';
import { find, get, until, type } from '../world';

const cell = () => document.querySelector<HTMLElement>('[data-chatdeck="grid"] [role="gridcell"]');
const field = () => find('textbox', /^Agent label: /);

/** Opens the first widget's cell of the only setting that the search leaves. */
async function openCell(): Promise<void> {
  type('searchbox', 'Find a setting', 'agent label');
  await until('a cell', () => cell() !== null);
  fireEvent.doubleClick(cell() ?? document.body);
  await until('its field', () => field() !== undefined);
}

/** The grid shows what fits, and jsdom measures nothing. */
function MeasuredCompare() {
  useInsertionEffect(() => {
    const spies = (['clientWidth', 'clientHeight'] as const).map((side) =>
      vi.spyOn(HTMLElement.prototype, side, 'get').mockReturnValue(1000),
    );
    return () => spies.forEach((spy) => spy.mockRestore());
  }, []);
  return <Compare {...useCompare()} />;
}

export const places: OwnPlaces = {
  useCommandPalette: {
    Screen: () => <CommandPalette {...useCommandPalette()} route={{ name: 'dashboard' }} shown="search" />,
    // What was found before can still be opened.
    quietLater: ['currentUser'],
  },
  // A server without a log: the page shows what was changed in this browser.
  useChanges: { withoutIt: { listChanges: ['notFound', 'forbidden'] } },
  useCompare: {
    Screen: MeasuredCompare,
    sends: [
      {
        call: 'updateConfig',
        prepare: async () => {
          await openCell();
          type('textbox', /^Agent label: /, 'Guides');
        },
        send: async () => {
          if (!field()) await openCell();
          fireEvent.keyDown(get('textbox', /^Agent label: /), { key: 'Enter' });
        },
        isDone: () => cell()?.textContent.includes('Saved') === true,
        typed: () => (field() ? valueOf('textbox', /^Agent label: /) : cell()?.textContent)?.includes('Guides'),
      },
    ],
  },
  useReportsOverview: { quiet: ['listChanges'] },
};
