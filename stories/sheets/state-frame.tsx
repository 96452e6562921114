import { useEffect, useRef, useState, type RefObject, type SyntheticEvent } from 'react';
import { viewports } from '../../.storybook/viewports';
import { keepStill, storyAddress, whenPlayed, type Globals } from './story-frame';
import type { State } from './story-index';

export type Viewport = keyof typeof viewports;

interface StateFrameProps {
  state: State;
  /** What it is called here, where that is not its own name. */
  title?: string | undefined;
  globals: Globals;
  /** The window to show it in, where its story asks for none. */
  viewport?: Viewport | undefined;
}

/**
 * A state in a scaled-down window. Dialogs, menus, and toasts stay inside, as on a page. It loads when it comes into
 * view, plays to its end, and takes neither mouse nor focus.
 */
export function StateFrame({ state, title = state.name, globals, viewport = 'desktop' }: StateFrameProps) {
  const place = useRef<HTMLDivElement>(null);
  const isSeen = useSeen(place);
  const [played, setPlayed] = useState<{ viewport?: string | undefined }>();
  const { width, height } = viewports[isViewport(played?.viewport) ? played.viewport : viewport].styles;
  const size: Record<string, number> = { '--width': parseInt(width), '--height': parseInt(height) };
  const handleLoad = ({ currentTarget }: SyntheticEvent<HTMLIFrameElement>) => {
    keepStill(currentTarget);
    whenPlayed(currentTarget, (own) => setPlayed({ viewport: own }));
  };
  return (
    <figure className="sheet-state" style={size}>
      <figcaption>
        <a href={`./?path=/story/${state.id}`} target="_top">
          {title}
        </a>
      </figcaption>
      <div ref={place} className="sheet-window">
        {isSeen && (
          <iframe
            title={title}
            src={storyAddress(state.id, globals)}
            tabIndex={-1}
            // A story that still plays needs the focus.
            inert={played !== undefined}
            onLoad={handleLoad}
          />
        )}
      </div>
    </figure>
  );
}

function isViewport(name: string | undefined): name is Viewport {
  return name !== undefined && name in viewports;
}

function useSeen(place: RefObject<HTMLElement | null>): boolean {
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
    });
    if (place.current) observer.observe(place.current);
    return () => observer.disconnect();
  }, [place]);
  return isSeen;
}
