import type { LabelOverride } from '../../ui/theme/theme-context';
import { overridesOf } from '../translation';
import { account } from './account';
import { appearance } from './appearance';
import { behavior } from './behavior';
import { dashboard } from './dashboard';
import { editor } from './editor';
import { install } from './install';
import { integrations } from './integrations';
import { operatingHours } from './operating-hours';
import { parts } from './parts';
import { questionGroups } from './question-groups';
import { reports } from './reports';
import { savedReplies } from './saved-replies';
import { setup } from './setup';
import { shell } from './shell';
import { signIn } from './sign-in';
import { triggers } from './triggers';

/** Every text in German: `<ChatdeckTheme locale="de" labels={de}>`. */
export const de: readonly LabelOverride[] = overridesOf({
  ...account,
  ...appearance,
  ...behavior,
  ...dashboard,
  ...editor,
  ...install,
  ...integrations,
  ...operatingHours,
  ...parts,
  ...questionGroups,
  ...reports,
  ...savedReplies,
  ...setup,
  ...shell,
  ...signIn,
  ...triggers,
});
