import { makeProblem } from 'chatdeck/model';
import { ProblemCallout, Skeleton, SkeletonGroup } from 'chatdeck/ui';
import { useEffect, useRef, useState } from 'react';
import { storyAddress, updateGlobals } from '../sheets/story-frame';
import { loadSheets, type State, type StateSheet } from '../sheets/story-index';
import '../sheets/sheet.css';
import type { BrandChoice } from './brand-code';
import { densities } from '../../.storybook/looks';

/** Stories of screens that share a file with another one, whose first state would hide them. */
const otherScreens = [
  'screens-pages--failed',
  'screens-password--change',
  'screens-password--reset',
  'screens-shell--notices-without-frame',
  'screens-support--unexpected-error',
  'screens-upgrade--thank-you',
];

/** The first state of every screen and tab, each in a small window that follows the brand. */
export function BrandFrames({ brand }: { brand: BrandChoice }) {
  const { status, frames, onRetry } = useFrames();
  if (status === 'loading') {
    return (
      <SkeletonGroup>
        <div className="sheet-states">
          {Array.from({ length: 6 }, (_, at) => (
            <Skeleton key={at} width="480px" height="300px" />
          ))}
        </div>
      </SkeletonGroup>
    );
  }
  if (status === 'failed') {
    return (
      <ProblemCallout title="Couldn’t load the list of screens." problem={makeProblem('offline')} onRetry={onRetry} />
    );
  }
  return (
    <div className="sheet-states">
      {frames.map((frame) => (
        <BrandFrame key={frame.state.id} {...frame} brand={brand} />
      ))}
    </div>
  );
}

interface Frame {
  title: string;
  state: State;
}

function useFrames() {
  const [attempt, setAttempt] = useState(1);
  const [answer, setAnswer] = useState<{ attempt: number; sheets?: readonly StateSheet[] }>({ attempt: 0 });
  useEffect(() => {
    void loadSheets().then(
      (sheets) => setAnswer({ attempt, sheets }),
      () => setAnswer({ attempt }),
    );
  }, [attempt]);
  const status = answer.attempt < attempt ? 'loading' : answer.sheets ? 'ready' : 'failed';
  const frames = answer.sheets?.flatMap(framesOf) ?? [];
  return { status, frames, onRetry: () => setAttempt(attempt + 1) } as const;
}

function framesOf({ title, states }: StateSheet): Frame[] {
  const [first, ...rest] = states;
  const others = rest.filter(({ id }) => otherScreens.includes(id));
  return [
    ...(first ? [{ title, state: first }] : []),
    ...others.map((state) => ({ title: `${title}: ${state.name}`, state })),
  ];
}

const size: Record<string, number> = { '--width': 1280, '--height': 800 };

function BrandFrame({ title, state, brand }: Frame & { brand: BrandChoice }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => {
    if (isLoaded && frame.current) updateGlobals(frame.current, globalsOf(brand));
  }, [isLoaded, brand]);
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
