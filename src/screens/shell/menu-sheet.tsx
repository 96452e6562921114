import { MenuIcon } from '../../ui/icons';
import { ProductMark } from '../../ui/product-mark';
import { IconButton } from '../../ui/radix';
import { Sheet } from '../../ui/sheet';
import { useState, type ReactNode } from 'react';
import type { ShellLabels } from './labels';
import { TopLinks } from './top-links';

interface MenuSheetProps {
  /** Where the person is. */
  address: string;
  labels: ShellLabels;
  /** The menu; `onFollow` is to be called when one of its links is followed. */
  children(onFollow: () => void): ReactNode;
}

/** The menu of narrow places, behind a button. It belongs to the address where it was opened, so leaving closes it. */
export function MenuSheet({ address, labels, children }: MenuSheetProps) {
  const [openAt, setOpenAt] = useState<string>();
  const close = () => setOpenAt(undefined);
  return (
    <Sheet
      open={openAt === address}
      onOpenChange={(open) => setOpenAt(open ? address : undefined)}
      label={labels.menu}
      closeLabel={labels.closeMenu}
      header={<ProductMark />}
      trigger={
        <IconButton variant="ghost" color="gray" aria-label={labels.openMenu}>
          <MenuIcon size={16} />
        </IconButton>
      }
    >
      {children(close)}
      <TopLinks labels={labels} />
    </Sheet>
  );
}
