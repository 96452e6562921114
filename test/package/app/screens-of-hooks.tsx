import {
  useAccess,
  useAccount,
  useAppearanceTab,
  useBehaviorTab,
  useChangePassword,
  useDashboard,
  useForgotPassword,
  useInstallTab,
  useIntegrationsTab,
  useLegal,
  useLogin,
  useOperatingHoursTab,
  usePermissions,
  useQuestionGroupsTab,
  useRatingPrompt,
  useReportsAvailability,
  useReportsHistory,
  useReportsOverview,
  useResetPassword,
  useSavedRepliesTab,
  useSettingsNavigation,
  useSetup,
  useShell,
  useSignup,
  useTriggersTab,
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
import { ReportsAvailability, ReportsHistory, ReportsOverview } from 'chatdeck/screens/reports';
import { Setup } from 'chatdeck/screens/setup';
import { Shell } from 'chatdeck/screens/shell';
import { Signup } from 'chatdeck/screens/signup';
import { Upgrade } from 'chatdeck/screens/upgrade';
import { Users } from 'chatdeck/screens/users';
import { AppearanceTab } from 'chatdeck/settings/appearance';
import { BehaviorTab } from 'chatdeck/settings/behavior';
import { InstallTab } from 'chatdeck/settings/install';
import { IntegrationsTab } from 'chatdeck/settings/integrations';
import { SavedRepliesTab } from 'chatdeck/settings/saved-replies';
import { OperatingHoursTab } from 'chatdeck/settings/operating-hours';
import { TriggersTab } from 'chatdeck/settings/triggers';
import { QuestionGroupsTab } from 'chatdeck/settings/question-groups';
import type { ReactNode } from 'react';

type Hook = Extract<keyof typeof hooks, `use${string}`>;

const widgetId = 11;
const nothing = () => undefined;

/** Each hook with its screen; a new hook has to have a line here. */
export const screensOfHooks: Record<Hook, () => ReactNode> = {
  useAccess: () => useAccess({ name: 'dashboard' }).status,
  useAccount: () => <Account {...useAccount()} />,
  useAppearanceTab: () => <AppearanceTab {...useAppearanceTab(widgetId)} />,
  useBehaviorTab: () => <BehaviorTab {...useBehaviorTab(widgetId)} />,
  useChangePassword: () => <ChangePassword {...useChangePassword()} />,
  useDashboard: () => <Dashboard {...useDashboard()} />,
  useForgotPassword: () => <ForgotPassword {...useForgotPassword()} />,
  useInstallTab: () => <InstallTab {...useInstallTab(widgetId, { onDeleted: nothing })} />,
  useIntegrationsTab: () => <IntegrationsTab {...useIntegrationsTab(widgetId)} />,
  useLegal: () => <Legal {...useLegal({ onAccepted: nothing })} />,
  useLogin: () => <Login {...useLogin({ onSignedIn: nothing })} />,
  useOperatingHoursTab: () => <OperatingHoursTab {...useOperatingHoursTab(widgetId)} />,
  usePermissions: () => <Permissions {...usePermissions({ widgetId })} />,
  useQuestionGroupsTab: () => <QuestionGroupsTab {...useQuestionGroupsTab(widgetId)} />,
  useRatingPrompt: () => <RatingPrompt {...useRatingPrompt()} />,
  useReportsAvailability: () => <ReportsAvailability {...useReportsAvailability()} />,
  useReportsOverview: () => <ReportsOverview {...useReportsOverview()} />,
  useReportsHistory: () => <ReportsHistory {...useReportsHistory()} />,
  useResetPassword: () => <ResetPassword {...useResetPassword({ token: 'a'.repeat(64), onReset: nothing })} />,
  // It makes the client, which the places here are given.
  useSession: () => null,
  useSavedRepliesTab: () => <SavedRepliesTab {...useSavedRepliesTab(widgetId)} />,
  useSettingsNavigation: () => useSettingsNavigation(widgetId).roomName,
  useSetup: () => <Setup {...useSetup(widgetId, { onDeleted: nothing })} />,
  useShell: () => (
    <Shell {...useShell({ onSignedOut: nothing })} route={{ name: 'dashboard' }}>
      The page
    </Shell>
  ),
  useSignup: () => <Signup {...useSignup({ onSignedUp: nothing })} />,
  useTriggersTab: () => <TriggersTab {...useTriggersTab(widgetId)} />,
  useUpgrade: () => <Upgrade {...useUpgrade({ onUpgraded: nothing, onCheckout: nothing })} />,
  useUsers: () => <Users {...useUsers()} />,
};
