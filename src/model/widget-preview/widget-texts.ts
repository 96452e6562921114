import type { WidgetLook } from './widget-preview';

/** The fields whose texts visitors read, in the order of the form. */
export const widgetTextNames = [
  'onlineTitle',
  'browserSideAuthorLabel',
  'autoResponseMessage',
  'onlineMessagePlaceholder',
  'noAnswerWithoutEmail',
  'noAnswerWithEmail',
  'offlineTitle',
  'offlineGreeting',
  'offlineEmailPlaceholder',
  'offlineMessagePlaceholder',
  'offlineNamePlaceholder',
  'offlineSendButton',
  'offlineThankYouMessage',
  'offlineEmailSubject',
  'conversationEndMenuLinkLabel',
  'conversationEndConfirmationQuestion',
  'conversationEndLabel',
  'conversationRatingLabel',
  'conversationRatingThankYou',
  'conversationRatingPlaceholder',
  'conversationEndTranscriptPlaceholder',
  'conversationTranscriptSentThankYou',
  'requestScreenshotText',
  'requestScreenshotAllowLabel',
  'requestScreenshotDeclineLabel',
  'requireInfoGreeting',
  'requireInfoSubmitBtn',
  'defaultCancelBtnLabel',
  'defaultSendBtnLabel',
  'defaultYesBtnLabel',
  'defaultNoBtnLabel',
  'privacyPolicyLinkText',
  'defaultAcceptBtnLabel',
  'acceptanceText',
] as const satisfies readonly (keyof WidgetLook)[];

/** A field with a text that visitors read. */
export type WidgetTextName = (typeof widgetTextNames)[number];

/** All texts of a widget. */
export type WidgetTexts = Record<WidgetTextName, string>;

/** Ready-made texts of a widget in one language. */
export interface TextPack {
  /** A BCP 47 language tag, for example `pt-BR`. Also names the pack, unless it has a name. */
  language: string;
  /** Shown instead of the language's name, for example “German, formal”. */
  name?: string | undefined;
  /** The texts; those left out stay as they are. */
  texts: Partial<WidgetTexts>;
}

/** What a pack changes in a form. */
export interface FilledTexts {
  patch: Partial<WidgetTexts>;
  /** The fields that keep what someone wrote. */
  kept: WidgetTextName[];
}

/**
 * Fills in a pack. With `keepsOwn`, a text that someone wrote stays: only one that is blank or comes from one of `packs` is
 * replaced.
 */
export function fillTexts(
  look: Readonly<Record<WidgetTextName, string>>,
  pack: TextPack,
  { keepsOwn, packs }: { keepsOwn: boolean; packs: readonly TextPack[] },
): FilledTexts {
  const isReadyMade = (name: WidgetTextName) =>
    look[name].trim() === '' || packs.some(({ texts }) => texts[name] === look[name]);
  const changing = widgetTextNames.filter((name) => pack.texts[name] !== undefined && pack.texts[name] !== look[name]);
  const kept = keepsOwn ? changing.filter((name) => !isReadyMade(name)) : [];
  const filled = changing.filter((name) => !kept.includes(name)).map((name) => [name, pack.texts[name]] as const);
  return { patch: Object.fromEntries(filled), kept };
}
