import type { LabelOverride } from 'chatdeck/ui';
import { arabicAccount } from './arabic/account';
import { arabicBehavior } from './arabic/behavior';
import { arabicParts } from './arabic/parts';
import { arabicRows } from './arabic/rows';
import { arabicScreens } from './arabic/screens';
import { arabicSetup } from './arabic/setup';
import { arabicSignIn } from './arabic/sign-in';

/** Every text of what is built so far, for a locale that is read from right to left. */
export const arabic: LabelOverride[] = [
  ...arabicAccount,
  ...arabicScreens,
  ...arabicSetup,
  ...arabicSignIn,
  ...arabicBehavior,
  ...arabicRows,
  ...arabicParts,
];
