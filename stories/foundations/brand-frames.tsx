import { useEffect, useRef, useState } from 'react';
import { storyAddress, updateGlobals } from '../sheets/story-frame';
import { loadSheets, type StateSheet } from '../sheets/story-index';
import '../sheets/sheet.css';
import type { BrandChoice } from './brand-code';
import { densities } from '../../.storybook/looks';

/** The first state of every screen and tab, each in a small window that follows the brand. */
export function BrandFrames({ brand }: { brand: BrandChoice }) {
  const [sheets, setSheets] = useState<readonly StateSheet[]>([]);
  useEffect(() => {
    void loadSheets().then(setSheets);
  }, []);
  return (
    <div className="sheet-states">
      {sheets.map((sheet) => (
        <BrandFrame key={sheet.screen} sheet={sheet} brand={brand} />
      ))}
    </div>
  );
}

const size: Record<string, number> = { '--width': 1280, '--height': 800 };

function BrandFrame({ sheet: { title, states }, brand }: { sheet: StateSheet; brand: BrandChoice }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [isLoaded, setLoaded] = useState(false);
  const [state] = states;
  useEffect(() => {
    if (isLoaded && frame.current) updateGlobals(frame.current, globalsOf(brand));
  }, [isLoaded, brand]);
  if (!state) return null;
  return (
    <figure className="sheet-state" style={size}>
      <figcaption>
        <a href={`./?path=/story/${state.id}`} target="_top">
          {title.replace('/', ': ')}
        </a>
      </figcaption>
      <div className="sheet-window">
        <iframe
          ref={frame}
          title={title}
          src={storyAddress(state.id, {})}
          loading="lazy"
          tabIndex={-1}
          inert
          onLoad={() => setLoaded(true)}
        />
      </div>
    </figure>
  );
}

/** As the toolbar calls them. */
function globalsOf({ accentColor, grayColor, fontFamily, radius, scaling, appearance }: BrandChoice) {
  return {
    accent: accentColor,
    gray: grayColor,
    font: fontFamily,
    radius,
    density: densities.find((density) => density.scaling === scaling)?.value ?? 'normal',
    appearance: appearance === 'inherit' ? 'light' : appearance,
  };
}
