import * as z from 'zod/mini';

/**
 * Every settings field of a widget with the value it takes when the server leaves it out. A field's type is the type of
 * its default; the answer and the request schema both follow from here.
 */
export const presenceDefaults = {
  manualMode: false,
  hideWhenOffline: false,
  /** The address offline messages are mailed to; empty means none. */
  sendOfflineMessagesToEmail: '',
  includeVisitorInfoInEmails: false,
  sendOfflineMessagesToSlack: false,
  offlineMessageWebhookURL: '',
  requireInfo: false,
  sendOpJoinAutoResponse: false,
  opJoinAutoResponseMessage: '',
  responseReminders: false,
  /** Seconds. */
  responseRemindersFreq: 60,
  noAnswerMessageOn: false,
  /** Seconds. */
  noAnswerMessageAfterSecs: 60,
  /** Minutes; 0 means offline at once. */
  maxVisitorInactiveMins: 5,
  newMsgNotifications: false,
  playSound: false,
  /** Regular expressions, one a line. */
  blacklistedUrls: '',
  /** Two-letter country codes, separated by commas. */
  countryAllowList: '',
  countryDenyList: '',
  /** 0 means unlimited. */
  maxConcurrentConvos: 0,
};

export const avatarDefaults = {
  agentLabel: '',
  forwardSlackUserName: false,
  showAvatarPreChat: false,
  showTeamAvatarPreChat: false,
  teamAvatarOn: false,
  /** Written by the avatar upload; a save may only empty it. */
  teamAvatarUrl: '',
};

export const notificationDefaults = {
  notifyChannelOnMsg: false,
  /** `compact`, `full` or `none`. */
  metaInfoInMainChannel: 'compact',
};

export const webhookDefaults = {
  webhookUrl: '',
  webhookOnArchive: false,
  transcriptRecipient: '',
  emailOnArchive: false,
  newConversationWebhookURL: '',
  noAnswerWebhookUrl: '',
  feedbackWebhookUrl: '',
  segmentWriteKey: '',
};

export const miscDefaults = { enableFileUploads: false };

export const appearanceDefaults = {
  titleColor: '#3f51b5',
  titleFontColor: '#ffffff',
  onlineTitle: '',
  /** `chip`, `button`, `tab` or `hidden`. */
  collapsedMode: 'chip',
  browserSideAuthorLabel: '',
  autoResponseMessage: '',
  onlineMessagePlaceholder: '',
  noAnswerWithoutEmail: '',
  noAnswerWithEmail: '',
  offlineTitle: '',
  offlineGreeting: '',
  offlineEmailPlaceholder: '',
  offlineMessagePlaceholder: '',
  offlineNamePlaceholder: '',
  offlineSendButton: '',
  offlineThankYouMessage: '',
  offlineEmailSubject: '',
  showConversationEnd: false,
  conversationEndMenuLinkLabel: '',
  conversationEndConfirmationQuestion: '',
  conversationEndLabel: '',
  showConversationRating: false,
  conversationRatingLabel: '',
  conversationRatingThankYou: '',
  conversationRatingPlaceholder: '',
  clearMessagesOnEnd: false,
  showTranscriptSendOpt: false,
  conversationEndTranscriptPlaceholder: '',
  conversationTranscriptSentThankYou: '',
  requestScreenshotText: '',
  requestScreenshotAllowLabel: '',
  requestScreenshotDeclineLabel: '',
  requireInfoGreeting: '',
  requireInfoSubmitBtn: '',
  defaultCancelBtnLabel: '',
  defaultSendBtnLabel: '',
  showSendBtnOnDesktop: false,
  defaultYesBtnLabel: '',
  defaultNoBtnLabel: '',
  collectVisitorMetaData: false,
  displayPrivacyPolicy: false,
  privacyPolicyLinkText: '',
  privacyPolicyLinkURL: '',
  requireAcceptance: false,
  defaultAcceptBtnLabel: '',
  acceptanceText: '',
  /** `bottomRight` or `bottomLeft`. */
  widgetAlignment: 'bottomRight',
};

const scheduleDefaults = {
  tz: '',
  onOffSchedule: false,
  sendOpHourChangeMessages: false,
  /** The triggers object, as JSON text. */
  triggerJson: '',
};

export const settingsDefaults = {
  ...presenceDefaults,
  ...avatarDefaults,
  ...notificationDefaults,
  ...webhookDefaults,
  ...miscDefaults,
  ...appearanceDefaults,
  ...scheduleDefaults,
};
export type WidgetSettings = typeof settingsDefaults;

/** Settings that give power to whoever reads them: they are never stored in the browser. */
export const secretSettings: readonly (keyof WidgetSettings)[] = [
  'offlineMessageWebhookURL',
  'webhookUrl',
  'newConversationWebhookURL',
  'noAnswerWebhookUrl',
  'feedbackWebhookUrl',
  'segmentWriteKey',
];

type FieldSchema<Value> = Value extends boolean
  ? z.ZodMiniBoolean<boolean>
  : Value extends number
    ? z.ZodMiniNumber<number>
    : z.ZodMiniString<string>;
type AnswerShape<Defaults> = { [Name in keyof Defaults]: z.ZodMiniCatch<FieldSchema<Defaults[Name]>> };
type RequestShape<Defaults> = { [Name in keyof Defaults]: z.ZodMiniOptional<FieldSchema<Defaults[Name]>> };

function fieldSchema(value: boolean | number | string) {
  if (typeof value === 'boolean') return z.boolean();
  return typeof value === 'number' ? z.number() : z.string();
}

function mapFields<Defaults extends object, Shape>(
  defaults: Defaults,
  toField: (schema: ReturnType<typeof fieldSchema>, value: never) => unknown,
): Shape {
  const fields = Object.entries(defaults).map(([name, value]) => [
    name,
    toField(fieldSchema(value as string), value as never),
  ]);
  return Object.fromEntries(fields) as Shape;
}

/** Reads tolerantly: a field that is missing or of a wrong type takes its default. */
export const settingsAnswerShape = /* @__PURE__ */ mapFields<WidgetSettings, AnswerShape<WidgetSettings>>(
  settingsDefaults,
  (schema, value) => z.catch(schema, value),
);

/** Checks strictly: a field may be absent, but never of a wrong type. */
export const settingsRequestShape = /* @__PURE__ */ mapFields<WidgetSettings, RequestShape<WidgetSettings>>(
  settingsDefaults,
  (schema) => z.optional(schema),
);

/** The choices of each setting that has a fixed list, in the order in which they are offered. */
export const responseReminderSeconds = [30, 60, 90, 120] as const;
export const noAnswerSeconds = [30, 60, 90, 120, 180, 240, 300] as const;
export const visitorInactiveMinutes = [0, 1, 2, 3, 4, 5, 10, 15] as const;
/** What the limit on concurrent chats starts with when it is switched on for the first time. */
export const defaultMaxConcurrentConvos = 5;

/** The fields that are chosen from a list, with what they may hold. */
export const settingChoices = {
  responseRemindersFreq: responseReminderSeconds,
  noAnswerMessageAfterSecs: noAnswerSeconds,
  maxVisitorInactiveMins: visitorInactiveMinutes,
  metaInfoInMainChannel: ['compact', 'full', 'none'],
  collapsedMode: ['chip', 'button', 'tab', 'hidden'],
  widgetAlignment: ['bottomRight', 'bottomLeft'],
} as const satisfies Partial<Record<keyof WidgetSettings, readonly (string | number)[]>>;

/** The most that `maxConcurrentConvos` may be. */
export const highestMaxConcurrentConvos = 10_000;

/** Characters of a text that visitors or operators read. */
export const maxSettingLength = 5000;

/** Characters of the fields that may be longer or shorter than that. */
export const settingLengths: Partial<Record<keyof WidgetSettings, number>> = {
  sendOfflineMessagesToEmail: 254,
  transcriptRecipient: 254,
  offlineMessageWebhookURL: 2048,
  webhookUrl: 2048,
  newConversationWebhookURL: 2048,
  noAnswerWebhookUrl: 2048,
  feedbackWebhookUrl: 2048,
  segmentWriteKey: 255,
  privacyPolicyLinkURL: 2048,
  blacklistedUrls: 20_000,
  triggerJson: 300_000,
};

/** Characters that `acceptanceText` needs while `requireAcceptance` is on. */
export const minAcceptanceLength = 3;

/** How many question groups an account may have. */
export const maxQuestionGroups = 200;
/** How many of each a widget may have. */
export const maxSavedReplies = 1000;
export const maxBotUsers = 200;
export const maxTriggers = 200;
