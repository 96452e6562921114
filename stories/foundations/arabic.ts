import type { LabelOverride } from 'chatdeck/ui';
import { arabicAccount } from './arabic/account';
import { arabicAppearance } from './arabic/appearance';
import { arabicBehavior } from './arabic/behavior';
import { arabicHistory } from './arabic/history';
import { arabicParts } from './arabic/parts';
import { arabicQuestionGroups } from './arabic/question-groups';
import { arabicReplies } from './arabic/replies';
import { arabicReports } from './arabic/reports';
import { arabicRows } from './arabic/rows';
import { arabicSchedule } from './arabic/schedule';
import { arabicScreens } from './arabic/screens';
import { arabicSetup } from './arabic/setup';
import { arabicSignIn } from './arabic/sign-in';

/** Every text of what is built so far, for a locale that is read from right to left. */
export const arabic: LabelOverride[] = [
  ...arabicAccount,
  ...arabicSchedule,
  ...arabicScreens,
  ...arabicSetup,
  ...arabicSignIn,
  ...arabicAppearance,
  ...arabicBehavior,
  ...arabicQuestionGroups,
  ...arabicReplies,
  ...arabicReports,
  ...arabicHistory,
  ...arabicRows,
  ...arabicParts,
];
