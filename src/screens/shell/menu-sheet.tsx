import { formatRoute, type Route } from '../../model/places/route';
import type { ShellProps } from '../../model/places/shell';
import { useLabels } from '../../ui/theme/labels';
import { MenuIcon } from '../../ui/base/icons';
import { ProductMark } from '../../ui/base/product-mark';
import { IconButton } from '../../ui/radix';
import { Sheet } from '../../ui/overlays/sheet';
import { useRef, useState, type RefObject } from 'react';
import { shellLabels } from './labels';
import { Rail } from './rail';
import { TopLinks } from './top-links';

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
  const returnFocusRef = useRef<HTMLElement>(null);
  const handleOpenChange = (open: boolean) => {
    returnFocusRef.current = null;
    setOpenAt(open ? address : undefined);
  };
  const handleFollow = () => {
    returnFocusRef.current = pageRef.current;
    setOpenAt(undefined);
  };
  return (
    <Sheet
      open={openAt === address}
      onOpenChange={handleOpenChange}
      returnFocusRef={returnFocusRef}
      label={labels.menu}
      closeLabel={labels.closeMenu}
      header={<ProductMark />}
      trigger={
        <IconButton variant="ghost" color="gray" aria-label={labels.openMenu}>
          <MenuIcon size={16} />
        </IconButton>
      }
    >
      <Rail shell={shell} route={route} onFollow={handleFollow} />
      <TopLinks />
    </Sheet>
  );
}
