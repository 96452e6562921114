import { useEffect, useState } from 'react';
import './sheet.css';
import { StateFrame, type Viewport } from './state-frame';
import type { Globals } from './story-frame';
import { loadSheets, type StateSheet } from './story-index';

interface SheetProps {
  /** The file of the screen's stories, such as `reports-overview`. */
  screen: string;
  /** What the toolbar says holds for all of them. */
  globals: Globals;
  onScreenChange(screen: string): void;
}

/** What every screen is looked at in, whatever its stories are. */
const looks: readonly { title: string; globals?: Globals; viewport?: Viewport }[] = [
  { title: 'Dark', globals: { appearance: 'dark' } },
  { title: 'Right to left', globals: { language: 'ar' } },
  { title: 'Large screen', viewport: 'wide' },
  { title: 'Tablet', viewport: 'tablet' },
  { title: 'Phone', viewport: 'mobile1' },
  { title: 'Phone, dark', viewport: 'mobile1', globals: { appearance: 'dark' } },
];

/** All states of a screen side by side, then its first one in every look. */
export function Sheet({ screen, globals, onScreenChange }: SheetProps) {
  const sheets = useSheets();
  const sheet = sheets.find((one) => one.screen === screen);
  const [first] = sheet?.states ?? [];
  return (
    <main className="sheet">
      <nav aria-label="Screens">
        {sheets.map((one) => (
          <button
            key={one.screen}
            type="button"
            aria-pressed={one.screen === screen}
            onClick={() => onScreenChange(one.screen)}
          >
            {one.title.replace(/^.*\//, '')}
          </button>
        ))}
      </nav>
      {sheet && (
        <section key={`${screen}${JSON.stringify(globals)}`}>
          <h1>{sheet.title.replace('/', ': ')}</h1>
          <div className="sheet-states">
            {sheet.states.map((state) => (
              <StateFrame key={state.id} state={state} globals={globals} />
            ))}
          </div>
          <h2>In every look</h2>
          <div className="sheet-states">
            {first &&
              looks.map(({ title, viewport, globals: own }) => (
                <StateFrame
                  key={title}
                  state={first}
                  title={title}
                  viewport={viewport}
                  globals={{ ...globals, ...own }}
                />
              ))}
          </div>
        </section>
      )}
    </main>
  );
}

function useSheets(): readonly StateSheet[] {
  const [sheets, setSheets] = useState<readonly StateSheet[]>([]);
  useEffect(() => {
    void loadSheets().then(setSheets);
  }, []);
  return sheets;
}
