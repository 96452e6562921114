import type { AvatarFields } from '../../model/settings/behavior/avatar';
import type { BehaviorSettings } from '../../model/settings/behavior/behavior';
import type { FieldTexts } from '../../ui/editor/editor-context';
import { defineLabels } from '../../ui/theme/labels';

/** The form's fields. The avatar's four fields are one choice. */
type BehaviorField = Exclude<keyof BehaviorSettings, keyof AvatarFields> | 'avatarSetting';

const fields: Record<BehaviorField, FieldTexts> = {
  manualMode: {
    label: 'Manual mode',
    help: 'Shows the widget until you turn it off yourself, even when no one is active in Slack.',
  },
  hideWhenOffline: {
    label: 'Hide the widget when offline',
    help: 'When this is off, visitors can leave an offline message instead.',
  },
  sendOfflineMessagesToEmail: { label: 'Email for offline messages', help: 'Leave empty to turn off.' },
  includeVisitorInfoInEmails: {
    label: 'Include visitor details',
    help: 'Adds visitor details to each email.',
    disabledReason: 'Enter an address in “Email for offline messages” first.',
  },
  sendOfflineMessagesToSlack: {
    label: 'Send offline messages to Slack',
    help: 'Posts each offline message in the widget’s channel.',
  },
  offlineMessageWebhookURL: {
    label: 'Offline message webhook',
    help: 'We also POST every offline message to this URL. Leave empty to turn off.',
  },
  requireInfo: {
    label: 'Ask for name and email first',
    help: 'Visitors fill out a short form before their first message.',
  },
  sendOpJoinAutoResponse: {
    label: 'Send a message when an operator joins',
    help: 'Visitors see that someone is there before the first reply.',
  },
  opJoinAutoResponseMessage: {
    label: 'Message',
    disabledReason: 'Turn on “Send a message when an operator joins” first.',
  },
  maxConcurrentConvos: { label: 'Maximum concurrent chats', disabledReason: 'Turn on “Limit concurrent chats” first.' },
  responseReminders: {
    label: 'Remind operators to reply',
    help: 'Reminds your team in Slack when a visitor is waiting.',
  },
  responseRemindersFreq: {
    label: 'Remind operators every',
    disabledReason: 'Turn on “Remind operators to reply” first.',
  },
  noAnswerMessageOn: {
    label: 'Tell visitors when no one replies',
    help: 'Visitors who wait too long get an automatic message. Edit the message in Appearance.',
  },
  noAnswerMessageAfterSecs: {
    label: 'Send the message after',
    disabledReason: 'Turn on “Tell visitors when no one replies” first.',
  },
  maxVisitorInactiveMins: {
    label: 'Show idle visitors as offline after',
    help: 'How long a visitor can be idle before operators see them as offline.',
  },
  newMsgNotifications: {
    label: 'Notify visitors of new messages',
    help: 'Shows a browser notification when your site isn’t in view.',
  },
  playSound: { label: 'Play a sound for new messages', help: 'Plays in the visitor’s browser.' },
  blacklistedUrls: {
    label: 'Hide the widget on these pages',
    help: 'One regular expression per line, matched against the URL.',
    placeholder: '/checkout/',
  },
  countryAllowList: {
    label: 'Show only in these countries',
    help: 'Visitors elsewhere don’t see the widget. Leave empty to show it everywhere.',
  },
  countryDenyList: { label: 'Hide in these countries', help: 'Visitors there don’t see the widget.' },
  agentLabel: { label: 'Agent label', help: 'A label, such as “Support”, shown in place of an operator’s name.' },
  avatarSetting: { label: 'Avatar' },
  teamAvatarUrl: { label: 'Team avatar', help: 'PNG, JPEG, GIF, or WebP, up to 2 MB.' },
  notifyChannelOnMsg: {
    label: 'Notify the channel of every message',
    help: 'Notifies everyone in the channel, not only the operator who joined.',
  },
  metaInfoInMainChannel: {
    label: 'Visitor data in the widget’s channel',
    help: 'What’s posted about a visitor when a chat starts.',
  },
  webhookUrl: { label: 'Transcript webhook', help: 'We send each transcript to this URL as an HTTP POST request.' },
  webhookOnArchive: {
    label: 'Send a transcript to the webhook when a chat ends',
    disabledReason: 'Enter a URL in “Transcript webhook” first.',
  },
  transcriptRecipient: { label: 'Transcript recipient', help: 'We email transcripts to this address.' },
  emailOnArchive: {
    label: 'Email a transcript when a chat ends',
    disabledReason: 'Enter an address in “Transcript recipient” first.',
  },
  newConversationWebhookURL: { label: 'New chat webhook', help: 'Sent when a visitor starts a chat.' },
  noAnswerWebhookUrl: { label: 'No-reply webhook', help: 'Sent when a visitor waits too long for a reply.' },
  feedbackWebhookUrl: { label: 'Feedback webhook', help: 'Sent when a visitor rates a chat.' },
  segmentWriteKey: { label: 'Segment write key', help: 'Sends chat events to your Segment source.' },
  enableFileUploads: { label: 'Let visitors upload files', help: 'Files appear in your Slack channel.' },
};

export const behaviorLabels = defineLabels('behavior', {
  keysFailed: 'Couldn’t generate a new API key.',
  keysUnknownError: (productName: string) => `an unknown error occurred, please contact ${productName} support.`,

  presenceTitle: 'Presence and widget behavior',
  presenceText: 'When visitors see the widget, where their messages go, and what they read while they wait.',

  fields,

  showingGroup: 'Showing the widget',
  offlineGroup: 'When you’re offline',
  startGroup: 'When a chat starts',
  limitOn: 'Limit concurrent chats',
  limitOnHelp: 'When this is off, any number of chats can be open at the same time.',
  /** The value of `maxConcurrentConvos` without a limit. */
  unlimited: 'No limit',
  waitingGroup: 'While chatting',

  avatarsTitle: 'Avatars and agent labels',
  avatarsText: 'Who visitors see in a chat: no one, your team, or each operator.',
  avatarOptions: {
    'no-avatar': 'No avatar',
    'team-avatar': 'Team avatar',
    'team-avatar-default-label': 'Team avatar with the agent label',
    'slack-avatars': 'Slack avatars',
    'team-avatar-slack-avatars': 'Team avatar, then Slack avatars',
  },
  avatarOptionTexts: {
    'no-avatar': 'Visitors see the agent label but no avatar.',
    'team-avatar': 'Your team avatar with each operator’s name.',
    'team-avatar-default-label': 'Your team avatar, with the agent label in place of each operator’s name.',
    'slack-avatars': 'Each operator’s Slack avatar and name.',
    'team-avatar-slack-avatars': 'Your team avatar until an operator joins, then the operator’s Slack avatar and name.',
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
  notificationsText: 'What your team sees in this widget’s Slack channel.',
  metaInfoOptions: { compact: 'Compact', full: 'Full', none: 'None' },

  index: { presence: 'Presence', avatars: 'Avatars', notifications: 'Notifications', webhooks: 'Webhooks' },
  addWebhook: 'Add webhook',
  webhookSamples: 'Show sample payloads',
  webhooksTitle: 'Webhooks and post-chat actions',
  webhooksText: 'What your other systems receive and what happens after a chat.',
  transcriptsGroup: 'Transcripts',
  transcriptsBlocked: 'Transcripts need a Slack permission that this widget doesn’t have.',
  transcriptsBlockedLink: 'Authorize expanded permissions',
  transcriptsNeedPermission: 'Use “Authorize expanded permissions” above first.',
  eventsGroup: 'Events',

  miscTitle: 'Misc',
  miscText: 'What visitors can send.',

  keysTitle: 'API keys',
  keysText: 'For apps and scripts that use this account. Only admins can see these keys.',
  apiKey: 'API key',
  zapierApiKey: 'Zapier API key',
  noKey: 'None yet',
  generateKey: 'Generate API key',
  regenerateKey: 'Regenerate API key',
  generatingKey: 'Generating...',
  confirmKeyTitle: 'Revoke the API key?',
  confirmKeyText: 'Are you sure you want to revoke the current API key and generate a new one?',

  visitorsGroup: 'Where the widget appears',
  /** Both country lists, which form one choice. */
  countries: 'Countries',
  pageRuleWrong: 'Invalid filter. Maybe try over at https://regex101.com',
  pageRuleTorn: (parts: readonly string[]) =>
    `Spaces and commas separate patterns, so this is read as ${parts.length} patterns: ${new Intl.ListFormat('en').format(parts.map((part) => `“${part}”`))}.`,
  pageRuleOffer: (pattern: string) => `Use ${pattern}`,
  pageTest: 'Is the widget hidden on this page?',
  pageTestPlaceholder: 'https://example.com/checkout',
  pageTestRun: 'Test',
  pageHidden: (pattern: string) => `Hidden by ${pattern}`,
  pageShown: 'The widget is shown on this page because no pattern matches.',
  pageUntested: (patterns: readonly string[]) =>
    patterns.length === 1
      ? `This pattern can’t be tested here: ${patterns[0]}`
      : `These patterns can’t be tested here: ${patterns.join(', ')}`,
  explainPatterns: 'Explain the patterns',
  patternMeanings: 'What the patterns mean',
  /** `clauses` are one or several of `patternClause`. */
  patternSentence: (clauses: string) => `Hides the widget if the URL ${clauses}.`,
  patternClause: {
    inside: (parts: string) => `contains ${parts}`,
    start: (parts: string) => `starts with ${parts}`,
    end: (parts: string) => `ends with ${parts}`,
    whole: (parts: string) => `is exactly ${parts}`,
  },
  /** Between two parts of a pattern. */
  patternThen: ', then ',
  patternParts: {
    text: (text: string) => `“${text}”`,
    optional: (text: string) => `“${text}” or nothing`,
    anything: 'anything',
    something: 'one or more characters',
    character: 'any character',
    digit: 'a digit',
    digits: 'one or more digits',
    other: (source: string) => `text that fits ${source}`,
  },
  patternDot: 'A dot stands for any character. To match only a dot, write \\.',
  patternNoWords: 'This pattern is too long to explain.',
  /** Before an address. */
  patternHidden: 'Hidden, for example, on',
  patternShown: 'Shown, for example, on',
  /** When both lists are stored. */
  denyCountriesFirst: 'Both country lists are set. This one takes precedence.',
  countriesPlaceholder: 'Add a country',
  countriesNeedVisitorData: 'Turn on “Collect visitor data” in Appearance first.',
  countriesCleared: 'Only one of the two country lists can be set, so the other was cleared.',
  undo: 'Undo',

  seconds: (count: number) => (count % 60 === 0 ? minutesInWords(count / 60) : `${count} seconds`),
  /** Whole minutes; 0 means immediately. */
  minutes: (count: number) => (count === 0 ? 'Immediately' : minutesInWords(count)),
});
export type BehaviorLabels = typeof behaviorLabels.defaults;

function minutesInWords(count: number): string {
  return count === 1 ? '1 minute' : `${count} minutes`;
}
