import type { AvatarFields } from '../../model/settings/behavior/avatar';
import type { BehaviorSettings } from '../../model/settings/behavior/behavior';
import type { FieldTexts } from '../../ui/editor/editor-context';
import { defineLabels } from '../../ui/theme/labels';

/** The form's fields. The avatar's four fields are one choice. */
type BehaviorField = Exclude<keyof BehaviorSettings, keyof AvatarFields> | 'avatarSetting';

const fields: Record<BehaviorField, FieldTexts> = {
  manualMode: {
    label: 'Manual mode',
    help: 'The widget stays visible until you turn it off, even when no one is active in Slack.',
  },
  hideWhenOffline: {
    label: 'Hide the widget when offline',
    help: 'If off, visitors can leave a message in a contact form.',
  },
  sendOfflineMessagesToEmail: {
    label: 'Send offline messages to this email',
    help: 'Leave empty to turn off.',
  },
  includeVisitorInfoInEmails: {
    label: 'Include visitor details in emails',
    help: 'Adds visitor details to each email.',
    disabledReason: 'Enter an email above first.',
  },
  sendOfflineMessagesToSlack: {
    label: 'Send offline messages to Slack',
    help: 'Posts them in the widget’s channel.',
  },
  offlineMessageWebhookURL: {
    label: 'Offline message webhook',
    help: 'We also POST every offline message to this URL. Leave empty to turn off.',
  },
  requireInfo: {
    label: 'Ask for name and email first',
    help: 'Visitors fill in a short form before their first message.',
  },
  sendOpJoinAutoResponse: {
    label: 'Send a message when an operator joins',
    help: 'Visitors see that someone is there before the first reply.',
  },
  opJoinAutoResponseMessage: { label: 'Message', disabledReason: 'Turn on the message to edit it.' },
  maxConcurrentConvos: { label: 'Concurrent chats', disabledReason: 'Turn on the limit to set a number.' },
  responseReminders: {
    label: 'Remind operators to respond',
    help: 'Reminds your team in Slack when a visitor is waiting.',
  },
  responseRemindersFreq: { label: 'Remind every', disabledReason: 'Turn on reminders to choose how often.' },
  noAnswerMessageOn: {
    label: 'Send a message when no one answers',
    help: 'Visitors who wait too long get an automatic message. Edit it in Appearance.',
  },
  noAnswerMessageAfterSecs: {
    label: 'Send it after',
    disabledReason: 'Turn on the message to choose when it’s sent.',
  },
  maxVisitorInactiveMins: {
    label: 'Show idle visitors as offline after',
    help: 'How long a visitor can be idle before operators see them as offline.',
  },
  newMsgNotifications: {
    label: 'Notify visitors of new messages',
    help: 'Shows a browser notification when your site is in the background.',
  },
  playSound: { label: 'Play a sound for new messages', help: 'Plays in the visitor’s browser.' },
  blacklistedUrls: {
    label: 'Hide the widget on these pages',
    help: 'One regular expression per line, matched against the URL.',
    placeholder: '/checkout/',
  },
  countryAllowList: {
    label: 'Only in these countries',
    help: 'Visitors elsewhere don’t see the widget. Leave empty for everywhere.',
  },
  countryDenyList: { label: 'Not in these countries', help: 'Visitors there don’t see the widget.' },
  agentLabel: { label: 'Agent label', help: 'Shown in place of an operator’s name, for example “Support”.' },
  avatarSetting: { label: 'Avatar' },
  teamAvatarUrl: { label: 'Team avatar', help: 'PNG, JPEG, GIF, or WebP, up to 2 MB.' },
  notifyChannelOnMsg: {
    label: 'Notify the channel of each message',
    help: 'Notifies everyone in the channel, not just the operator who joined.',
  },
  metaInfoInMainChannel: {
    label: 'Visitor info in the main channel',
    help: 'What we post about a visitor when a chat starts.',
  },
  webhookUrl: { label: 'Transcript webhook', help: 'We POST transcripts to this URL.' },
  webhookOnArchive: {
    label: 'Post a transcript when a chat ends',
    disabledReason: 'Enter a webhook URL above first.',
  },
  transcriptRecipient: { label: 'Transcript recipient', help: 'Transcripts are emailed to this address.' },
  emailOnArchive: {
    label: 'Email a transcript when a chat ends',
    disabledReason: 'Enter an email above first.',
  },
  newConversationWebhookURL: { label: 'New conversation webhook', help: 'Sent when a visitor starts a chat.' },
  noAnswerWebhookUrl: { label: 'No answer webhook', help: 'Sent when a visitor waits too long for a reply.' },
  feedbackWebhookUrl: { label: 'Feedback webhook', help: 'Sent when a visitor rates a chat.' },
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

  powerFailed: 'Couldn’t turn the widget on or off.',
  stateFailed: 'Couldn’t load the widget’s status.',
  keysFailed: 'Couldn’t generate a new API key.',
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
  avatarsText: 'Who visitors see when they chat with you: no one, your team, or each operator.',
  avatarOptions: {
    'no-avatar': 'No avatar',
    'team-avatar': 'Team avatar',
    'team-avatar-default-label': 'Team avatar with the agent label',
    'slack-avatars': 'Slack avatars',
    'team-avatar-slack-avatars': 'Team avatar, then Slack avatars',
  },
  avatarOptionTexts: {
    'no-avatar': 'Visitors see the agent label and no picture.',
    'team-avatar': 'Your team avatar with each operator’s own name.',
    'team-avatar-default-label': 'Your team avatar with the agent label.',
    'slack-avatars': 'Each operator’s avatar and name from Slack.',
    'team-avatar-slack-avatars': 'Your team avatar until an operator joins, then theirs.',
  },
  avatarNeedsPicture: 'Upload a team avatar first.',
  avatarTypes: 'PNG, JPEG, GIF, WebP',
  teamAvatarAlt: 'Your team avatar',
  /** Instead of a picture when someone else has chosen or removed one. */
  otherTeamAvatar: 'another avatar',
  noTeamAvatar: 'no avatar',
  teamAvatarInUse: 'Please choose a non "team avatar" option above before removing your team avatar',
  avatarFailed: (productName: string) => `Avatar upload error. Contact ${productName} support!`,

  notificationsTitle: 'Notifications and your Slack channel',
  notificationsText: 'What your team reads in the Slack channel of this widget.',
  metaInfoOptions: { compact: 'Compact', full: 'Full', none: 'None' },

  webhooksTitle: 'Webhooks and post-chat actions',
  webhooksText: 'What your other systems receive, and what happens after a chat.',
  transcriptsGroup: 'Transcripts',
  transcriptsBlocked: 'Transcripts need a Slack permission this widget doesn’t have.',
  transcriptsBlockedLink: 'Authorize expanded permissions',
  transcriptsNeedPermission: 'Authorize the permission above first.',
  eventsGroup: 'Events',

  miscTitle: 'Misc',
  miscText: 'Other settings.',

  keysTitle: 'API keys',
  keysText: 'For apps and scripts that use this account. Only admins can see them.',
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
    `Spaces and commas separate patterns, so this is read as ${parts.map((part) => `“${part}”`).join(' and ')}.`,
  pageRuleOffer: (pattern: string) => `Use ${pattern}`,
  pageTest: 'Test a URL',
  pageTestPlaceholder: 'https://example.com/checkout',
  pageTestRun: 'Check',
  pageHidden: (pattern: string) => `Hidden by ${pattern}`,
  pageShown: 'Visible: no page rule matches.',
  pageUntested: (patterns: readonly string[]) => `Not checked here: ${patterns.join(', ')}`,
  /** When both lists are stored. */
  denyCountriesFirst: 'Both lists are set. This one takes precedence.',
  countriesPlaceholder: 'Add a country',
  countriesNeedVisitorData: 'Turn on “Collect visitor data” in Appearance first.',
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
