import { formatRoute, type Route } from '../../model/places/route';
import type { ShellProps } from '../../model/places/shell';
import { useLabels } from '../../ui/theme/labels';
import { MenuIcon } from '../../ui/base/icons';
import { ProductMark } from '../../ui/base/product-mark';
import { IconButton } from '../../ui/radix';
import { lazyPart, useLoadedSoon } from '../../ui/later/lazy-part';
import { useCallingOff } from '../../ui/overlays/use-calling-off';
import { useRef, useState, type RefObject } from 'react';
import { shellLabels } from './labels';
import { Rail } from './rail';
import { TopLinks } from './top-links';

const Sheet = lazyPart(() => import('../../ui/overlays/sheet').then((part) => part.Sheet), null);

interface MenuSheetProps extends Pick<ShellProps, 'shell'> {
  route: Route;
  /** Receives the focus after a link is followed. */
  pageRef: RefObject<HTMLElement | null>;
}

/** The menu on narrow screens, behind a button. It belongs to the URL where it was opened, so navigating closes it. */
export function MenuSheet({ shell, route, pageRef }: MenuSheetProps) {
  const labels = useLabels(shellLabels);
  const address = formatRoute(route);
  const [openAt, setOpenAt] = useState<string>();
  const [wasOpened, setWasOpened] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const returnFocusRef = useRef<HTMLElement>(null);
  const isOpen = openAt === address;
  const handleOpen = () => {
    returnFocusRef.current = button.current;
    setWasOpened(true);
    setOpenAt(address);
  };
  const handleFollow = () => {
    returnFocusRef.current = pageRef.current;
    setOpenAt(undefined);
  };
  if (openAt !== undefined && !isOpen) setOpenAt(undefined);
  useLoadedSoon(Sheet);
  useCallingOff({ isOpen, part: Sheet, opener: button, onCallOff: () => setOpenAt(undefined) });
  return (
    <>
      <IconButton
        ref={button}
        type="button"
        variant="ghost"
        color="gray"
        aria-label={labels.openMenu}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={handleOpen}
      >
        <MenuIcon size={16} />
      </IconButton>
      {wasOpened && (
        <Sheet
          open={isOpen}
          onOpenChange={() => setOpenAt(undefined)}
          returnFocusRef={returnFocusRef}
          label={labels.menu}
          closeLabel={labels.closeMenu}
          header={<ProductMark />}
        >
          <Rail shell={shell} route={route} onFollow={handleFollow} />
          <TopLinks />
        </Sheet>
      )}
    </>
  );
}
