export { CommandPalette } from './command-palette';
export { commandPaletteLabels, type CommandPaletteLabels } from './labels';
export type { PaletteItem, PaletteOptions } from './props';
