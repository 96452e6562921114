import type { SetupError, SetupFactName, SetupStep } from '../../model/setup/setup';
import { defineLabels } from '../../ui/theme/labels';

/** One text for each kind. */
type Named<Names extends string, Prefix extends string> = Record<`${Prefix}${Capitalize<Names>}`, string>;

const facts = {
  factChannel: 'Channel',
  factWorkspace: 'Workspace',
  factAuthorizedBy: 'Authorized by',
  factWidgetId: 'Widget ID',
  factPlan: 'Current plan',
} satisfies Named<SetupFactName, 'fact'>;

const steps = {
  stepConnect: 'Connect Slack',
  stepChannel: 'Choose a channel',
  stepInstall: 'Add the embed code',
} satisfies Named<SetupStep, 'step'>;

const errors = {
  errorRefused: 'The request was declined in Slack, so Slack isn’t connected. Try again.',
  errorWrongUser:
    'You authorized as a different Slack user than the one who signed up. Try again as that user, or contact support.',
  errorOtherWorkspace: 'This widget belongs to a different Slack workspace. Choose that workspace, or start over.',
  errorExpired: 'This link expired or was already used. Connect Slack again.',
  errorUnknown: 'an unknown error occurred, please contact support.',
} satisfies Named<SetupError, 'error'>;

export const setupLabels = defineLabels('setup', {
  title: 'Set up your widget',
  steps: 'Setup',
  ...steps,
  ...facts,
  ...errors,
  /** After who authorized the workspace. */
  factOn: (day: string) => `on ${day}`,
  /** Names the info line for screen readers. */
  facts: 'About this widget',
  copyWidgetId: 'Copy the widget ID',
  allFacts: 'Show all',
  fewerFacts: 'Show one at a time',
  connectText: (product: string) =>
    `Your team answers visitors from a Slack channel. In Slack, choose a workspace and approve what ${product} can do there.`,
  connect: 'Connect Slack',
  connectNext: 'Next, you’ll choose the channel.',
  permissions: (product: string) => `What ${product} can do in Slack`,
  noSlack: 'The Slack app isn’t set up for this dashboard. Contact support.',
  channelText: (workspace: string) => `Chats from your site arrive in one channel in ${workspace}.`,
  /** Replaces an unknown workspace name. */
  yourWorkspace: 'your workspace',
  ways: 'Existing or new channel',
  existing: 'Existing channel',
  create: 'New channel',
  channel: 'Channel',
  channelPlaceholder: 'Find a channel',
  refresh: 'Refresh',
  refreshing: 'Refreshing…',
  useChannel: 'Use this channel',
  useChannelNext: 'Next, you’ll get the embed code for your site.',
  connecting: 'Connecting…',
  channelsFailed: 'Cannot fetch Slack channels',
  noChannels: 'No channels to choose from. Create one, or make a channel public in Slack and refresh.',
  noFreeChannels:
    'All channels in this list are used by other widgets. Create a channel, or make a private one public in Slack and refresh.',
  usedBy: (widget: string) => `Used by ${widget}`,
  pickedUsedBy: (widget: string) => `Used by ${widget}. Choose another channel.`,
  usedChannels: (count: string) => `Channels in use: ${count}`,
  channelGone: 'The channel you chose is no longer in the list. Choose another.',
  /** `written` is the count in the theme's locale. */
  unreadableChannels: (count: number, written: string) =>
    count === 1 ? '1 channel couldn’t be displayed.' : `${written} channels couldn’t be displayed.`,
  whyMissing: 'Why is my channel missing?',
  missingPrivate: 'Private channels aren’t listed. Make the channel public in Slack, or choose another.',
  missingArchived: 'Archived channels aren’t listed.',
  missingGeneral: '#general and #random aren’t listed because everyone in your workspace is in them.',
  missingNew: 'To see a channel you just created in Slack, refresh the list.',
  missingScope:
    'A Slack permission is missing. Connect Slack again to grant it. Until then, everything else works as before.',
  notConnected: 'Slack is no longer connected. Connect it again. Until then, all widgets in the workspace are offline.',
  connectAgain: 'Connect Slack again',
  otherWorkspace: 'Connect a different workspace',
  otherWorkspaceNext: 'Nothing changes until you approve in Slack.',
  authorized: (user: string, day: string) => `${user} authorized it on ${day}.`,
  newChannel: 'New channel name',
  newChannelHint:
    'Slack requires channel names contain only lowercase letters, have no spaces or punctuation, and be no longer than 80 characters.',
  newChannelLimit: (product: string, max: string) =>
    `${product} allows 1 to ${max} characters: a-z, 0-9, underscores, and hyphens.`,
  nameInvalidCharacters: 'Use only a-z, 0-9, underscores, and hyphens.',
  nameTooLong: (max: string) => `Use ${max} characters or fewer.`,
  createChannel: 'Create channel',
  creating: 'Creating…',
  installText: (channel: string) => `Chats will arrive in ${channel}. Next, add the embed code to your site.`,
  installElsewhere: 'Find the embed code in the widget’s settings.',
  openInstall: 'Embed code',
  openSettings: 'Open settings',
  openDashboard: 'Go to the Dashboard',
  /** A widget without a channel, in the question whether to delete it. */
  support: 'Contact support',
});
export type SetupLabels = typeof setupLabels.defaults;
