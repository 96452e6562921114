import {
  appearanceSections,
  appearanceSettings,
  behaviorSections,
  behaviorSettings,
  makeProblem,
  operatingHoursSections,
  operatingHoursSettings,
  permissionsData,
  setupData,
  settingsNavigation,
  triggersSectionFields,
  triggersSettings,
  upgradeOffer,
  visitorView,
  widgetPower,
  type AppearanceTabProps,
  type BehaviorTabProps,
  type OperatingHoursTabProps,
  type TriggersTabProps,
} from 'chatdeck/model';
import { Account, AccountLoading } from 'chatdeck/screens/account';
import { Dashboard, DashboardLoading } from 'chatdeck/screens/dashboard';
import { Legal } from 'chatdeck/screens/legal';
import { Login } from 'chatdeck/screens/login';
import { ChangePassword, ChangePasswordLoading, ForgotPassword, ResetPassword } from 'chatdeck/screens/password';
import { Permissions, PermissionsLoading } from 'chatdeck/screens/permissions';
import { RatingPrompt } from 'chatdeck/screens/rating';
import {
  ReportsAvailability,
  ReportsAvailabilityLoading,
  ReportsHistory,
  ReportsHistoryLoading,
  ReportsOverview,
  ReportsOverviewLoading,
} from 'chatdeck/screens/reports';
import { Setup, SetupLoading } from 'chatdeck/screens/setup';
import { NotFound, Shell, ShellFailed, ShellLoading, SignOutNotice } from 'chatdeck/screens/shell';
import { Signup } from 'chatdeck/screens/signup';
import { ErrorPage, Support } from 'chatdeck/screens/support';
import { Upgrade, Upgraded, UpgradeLoading } from 'chatdeck/screens/upgrade';
import { Users, UsersLoading } from 'chatdeck/screens/users';
import { AppearanceTab, AppearanceTabLoading } from 'chatdeck/settings/appearance';
import { BehaviorTab, BehaviorTabLoading } from 'chatdeck/settings/behavior';
import { IntegrationsTab, IntegrationsTabLoading } from 'chatdeck/settings/integrations';
import { SavedRepliesTab, SavedRepliesTabLoading } from 'chatdeck/settings/saved-replies';
import { InstallPanel, InstallTab, InstallTabLoading } from 'chatdeck/settings/install';
import { QuestionGroupsTab, QuestionGroupsTabLoading } from 'chatdeck/settings/question-groups';
import { OperatingHoursTab, OperatingHoursTabLoading } from 'chatdeck/settings/operating-hours';
import { TriggersTab, TriggersTabLoading } from 'chatdeck/settings/triggers';
import {
  makeAccountProps,
  makeEditor,
  makeForm,
  makeIntegrationsProps,
  makeOpenReply,
  makeSavedRepliesProps,
  makeParsedUser,
  makeParsedWidget,
  makeReportsAvailabilityProps,
  makeReportsHistoryProps,
  makeReportsOverviewProps,
  makeQuestionGroupsProps,
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
const appearance: AppearanceTabProps = {
  widgetId: widget.Id,
  roomName: widget.RoomName,
  navigation,
  visitorView: visitorView(widget),
  canSendTranscripts: true,
  sources: [{ widgetId: 12, roomName: 'docs', workspace: 'acme', settings: appearanceSettings(widget) }],
  editor: ready(makeEditor(appearanceSettings(widget), appearanceSections)),
};
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

const scheduled = makeParsedWidget({
  onOffSchedule: true,
  operatingHours: [1, 2, 3, 4, 5].map((weekday) => ({ weekday, ceId: widget.Id, start: 900, end: 1700 })),
});
export const operatingHours: OperatingHoursTabProps = {
  widgetId: widget.Id,
  roomName: widget.RoomName,
  navigation,
  editor: ready(makeEditor(operatingHoursSettings(scheduled), operatingHoursSections)),
  now: Date.parse('2025-06-16T17:00:00Z'),
  localZone: 'Europe/Berlin',
  needsUpgrade: false,
};

const greeting = {
  uid: 'a',
  message: 'Any questions?',
  after: 5,
  on: ['/pricing'],
  matchType: 'contains',
  enabled: true,
};
const triggersValue = triggersSettings({ triggerJson: JSON.stringify({ triggers: [greeting] }) });
export const triggers: TriggersTabProps = {
  widgetId: widget.Id,
  roomName: widget.RoomName,
  navigation,
  editor: ready(makeEditor(triggersValue, { triggers: triggersSectionFields(triggersValue).map(String) })),
  hiddenPages: '',
  onTriggerAdd: nothing,
  onTriggerDuplicate: nothing,
  onTriggerDelete: nothing,
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
  'screens/reports': {
    ReportsOverview: () => <ReportsOverview {...makeReportsOverviewProps()} />,
    ReportsOverviewLoading: () => <ReportsOverviewLoading />,
    ReportsHistory: () => <ReportsHistory {...makeReportsHistoryProps()} />,
    ReportsHistoryLoading: () => <ReportsHistoryLoading />,
    ReportsAvailability: () => <ReportsAvailability {...makeReportsAvailabilityProps()} />,
    ReportsAvailabilityLoading: () => <ReportsAvailabilityLoading />,
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
  'settings/operating-hours': {
    OperatingHoursTab: () => <OperatingHoursTab {...operatingHours} />,
    OperatingHoursTabLoading: () => <OperatingHoursTabLoading />,
  },
  'settings/triggers': {
    TriggersTab: () => <TriggersTab {...triggers} />,
    TriggersTabLoading: () => <TriggersTabLoading />,
  },
  'settings/install': {
    InstallPanel: () => <InstallPanel uuid={widget.Uuid} scriptUrl="https://chat.example/widget.js" />,
    InstallTab: () => (
      <InstallTab
        widgetId={widget.Id}
        roomName={widget.RoomName}
        navigation={navigation}
        install={ready({ uuid: widget.Uuid, channel: widget.RoomName })}
        rename={makeForm({ name: widget.RoomName })}
        channelChange={{ status: 'idle' }}
        onChannelChange={nothing}
        startOver={{ status: 'idle' }}
        onStartOver={nothing}
      />
    ),
    InstallTabLoading: () => <InstallTabLoading />,
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
  'settings/appearance': {
    AppearanceTab: () => <AppearanceTab {...appearance} />,
    AppearanceTabLoading: () => <AppearanceTabLoading />,
  },
  'settings/question-groups': {
    QuestionGroupsTab: () => <QuestionGroupsTab {...makeQuestionGroupsProps()} />,
    'QuestionGroupsTab: no group': () => <QuestionGroupsTab {...makeQuestionGroupsProps([])} />,
    QuestionGroupsTabLoading: () => <QuestionGroupsTabLoading />,
  },
  'settings/integrations': {
    IntegrationsTab: () => <IntegrationsTab {...makeIntegrationsProps()} />,
    'IntegrationsTab: nobody added': () => <IntegrationsTab {...makeIntegrationsProps({ added: [] })} />,
    IntegrationsTabLoading: () => <IntegrationsTabLoading />,
  },
  'settings/saved-replies': {
    SavedRepliesTab: () => <SavedRepliesTab {...makeSavedRepliesProps()} />,
    'SavedRepliesTab: a new one': () => <SavedRepliesTab {...makeSavedRepliesProps([], makeOpenReply())} />,
    SavedRepliesTabLoading: () => <SavedRepliesTabLoading />,
  },
  'settings/behavior': {
    BehaviorTab: () => <BehaviorTab {...behavior} />,
    BehaviorTabLoading: () => <BehaviorTabLoading />,
  },
};
