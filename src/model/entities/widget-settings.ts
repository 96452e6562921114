import * as z from 'zod/mini';

/**
 * Every widget settings field with its default for when the server omits it. A field's type is the type of its default;
 * the response and request schemas are both derived from this.
 */
export const presenceDefaults = {
  manualMode: false,
  hideWhenOffline: false,
  /** Email address for offline messages; empty means none. */
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
  /** Minutes; 0 means offline immediately. */
  maxVisitorInactiveMins: 5,
  newMsgNotifications: false,
  playSound: false,
  /** Regular expressions, one per line. */
  blacklistedUrls: '',
  /** Two-letter country codes, comma-separated. */
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
  /** Set by the avatar upload; a save can only clear it. */
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
  /** The triggers object as JSON text. */
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

/** Settings that act as credentials: never stored in the browser. */
export const secretSettings = [
  'offlineMessageWebhookURL',
  'webhookUrl',
  'newConversationWebhookURL',
  'noAnswerWebhookUrl',
  'feedbackWebhookUrl',
  'segmentWriteKey',
] as const satisfies readonly (keyof WidgetSettings)[];

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

/** Reads tolerantly: a missing field, or one of the wrong type, gets its default. */
export const settingsAnswerShape = /* @__PURE__ */ mapFields<WidgetSettings, AnswerShape<WidgetSettings>>(
  settingsDefaults,
  (schema, value) => z.catch(schema, value),
);

/** Checks strictly: a field can be absent but never of the wrong type. */
export const settingsRequestShape = /* @__PURE__ */ mapFields<WidgetSettings, RequestShape<WidgetSettings>>(
  settingsDefaults,
  (schema) => z.optional(schema),
);

/** The options of each setting with a fixed list, in display order. */
export const responseReminderSeconds = [30, 60, 90, 120] as const;
export const noAnswerSeconds = [30, 60, 90, 120, 180, 240, 300] as const;
export const visitorInactiveMinutes = [0, 1, 2, 3, 4, 5, 10, 15] as const;
/** Initial limit on concurrent chats when it is first turned on. */
export const defaultMaxConcurrentConvos = 5;

/** Fields with a fixed list of options, and their allowed values. */
export const settingChoices = {
  responseRemindersFreq: responseReminderSeconds,
  noAnswerMessageAfterSecs: noAnswerSeconds,
  maxVisitorInactiveMins: visitorInactiveMinutes,
  metaInfoInMainChannel: ['compact', 'full', 'none'],
  collapsedMode: ['chip', 'button', 'tab', 'hidden'],
  widgetAlignment: ['bottomRight', 'bottomLeft'],
} as const satisfies Partial<Record<keyof WidgetSettings, readonly (string | number)[]>>;

/** The maximum of `maxConcurrentConvos`. */
export const highestMaxConcurrentConvos = 10_000;

/** Maximum length of text that visitors or operators read. */
export const maxSettingLength = 5000;

/** Maximum length of fields with a different limit. */
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

/** Minimum length of `acceptanceText` while `requireAcceptance` is on. */
export const minAcceptanceLength = 3;

/** Maximum number of question groups per account. */
export const maxQuestionGroups = 200;
/** Maximum number of each per widget. */
export const maxSavedReplies = 1000;
export const maxBotUsers = 200;
export const maxTriggers = 200;
