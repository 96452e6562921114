import type { AvatarFields } from '../../model/settings/behavior/avatar';
import type { BehaviorSettings } from '../../model/settings/behavior/behavior';
import type { FieldTexts } from '../../ui/editor/editor-context';
import { defineLabels } from '../../ui/theme/labels';

/** The form's fields. The avatar's four fields are one choice. */
type BehaviorField = Exclude<keyof BehaviorSettings, keyof AvatarFields> | 'avatarSetting';

const fields: Record<BehaviorField, FieldTexts> = {
  manualMode: {
    label: 'Manual mode',
    help: 'The widget is always shown until you switch it off, even when nobody is active in Slack.',
  },
  hideWhenOffline: {
    label: 'Hide the widget when offline',
    help: 'When this is off, visitors can leave a message in a contact form instead.',
  },
  sendOfflineMessagesToEmail: {
    label: 'Send offline messages to this email address',
    help: 'Leave it empty to send none.',
  },
  includeVisitorInfoInEmails: {
    label: 'Include visitor info in emails',
    help: 'Adds what is known of the visitor to each email.',
    disabledReason: 'Enter an email address above first.',
  },
  sendOfflineMessagesToSlack: {
    label: 'Send offline messages to Slack',
    help: "They are posted in the widget's channel.",
  },
  offlineMessageWebhookURL: {
    label: 'Offline message webhook',
    help: 'Each offline message is also posted to this address of yours. Leave it empty to send none.',
  },
  requireInfo: {
    label: 'Ask for name and email first',
    help: 'Visitors fill in a short form before their first message.',
  },
  sendOpJoinAutoResponse: {
    label: 'Send a message when an operator joins',
    help: 'Visitors see that somebody is there before the first answer.',
  },
  opJoinAutoResponseMessage: { label: 'Message', disabledReason: 'Switch the message on to write it.' },
  maxConcurrentConvos: { label: 'Chats at the same time', disabledReason: 'Switch the limit on to set a number.' },
  responseReminders: {
    label: 'Remind operators to respond',
    help: 'Slack reminds the team of a visitor who waits for an answer.',
  },
  responseRemindersFreq: { label: 'Remind every', disabledReason: 'Switch the reminders on to choose how often.' },
  noAnswerMessageOn: {
    label: 'Tell visitors when nobody answers',
    help: 'Visitors who wait too long get an automatic message. Its words are set under Appearance.',
  },
  noAnswerMessageAfterSecs: {
    label: 'Send it after',
    disabledReason: 'Switch the message on to choose when it is sent.',
  },
  maxVisitorInactiveMins: {
    label: 'Show inactive visitors as offline after',
    help: 'How long a visitor may do nothing before your operators see them as offline.',
  },
  newMsgNotifications: {
    label: 'Notify visitors of new messages',
    help: "Shows a notification of the browser when your site is not in the visitor's view.",
  },
  playSound: { label: 'Play a sound for new messages', help: "Plays in the visitor's browser." },
  blacklistedUrls: {
    label: 'Hide the widget on these pages',
    help: 'One regular expression a line, compared with the address of the page.',
    placeholder: '/checkout/',
  },
  countryAllowList: {
    label: 'Only in these countries',
    help: 'Visitors elsewhere do not see the widget. Empty means everywhere.',
  },
  countryDenyList: { label: 'Not in these countries', help: 'Visitors there do not see the widget.' },
  agentLabel: { label: 'Agent label', help: 'Stands where no operator\'s name is shown, for example "Support".' },
  avatarSetting: { label: 'Avatar' },
  teamAvatarUrl: { label: 'Team avatar', help: 'PNG, JPEG, GIF or WebP of up to 2 MB.' },
  notifyChannelOnMsg: {
    label: 'Notify the channel of each message',
    help: 'Everybody in the channel is notified, not only the operator who has joined.',
  },
  metaInfoInMainChannel: {
    label: 'Visitor info in the main channel',
    help: 'What is posted about a visitor when a chat starts.',
  },
  webhookUrl: { label: 'Transcript webhook', help: 'Transcripts are posted to this address of yours.' },
  webhookOnArchive: {
    label: 'Post a transcript when a chat ends',
    disabledReason: 'Enter a webhook address above first.',
  },
  transcriptRecipient: { label: 'Transcript recipient', help: 'Transcripts are mailed to this address.' },
  emailOnArchive: {
    label: 'Mail a transcript when a chat ends',
    disabledReason: 'Enter an email address above first.',
  },
  newConversationWebhookURL: { label: 'New conversation webhook', help: 'Told when a visitor starts a chat.' },
  noAnswerWebhookUrl: { label: 'No answer webhook', help: 'Told when nobody answers a visitor in time.' },
  feedbackWebhookUrl: { label: 'Feedback webhook', help: 'Told when a visitor rates a chat.' },
  segmentWriteKey: { label: 'Segment write key', help: 'Sends chat events to your Segment source.' },
  enableFileUploads: { label: 'Let visitors upload files', help: 'Files appear in your Slack channel.' },
};

export const behaviorLabels = defineLabels('behavior', {
  online: 'Online',
  offline: 'Offline',
  onlineReason: 'Visitors can chat with your team now.',
  power: 'Widget',
  powerOn: 'ON',
  powerOff: 'OFF',

  /** Before the equivalent Slack commands. */
  slackCommands: (count: number): string => (count === 1 ? 'Slack command:' : 'Slack commands:'),
  /** A command as operators type it. */
  slackCommand: (name: string): string => name,

  powerFailed: 'The widget could not be switched.',
  stateFailed: 'The state of the widget could not be loaded.',
  keysFailed: 'No new API key was generated.',
  keysUnknownError: (productName: string) => `an unknown error occurred, please contact ${productName} support.`,

  presenceTitle: 'Presence and widget behavior',
  presenceText: 'When visitors see the widget, where their messages go, and what they read while they wait.',

  fields,

  showingGroup: 'Showing the widget',
  offlineGroup: 'When you are offline',
  startGroup: 'When a chat starts',
  limitOn: 'Limit concurrent chats',
  limitOnHelp: 'Without a limit, any number of chats can be open at the same time.',
  waitingGroup: 'While chatting',

  avatarsTitle: 'Avatars and agent labels',
  avatarsText: 'Who visitors see when they chat with you: nobody, your team, or each operator.',
  avatarOptions: {
    'no-avatar': 'No avatar',
    'team-avatar': 'Team avatar',
    'team-avatar-default-label': 'Team avatar with the agent label',
    'slack-avatars': 'Slack avatars',
    'team-avatar-slack-avatars': 'Team avatar, then Slack avatars',
  },
  avatarOptionTexts: {
    'no-avatar': 'Visitors see the agent label and no picture.',
    'team-avatar': "Your team's picture with each operator's own name.",
    'team-avatar-default-label': "Your team's picture with the agent label.",
    'slack-avatars': "Each operator's picture and name, as in Slack.",
    'team-avatar-slack-avatars': "Your team's picture until an operator joins, then theirs.",
  },
  avatarNeedsPicture: 'Upload a team avatar first.',
  avatarTypes: 'PNG, JPEG, GIF, WebP',
  teamAvatarAlt: 'Your team avatar',
  /** Instead of a picture when someone else has chosen or removed one. */
  otherTeamAvatar: 'another picture',
  noTeamAvatar: 'no picture',
  teamAvatarInUse: 'Please choose a non "team avatar" option above before removing your team avatar',
  avatarFailed: (productName: string) => `Avatar upload error. Contact ${productName} support!`,

  notificationsTitle: 'Notifications and your Slack channel',
  notificationsText: 'What your team reads in the Slack channel of this widget.',
  metaInfoOptions: { compact: 'Compact', full: 'Full', none: 'None' },

  webhooksTitle: 'Webhooks and post-chat actions',
  webhooksText: 'What other systems of yours are told, and what happens after a chat.',
  transcriptsGroup: 'Transcripts',
  transcriptsBlocked: 'Transcripts need a permission in Slack that this widget does not have.',
  transcriptsBlockedLink: 'Authorize expanded permissions',
  transcriptsNeedPermission: 'Authorize the permission above first.',
  eventsGroup: 'Events',

  miscTitle: 'Misc',
  miscText: 'Everything else.',

  keysTitle: 'API keys',
  keysText: 'For programs of yours that use this account. Only admins see them.',
  apiKey: 'API key',
  zapierApiKey: 'Zapier API key',
  noKey: 'None yet',
  generateKey: 'Generate API key',
  regenerateKey: 'Regenerate API key',
  generatingKey: 'Generating...',
  confirmKeyTitle: 'Revoke the API key?',
  confirmKeyText: 'Are you sure you want to revoke the current API key and generate a new one?',

  visitorsGroup: 'Who sees the widget',
  pageRuleWrong: 'Invalid filter. Maybe try over at https://regex101.com',
  pageRuleTorn: (parts: readonly string[]) =>
    `Filters end at blanks and commas, so this one is read as ${parts.map((part) => `"${part}"`).join(' and ')}.`,
  pageRuleOffer: (pattern: string) => `Use ${pattern}`,
  pageTest: 'Would this address be hidden?',
  pageTestPlaceholder: 'https://example.com/checkout',
  pageTestRun: 'Check',
  pageHidden: (pattern: string) => `Hidden there, because of ${pattern}`,
  pageShown: 'Shown there: no filter matches.',
  pageUntested: (patterns: readonly string[]) => `Not checked here: ${patterns.join(', ')}`,
  /** When both lists are stored. */
  denyCountriesFirst: 'Both lists are set. This one goes before the other.',
  countriesPlaceholder: 'Add a country',
  countriesNeedVisitorData: 'Switch on "Collect visitor meta data" under Appearance first.',
  countriesCleared: 'Only one of the two lists can be set, so the other one was cleared.',
  undo: 'Undo',

  seconds: (count: number) => (count % 60 === 0 ? minutesInWords(count / 60) : `${count} seconds`),
  /** Whole minutes; 0 means immediately. */
  minutes: (count: number) => (count === 0 ? 'Immediately' : minutesInWords(count)),
});
export type BehaviorLabels = typeof behaviorLabels.defaults;

function minutesInWords(count: number): string {
  return count === 1 ? '1 minute' : `${count} minutes`;
}
