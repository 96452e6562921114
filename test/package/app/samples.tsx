import {
  behaviorSections,
  behaviorSettings,
  makeProblem,
  settingsNavigation,
  widgetPower,
  type BehaviorTabProps,
} from 'chatdeck/model';
import { Dashboard, DashboardLoading } from 'chatdeck/screens/dashboard';
import { Legal } from 'chatdeck/screens/legal';
import { Login } from 'chatdeck/screens/login';
import { ChangePassword, ChangePasswordLoading, ForgotPassword, ResetPassword } from 'chatdeck/screens/password';
import { RatingPrompt } from 'chatdeck/screens/rating';
import { NotFound, Shell, ShellFailed, ShellLoading, SignOutNotice } from 'chatdeck/screens/shell';
import { Signup } from 'chatdeck/screens/signup';
import { ErrorPage, Support } from 'chatdeck/screens/support';
import { BehaviorTab, BehaviorTabLoading } from 'chatdeck/settings/behavior';
import {
  makeEditor,
  makeForm,
  makeParsedUser,
  makeParsedWidget,
  makeShellData,
  makeStatsById,
  makeWorkspaces,
  ready,
} from 'chatdeck/testing';
import type { ReactElement } from 'react';

const nothing = () => undefined;
const widget = makeParsedWidget();
const navigation = settingsNavigation(makeParsedUser().account.plan, new Set());
const behavior: BehaviorTabProps = {
  widgetId: widget.Id,
  roomName: widget.RoomName,
  navigation,
  power: ready(widgetPower(widget, false)),
  onPowerChange: nothing,
  avatarUpload: { status: 'idle' },
  onAvatarUpload: nothing,
  canSendTranscripts: true,
  collectsVisitorData: true,
  editor: ready(makeEditor(behaviorSettings(widget), behaviorSections)),
};

/**
 * One sample or more of each component that an entry under `screens` or `settings` exports, by the entry and by the
 * component's name, `Name: what differs` for further ones. The checks of the packed package run over all of them.
 */
export const samples: Record<string, Record<string, () => ReactElement>> = {
  'screens/dashboard': {
    Dashboard: () => (
      <Dashboard workspaces={ready(makeWorkspaces())} stats={ready(makeStatsById())} planLabel="Business" />
    ),
    DashboardLoading: () => <DashboardLoading />,
  },
  'screens/legal': {
    Legal: () => <Legal form={makeForm({ isAgreed: false })} onSignOut={nothing} />,
  },
  'screens/login': {
    Login: () => <Login form={makeForm({ email: '', password: '' })} />,
  },
  'screens/password': {
    ChangePassword: () => <ChangePassword email={ready('dana@acme.test')} form={makeForm({})} />,
    ChangePasswordLoading: () => <ChangePasswordLoading />,
    ForgotPassword: () => <ForgotPassword form={makeForm({ email: '' })} />,
    ResetPassword: () => <ResetPassword link="usable" form={makeForm({ password: 'seven books and a cat' })} />,
  },
  'screens/rating': {
    RatingPrompt: () => <RatingPrompt question={{ status: 'asking' }} onRate={nothing} onDismiss={nothing} />,
  },
  'screens/shell': {
    NotFound: () => <NotFound />,
    Shell: () => (
      <Shell shell={ready(makeShellData())} route={{ name: 'dashboard' }} onSignOut={nothing}>
        <Dashboard workspaces={ready(makeWorkspaces())} stats={ready(makeStatsById())} planLabel="Business" />
      </Shell>
    ),
    ShellFailed: () => <ShellFailed problem={makeProblem('offline')} onRetry={nothing} onSignOut={nothing} />,
    ShellLoading: () => <ShellLoading />,
    SignOutNotice: () => <SignOutNotice problem={makeProblem('offline')} status="failed" onRetry={nothing} />,
  },
  'screens/signup': {
    Signup: () => <Signup form={makeForm({ email: '', password: 'seven books and a cat' })} testimonials={[]} />,
  },
  'screens/support': {
    ErrorPage: () => <ErrorPage />,
    Support: () => <Support email="support@chatdeck.example" />,
  },
  'settings/behavior': {
    BehaviorTab: () => <BehaviorTab {...behavior} />,
    BehaviorTabLoading: () => <BehaviorTabLoading />,
  },
};
