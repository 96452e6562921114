import type { ConformanceCase } from './case';
import { accessCases } from './rules/access';
import { accountCases } from './rules/account';
import { browserCases } from './rules/browsers';
import { answerShapeCases } from './rules/answer-shapes';
import { invitationCases } from './rules/invitations';
import { limitCases } from './rules/limits';
import { partnerCases } from './rules/partner';
import { questionGroupCases } from './rules/question-groups';
import { reportDayCases } from './rules/report-days';
import { reportCases } from './rules/reports';
import { savedReplyCases } from './rules/saved-replies';
import { sessionCases } from './rules/session';
import { settingsCases } from './rules/settings';
import { setupCases } from './rules/setup';
import { steps } from './case';

const order = Object.keys(steps);

/** Every case, by step. */
export const conformanceCases: ConformanceCase[] = [
  sessionCases,
  browserCases,
  settingsCases,
  savedReplyCases,
  questionGroupCases,
  setupCases,
  reportCases,
  reportDayCases,
  accountCases,
  invitationCases,
  partnerCases,
  answerShapeCases,
  accessCases,
  limitCases,
]
  .flat()
  .toSorted((a, b) => order.indexOf(a.step) - order.indexOf(b.step));
