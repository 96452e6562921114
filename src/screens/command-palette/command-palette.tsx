import { useState } from 'react';
import { lazyPart } from '../../ui/later/lazy-part';
import { useCallingOff } from '../../ui/overlays/use-calling-off';
import { ScreenRoot } from '../../ui/page/screen';
import { labelSet } from './label-set';
import type { PaletteProps } from './props';
import { usePaletteKeys } from './use-palette-keys';

const LaterPalette = lazyPart(() => import('./later-palette').then((part) => part.LaterPalette), null);

/**
 * A search over everything the user can reach, and the list of keyboard shortcuts. One per page: it opens with Ctrl+K
 * or ⌘K, and with `?`. Its code loads when it first opens.
 */
export function CommandPalette(props: PaletteProps) {
  const { shown, onShownChange } = props;
  const [query, setQuery] = useState('');
  const [isLoaded, setLoaded] = useState(false);
  const [wasShown, setWasShown] = useState(false);
  if (shown && !wasShown) setWasShown(true);
  if (shown === undefined && query !== '') setQuery('');
  const place = usePaletteKeys({ shown, isLoaded, onShownChange, onEarlyType: setQuery });
  useCallingOff({
    isOpen: shown !== undefined,
    part: LaterPalette,
    opener: place,
    onCallOff: () => onShownChange(undefined),
  });
  // One that failed to load is gone once it is closed, so that the next opening tries again.
  const isMounted = wasShown && (isLoaded || shown !== undefined);
  return (
    <ScreenRoot labelSet={labelSet} part="command-palette" state={props.palette.status} {...props}>
      <div ref={place} hidden={!wasShown}>
        {isMounted && <LaterPalette {...props} query={query} onQueryChange={setQuery} onLoad={() => setLoaded(true)} />}
      </div>
    </ScreenRoot>
  );
}
