import type { LabelOverride } from '../../ui/theme/theme-context';
import { overridesOf } from '../translation';
import { account } from './account';
import { appearance } from './appearance';
import { behavior } from './behavior';
import { history } from './history';
import { parts } from './parts';
import { questionGroups } from './question-groups';
import { replies } from './replies';
import { reports } from './reports';
import { rows } from './rows';
import { schedule } from './schedule';
import { screens } from './screens';
import { setup } from './setup';
import { signIn } from './sign-in';

/** Every text in Arabic: `<ChatdeckTheme locale="ar" direction="rtl" labels={ar}>`. */
export const ar: readonly LabelOverride[] = overridesOf({
  ...account,
  ...appearance,
  ...behavior,
  ...history,
  ...parts,
  ...questionGroups,
  ...replies,
  ...reports,
  ...rows,
  ...schedule,
  ...screens,
  ...setup,
  ...signIn,
});
