import { useEffect } from 'react';
import { useFollow } from '../../ui/settings/use-follow';
import { PaletteDialog } from './palette-dialog';
import type { PaletteProps } from './props';
import { ShortcutsDialog } from './shortcuts-dialog';

interface LaterPaletteProps extends PaletteProps {
  query: string;
  onQueryChange(query: string): void;
  /** It takes keys itself now. */
  onLoad(): void;
}

/** What loads when the palette first opens. */
export function LaterPalette({ onLoad, ...props }: LaterPaletteProps) {
  const { shown, onShownChange } = props;
  const { link, follow } = useFollow(props.route);
  useEffect(onLoad, []); // oxlint-disable-line react/exhaustive-deps -- Once.
  const handleOpenChange = (open: boolean) => {
    if (!open) onShownChange(undefined);
  };
  return (
    <>
      {shown === 'search' && <PaletteDialog {...props} onFollow={follow} />}
      <ShortcutsDialog open={shown === 'shortcuts'} onOpenChange={handleOpenChange} />
      {link}
    </>
  );
}
