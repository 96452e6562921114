import type { viewports } from './viewports';

export type Viewport = keyof typeof viewports;
export type Direction = 'ltr' | 'rtl';

interface Look {
  viewport?: Viewport;
  direction?: Direction;
}

/** The first differs most from a story's own look. */
export const lookNames = ['Right to left on a phone', 'On a phone', 'Right to left'] as const;
export type LookName = (typeof lookNames)[number];

/** How a story can look besides its own way; what another lacks is as in the story. */
export const otherLooks: Record<LookName, Look> = {
  'Right to left on a phone': { viewport: 'mobile1', direction: 'rtl' },
  'On a phone': { viewport: 'mobile1' },
  'Right to left': { direction: 'rtl' },
};
