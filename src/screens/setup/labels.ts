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
  stepInstall: 'Add the code to your site',
} satisfies Named<SetupStep, 'step'>;

const errors = {
  errorRefused: 'Slack was not connected, because the request was declined there. You can try again.',
  errorWrongUser:
    'A different Slack user was authenticated than the one used to sign up. Try again as that user, or contact support.',
  errorOtherWorkspace:
    'That is another Slack workspace than the one this widget belongs to. Choose its own workspace, or start over.',
  errorExpired: 'The way back from Slack took too long, or was used already. Connect again.',
  errorUnknown: 'an unknown error occurred, please contact support.',
} satisfies Named<SetupError, 'error'>;

export const setupLabels = defineLabels('setup', {
  title: 'Set up your widget',
  steps: 'Setup',
  ...steps,
  ...facts,
  ...errors,
  /** Names the info line for screen readers. */
  facts: 'About this widget',
  allFacts: 'Show all',
  fewerFacts: 'Show one at a time',
  connectText: (product: string) =>
    `Your team answers visitors from a Slack channel. Slack asks you which workspace it is, and what ${product} may do there.`,
  connect: 'Connect Slack',
  connectNext: 'You come back here and choose the channel.',
  noSlack: 'There is no Slack app to connect with here. Please contact support.',
  channelText: (workspace: string) => `Conversations from your site arrive in one channel of ${workspace}.`,
  /** Replaces an unknown workspace name. */
  yourWorkspace: 'your workspace',
  ways: 'Which channel',
  existing: 'Existing channel',
  create: 'New channel',
  channel: 'Channel',
  channelPlaceholder: 'Find a channel',
  refresh: 'Refresh',
  refreshing: 'Refreshing…',
  useChannel: 'Use this channel',
  useChannelNext: 'The widget is ready then, and you get the code for your site.',
  connecting: 'Connecting…',
  channelsFailed: 'Cannot fetch Slack channels',
  noChannels: 'There is no channel to choose from. Create a new one, or make a channel public in Slack and refresh.',
  noFreeChannels:
    'Other widgets use every channel here. Create a new one, or make a channel public in Slack and refresh.',
  usedBy: (widget: string) => `Used by ${widget}`,
  pickedUsedBy: (widget: string) => `Used by ${widget}. Pick another channel.`,
  usedChannels: (count: string) => `Channels in use: ${count}`,
  channelGone: 'The channel that you had picked is no longer in the list. Pick another one.',
  unreadableChannels: (count: string) => `Not all channels could be read: ${count} left out.`,
  whyMissing: 'Why is my channel missing?',
  missingPrivate: 'Private channels are not listed: make it public in Slack, or choose another one.',
  missingArchived: 'Archived channels are not listed either.',
  missingEverybody: 'general and random are left out, because everybody is in them.',
  missingNew: 'A channel that was just made in Slack comes with Refresh.',
  missingScope: 'A Slack permission is missing. Connect Slack again to grant it.',
  notConnected: 'Slack is not connected any more. Connect it again.',
  connectAgain: 'Connect Slack again',
  otherWorkspace: 'Connect another workspace',
  newChannel: 'Name of the new channel',
  newChannelHint:
    'Slack requires channel names contain only lowercase letters, have no spaces or punctuation, and be no longer than 80 characters.',
  newChannelLimit: (product: string, max: string) =>
    `${product} takes 1 to ${max} characters: a-z, 0-9, underscore and hyphen.`,
  nameInvalidCharacters: 'Only a-z, 0-9, underscore and hyphen may stand in the name.',
  nameTooLong: (max: string) => `The name may have no more than ${max} characters.`,
  createChannel: 'Create channel',
  creating: 'Creating…',
  installText: (channel: string) =>
    `Visitors who write to you on your site now reach your team in ${channel}. One thing is left: the code on your pages.`,
  installElsewhere: 'You find the code in the settings of the widget.',
  openInstall: 'Embed code',
  openSettings: 'Open the settings',
  openDashboard: 'Go to the Dashboard',
  /** A widget without a channel, in the question whether to delete it. */
  support: 'Contact support',
});
export type SetupLabels = typeof setupLabels.defaults;
