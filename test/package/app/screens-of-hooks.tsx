import {
  useAccess,
  useAccount,
  useBehaviorTab,
  useChangePassword,
  useDashboard,
  useForgotPassword,
  useLegal,
  useLogin,
  usePermissions,
  useRatingPrompt,
  useResetPassword,
  useSettingsNavigation,
  useSetup,
  useShell,
  useSignup,
  useUpgrade,
  useUsers,
} from 'chatdeck/hooks';
import type * as hooks from 'chatdeck/hooks';
import { Account } from 'chatdeck/screens/account';
import { Dashboard } from 'chatdeck/screens/dashboard';
import { Legal } from 'chatdeck/screens/legal';
import { Login } from 'chatdeck/screens/login';
import { ChangePassword, ForgotPassword, ResetPassword } from 'chatdeck/screens/password';
import { Permissions } from 'chatdeck/screens/permissions';
import { RatingPrompt } from 'chatdeck/screens/rating';
import { Setup } from 'chatdeck/screens/setup';
import { Shell } from 'chatdeck/screens/shell';
import { Signup } from 'chatdeck/screens/signup';
import { Upgrade } from 'chatdeck/screens/upgrade';
import { Users } from 'chatdeck/screens/users';
import { BehaviorTab } from 'chatdeck/settings/behavior';
import type { ReactNode } from 'react';

type Hook = Extract<keyof typeof hooks, `use${string}`>;

const widgetId = 11;
const nothing = () => undefined;

/** Each hook with its screen; a new hook has to have a line here. */
export const screensOfHooks: Record<Hook, () => ReactNode> = {
  useAccess: () => useAccess({ name: 'dashboard' }).status,
  useAccount: () => <Account {...useAccount()} />,
  useBehaviorTab: () => <BehaviorTab {...useBehaviorTab(widgetId)} />,
  useChangePassword: () => <ChangePassword {...useChangePassword()} />,
  useDashboard: () => <Dashboard {...useDashboard()} />,
  useForgotPassword: () => <ForgotPassword {...useForgotPassword()} />,
  useLegal: () => <Legal {...useLegal({ onAccepted: nothing })} />,
  useLogin: () => <Login {...useLogin({ onSignedIn: nothing })} />,
  usePermissions: () => <Permissions {...usePermissions({ widgetId })} />,
  useRatingPrompt: () => <RatingPrompt {...useRatingPrompt()} />,
  useResetPassword: () => <ResetPassword {...useResetPassword({ token: 'a'.repeat(64), onReset: nothing })} />,
  // It makes the client, which the places here are given.
  useSession: () => null,
  useSettingsNavigation: () => useSettingsNavigation(widgetId).roomName,
  useSetup: () => <Setup {...useSetup(widgetId, { onDeleted: nothing })} />,
  useShell: () => (
    <Shell {...useShell({ onSignedOut: nothing })} route={{ name: 'dashboard' }}>
      The page
    </Shell>
  ),
  useSignup: () => <Signup {...useSignup({ onSignedUp: nothing })} />,
  useUpgrade: () => <Upgrade {...useUpgrade({ onUpgraded: nothing, onCheckout: nothing })} />,
  useUsers: () => <Users {...useUsers()} />,
};
