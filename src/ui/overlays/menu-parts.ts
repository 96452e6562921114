import type { DropdownMenu } from 'radix-ui';
import { createContext, useContext } from 'react';

/** Radix's parts of a menu, which load when a menu is about to open. */
export const MenuParts = createContext<typeof DropdownMenu | undefined>(undefined);

export function useMenuParts(): typeof DropdownMenu {
  const parts = useContext(MenuParts);
  if (!parts) throw new Error('Items and separators belong in a Menu.');
  return parts;
}
