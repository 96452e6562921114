import type { LabelOverride } from 'chatdeck/ui';
import { arabicBehavior } from './arabic/behavior';
import { arabicParts } from './arabic/parts';
import { arabicRows } from './arabic/rows';
import { arabicScreens } from './arabic/screens';
import { arabicSignIn } from './arabic/sign-in';

/** Every text of what is built so far, for a locale that is read from right to left. */
export const arabic: LabelOverride[] = [
  ...arabicScreens,
  ...arabicSignIn,
  ...arabicBehavior,
  ...arabicRows,
  ...arabicParts,
];
