import * as root from 'chatdeck';
import {
  behaviorSections,
  behaviorSettings,
  makeProblem,
  permissionsData,
  settingsNavigation,
  setupData,
  upgradeOffer,
  widgetPower,
} from 'chatdeck/model';
import {
  failed,
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
import type { ReactNode } from 'react';

/** What a host may give every screen. */
export type Hooks = Omit<root.ScreenProps<object>, 'labels'>;
/** What a host may give every settings tab. */
export type TabHooks = Hooks & root.SectionOptions<string>;

const nothing = () => undefined;
const widget = makeParsedWidget();
const behavior: Parameters<typeof root.BehaviorTab>[0] = {
  widgetId: widget.Id,
  roomName: widget.RoomName,
  navigation: settingsNavigation(makeParsedUser().account.plan, new Set()),
  power: ready(widgetPower(widget, false)),
  onPowerChange: nothing,
  avatarUpload: { status: 'idle' },
  onAvatarUpload: nothing,
  canSendTranscripts: true,
  collectsVisitorData: true,
  editor: ready(makeEditor(behaviorSettings(widget), behaviorSections)),
};

const setup: Parameters<typeof root.Setup>[0] = {
  widgetId: widget.Id,
  setup: ready(setupData(widget, makeParsedUser())),
  channels: ready({ choices: [], unreadable: 0 }),
  onChannelsRefresh: nothing,
  pick: { status: 'idle', channelId: '', onPick: nothing, onConfirm: nothing },
  newChannel: makeForm({ name: '' }),
  channelChange: { status: 'idle' },
  onChannelChange: nothing,
  startOver: { status: 'idle' },
  onStartOver: nothing,
};

/** Every screen with something to show; a screen that the root entry exports has to be here. */
export const screenSamples: Record<string, (hooks: Hooks) => ReactNode> = {
  Account: (hooks) => <root.Account {...makeAccountProps()} {...hooks} />,
  AccountLoading: (hooks) => <root.AccountLoading {...hooks} />,
  BehaviorTab: (hooks) => <root.BehaviorTab {...behavior} {...hooks} />,
  BehaviorTabLoading: (hooks) => <root.BehaviorTabLoading {...hooks} />,
  ChangePassword: (hooks) => (
    <root.ChangePassword email={ready('dana@acme.test')} form={{ status: 'idle', onSubmit: nothing }} {...hooks} />
  ),
  ChangePasswordLoading: (hooks) => <root.ChangePasswordLoading {...hooks} />,
  Dashboard: (hooks) => (
    <root.Dashboard
      workspaces={ready(makeWorkspaces())}
      stats={ready(makeStatsById())}
      planLabel="Business"
      {...hooks}
    />
  ),
  DashboardLoading: (hooks) => <root.DashboardLoading {...hooks} />,
  ErrorPage: (hooks) => <root.ErrorPage {...hooks} />,
  ForgotPassword: (hooks) => <root.ForgotPassword form={makeForm({ email: '' })} {...hooks} />,
  InstallPanel: (hooks) => (
    <root.InstallPanel uuid={widget.Uuid} scriptUrl="https://chat.example/widget.js" {...hooks} />
  ),
  Legal: (hooks) => <root.Legal form={makeForm({ isAgreed: false })} {...hooks} />,
  Login: (hooks) => <root.Login form={makeForm({ email: '', password: '' })} {...hooks} />,
  NotFound: (hooks) => <root.NotFound {...hooks} />,
  Permissions: (hooks) => (
    <root.Permissions permissions={ready(permissionsData(makeParsedUser(), widget, () => undefined))} {...hooks} />
  ),
  PermissionsLoading: (hooks) => <root.PermissionsLoading {...hooks} />,
  RatingPrompt: (hooks) => (
    <root.RatingPrompt question={{ status: 'asking' }} onRate={nothing} onDismiss={nothing} {...hooks} />
  ),
  ResetPassword: (hooks) => <root.ResetPassword form={makeForm({ password: '' })} link="usable" {...hooks} />,
  Setup: (hooks) => <root.Setup {...setup} {...hooks} />,
  SetupLoading: (hooks) => <root.SetupLoading {...hooks} />,
  Shell: (hooks) => (
    <root.Shell shell={ready(makeShellData())} onSignOut={nothing} route={{ name: 'dashboard' }} {...hooks}>
      The page
    </root.Shell>
  ),
  ShellFailed: (hooks) => (
    <root.ShellFailed problem={makeProblem('offline')} onRetry={nothing} onSignOut={nothing} {...hooks} />
  ),
  ShellLoading: (hooks) => <root.ShellLoading {...hooks} />,
  Signup: (hooks) => <root.Signup form={makeForm({ email: '', password: '' })} {...hooks} />,
  Support: (hooks) => <root.Support email="help@acme.test" {...hooks} />,
  Upgrade: (hooks) => (
    <root.Upgrade
      offer={ready(upgradeOffer(makeParsedUser()))}
      order={{ status: 'idle' }}
      onUpgrade={nothing}
      {...hooks}
    />
  ),
  Upgraded: (hooks) => <root.Upgraded {...hooks} />,
  UpgradeLoading: (hooks) => <root.UpgradeLoading {...hooks} />,
  Users: (hooks) => <root.Users {...makeUsersProps()} {...hooks} />,
  UsersLoading: (hooks) => <root.UsersLoading {...hooks} />,
};

/** Every settings tab, ready and as a host may bend it. */
export const tabSamples: Record<string, (hooks: TabHooks) => ReactNode> = {
  BehaviorTab: (hooks) => <root.BehaviorTab {...behavior} {...(hooks as root.BehaviorTabOptions)} />,
};

/** Behavior with its first section in another state, or with no answer at all. */
export function behaviorIn(status: 'saving' | 'saved' | 'failed') {
  const section = { status, ...(status === 'failed' && { problem: makeProblem('conflict') }) };
  const editor = makeEditor(behaviorSettings(widget), behaviorSections, { sections: { presence: section } });
  return <root.BehaviorTab {...behavior} editor={ready(editor)} />;
}

export const behaviorFailed = <root.BehaviorTab {...behavior} editor={failed(makeProblem('timeout'))} />;

const noScreens = ['ChatdeckTheme', 'SignOutNotice'];

/** Names of the components that the root entry exports and that are screens. */
export const screenNames = Object.keys(root).filter((name) => /^[A-Z]/.test(name) && !noScreens.includes(name));
