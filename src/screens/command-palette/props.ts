import type { CommandPaletteProps } from '../../model/palette/palette';
import type { Route } from '../../model/places/route';
import type { ScreenProps } from '../../ui/page/screen';
import type { CommandPaletteLabels } from './labels';

/** A host's own entry of the palette. */
export interface PaletteItem {
  /** Unique among the host's entries. */
  id: string;
  label: string;
  /** Where it is or what it does. It finds the entry, too. */
  description?: string | undefined;
  /** Other words that find it, separated by spaces or commas. */
  synonyms?: string | undefined;
  /** The user chose it; the palette has closed. */
  onSelect(): void;
}

/** How a host extends the palette. */
export interface PaletteOptions extends ScreenProps<CommandPaletteLabels> {
  /** The current route. Settings open for its widget. */
  route: Route;
  /** The host's own entries. Keep the same array between renders. */
  items?: readonly PaletteItem[] | undefined;
  /** The theme that is in use. */
  appearance?: 'light' | 'dark' | 'system' | undefined;
  /** The user chose another theme. Absent hides the choice. */
  onAppearanceChange?: ((next: 'light' | 'dark' | 'system') => void) | undefined;
}

/** What the parts of the palette share. */
export interface PaletteProps extends CommandPaletteProps, PaletteOptions {}
