import type { ChatdeckOptions } from '../options';

/** The options that a frame gets: plain values without functions. */
export const frameOptionNames = [
  'appearance',
  'accentColor',
  'grayColor',
  'radius',
  'scaling',
  'fontFamily',
  'locale',
  'direction',
  'productName',
  'supportEmail',
  'allowedHosts',
] as const satisfies readonly (keyof ChatdeckOptions)[];

export type FrameOptions = Pick<ChatdeckOptions, (typeof frameOptionNames)[number]>;
