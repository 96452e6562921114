import {
  behaviorSections,
  behaviorSettings,
  makeProblem,
  permissionsData,
  setupData,
  settingsNavigation,
  upgradeOffer,
  widgetPower,
  type BehaviorTabProps,
} from 'chatdeck/model';
import { Account, AccountLoading } from 'chatdeck/screens/account';
import { Dashboard, DashboardLoading } from 'chatdeck/screens/dashboard';
import { Legal } from 'chatdeck/screens/legal';
import { Login } from 'chatdeck/screens/login';
import { ChangePassword, ChangePasswordLoading, ForgotPassword, ResetPassword } from 'chatdeck/screens/password';
import { Permissions, PermissionsLoading } from 'chatdeck/screens/permissions';
import { RatingPrompt } from 'chatdeck/screens/rating';
import { Setup, SetupLoading } from 'chatdeck/screens/setup';
import { NotFound, Shell, ShellFailed, ShellLoading, SignOutNotice } from 'chatdeck/screens/shell';
import { Signup } from 'chatdeck/screens/signup';
import { ErrorPage, Support } from 'chatdeck/screens/support';
import { Upgrade, Upgraded, UpgradeLoading } from 'chatdeck/screens/upgrade';
import { Users, UsersLoading } from 'chatdeck/screens/users';
import { BehaviorTab, BehaviorTabLoading } from 'chatdeck/settings/behavior';
import { InstallPanel } from 'chatdeck/settings/install';
import {
  makeAccountProps,
  makeEditor,
  makeForm,
  makeParsedUser,
  makeParsedWidget,
  makeShellData,
  makeStatsById,
  makeUsersProps,
  makeWorkspaces,
  ready,
} from 'chatdeck/testing';
import type { ReactElement } from 'react';

const nothing = () => undefined;
const widget = makeParsedWidget();
const navigation = settingsNavigation(makeParsedUser().account.plan, new Set());
export const behavior: BehaviorTabProps = {
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
  'screens/account': {
    Account: () => <Account {...makeAccountProps()} users={<Users {...makeUsersProps()} />} />,
    AccountLoading: () => <AccountLoading />,
  },
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
  'screens/permissions': {
    Permissions: () => (
      <Permissions permissions={ready(permissionsData(makeParsedUser(), widget, () => undefined))} error="wrongUser" />
    ),
    PermissionsLoading: () => <PermissionsLoading />,
  },
  'screens/rating': {
    RatingPrompt: () => <RatingPrompt question={{ status: 'asking' }} onRate={nothing} onDismiss={nothing} />,
  },
  'screens/setup': {
    Setup: () => (
      <Setup
        widgetId={widget.Id}
        setup={ready(setupData(widget, makeParsedUser()))}
        channels={ready({ choices: [], unreadable: 0 })}
        onChannelsRefresh={nothing}
        pick={{ status: 'idle', channelId: '', onPick: nothing, onConfirm: nothing }}
        newChannel={makeForm({ name: '' })}
        channelChange={{ status: 'idle' }}
        onChannelChange={nothing}
        startOver={{ status: 'idle' }}
        onStartOver={nothing}
      />
    ),
    SetupLoading: () => <SetupLoading />,
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
  'settings/install': {
    InstallPanel: () => <InstallPanel uuid={widget.Uuid} scriptUrl="https://chat.example/widget.js" />,
  },
  'screens/upgrade': {
    Upgrade: () => (
      <Upgrade offer={ready(upgradeOffer(makeParsedUser()))} order={{ status: 'idle' }} onUpgrade={nothing} />
    ),
    UpgradeLoading: () => <UpgradeLoading />,
    Upgraded: () => <Upgraded />,
  },
  'screens/users': {
    Users: () => <Users {...makeUsersProps()} />,
    UsersLoading: () => <UsersLoading />,
  },
  'settings/behavior': {
    BehaviorTab: () => <BehaviorTab {...behavior} />,
    BehaviorTabLoading: () => <BehaviorTabLoading />,
  },
};
