import { jsonEqual } from '../../core/json-equal';
import type { Editor } from '../../core/editor';
import { settingErrors, settingFault, settingsFault } from '../shared/setting-faults';
import type { SettingsEditor, SettingsTabProps } from '../shared/settings-tab';
import { isSameId, type Id } from '../../core/tolerant';
import { widgetsOf, type User } from '../../entities/user';
import { channelName, isFinished, workspaceName, type Widget } from '../../entities/widget';
import type { PreviewAgent, PreviewState, WidgetLook } from '../../widget-preview/widget-preview';
import { appearanceDefaults } from '../../entities/widget-settings';

/** Settings edited in the Appearance tab. */
export type AppearanceSettings = WidgetLook;
type Name = keyof AppearanceSettings;

/** The tab's sections, each saved separately. */
export type AppearanceSection =
  'online' | 'offline' | 'chatEnd' | 'screenshots' | 'infoPrompt' | 'buttons' | 'privacy' | 'alignment';

/** Each section's fields, in display order. */
export const appearanceSections: Record<AppearanceSection, readonly Name[]> = {
  online: [
    'titleColor',
    'titleFontColor',
    'collapsedMode',
    'onlineTitle',
    'autoResponseMessage',
    'onlineMessagePlaceholder',
    'browserSideAuthorLabel',
    'noAnswerWithoutEmail',
    'noAnswerWithEmail',
  ],
  offline: [
    'offlineTitle',
    'offlineGreeting',
    'offlineEmailPlaceholder',
    'offlineMessagePlaceholder',
    'offlineNamePlaceholder',
    'offlineSendButton',
    'offlineThankYouMessage',
    'offlineEmailSubject',
  ],
  chatEnd: [
    'showConversationEnd',
    'conversationEndMenuLinkLabel',
    'conversationEndConfirmationQuestion',
    'conversationEndLabel',
    'showConversationRating',
    'conversationRatingLabel',
    'conversationRatingThankYou',
    'conversationRatingPlaceholder',
    'clearMessagesOnEnd',
    'showTranscriptSendOpt',
    'conversationEndTranscriptPlaceholder',
    'conversationTranscriptSentThankYou',
  ],
  screenshots: ['requestScreenshotText', 'requestScreenshotAllowLabel', 'requestScreenshotDeclineLabel'],
  infoPrompt: ['requireInfoGreeting', 'requireInfoSubmitBtn'],
  buttons: [
    'defaultCancelBtnLabel',
    'defaultSendBtnLabel',
    'showSendBtnOnDesktop',
    'defaultYesBtnLabel',
    'defaultNoBtnLabel',
  ],
  privacy: [
    'collectVisitorMetaData',
    'displayPrivacyPolicy',
    'privacyPolicyLinkText',
    'privacyPolicyLinkURL',
    'requireAcceptance',
    'defaultAcceptBtnLabel',
    'acceptanceText',
  ],
  alignment: ['widgetAlignment'],
};

/** Every field of the tab. */
export const appearanceNames = /* @__PURE__ */ Object.keys(appearanceDefaults) as readonly Name[];

/** Behavior settings that also affect what visitors see. */
export interface VisitorView {
  agent: PreviewAgent;
  /** Whether visitors are asked for their details before their first message. */
  asksForInfo: boolean;
  /** Whether the widget is hidden while no one is available, so that visitors never see the offline texts. */
  hidesWhenOffline: boolean;
}

/** Another widget of the account whose look can be copied. */
export interface AppearanceSource {
  widgetId: Id;
  roomName: string;
  /** The first label of its workspace's host. */
  workspace: string;
  settings: AppearanceSettings;
}

/** Props for `AppearanceTab`, returned by `useAppearanceTab`. */
export interface AppearanceTabProps extends SettingsTabProps {
  /** What the preview shows besides this tab's settings. */
  visitorView: VisitorView;
  /** Whether Slack permits transcripts; if not, the field that needs them is disabled. */
  canSendTranscripts: boolean;
  /** The account's other widgets; an empty list hides copying. */
  sources: readonly AppearanceSource[];
  /** The widget's texts, colors, and position. */
  editor: SettingsEditor<AppearanceSettings, AppearanceSection>;
}

/** A widget's settings for this tab. */
export function appearanceSettings(widget: Pick<Widget, Name>): AppearanceSettings {
  const fields = appearanceNames.map((name): [string, unknown] => [name, widget[name]]);
  return Object.fromEntries(fields) as AppearanceSettings;
}

/** What visitors see that this tab does not control. Minimal while the widget is not loaded. */
export function visitorView(widget: Widget | undefined): VisitorView {
  if (!widget) return { agent: { name: '' }, asksForInfo: false, hidesWhenOffline: false };
  const { agentLabel, teamAvatarOn, showTeamAvatarPreChat, teamAvatarUrl, requireInfo, hideWhenOffline } = widget;
  const showsTeamAvatar = teamAvatarOn && showTeamAvatarPreChat && teamAvatarUrl !== '';
  return {
    agent: { name: agentLabel, avatarUrl: showsTeamAvatar ? teamAvatarUrl : undefined },
    asksForInfo: requireInfo,
    hidesWhenOffline: hideWhenOffline,
  };
}

/** The account's other finished widgets, in their original order. */
export function appearanceSources(user: User | undefined, widgetId: Id): AppearanceSource[] {
  const widgets = user ? widgetsOf(user) : [];
  return widgets
    .filter((widget) => isFinished(widget) && !isSameId(widget.Id, widgetId))
    .map((widget) => ({
      widgetId: widget.Id,
      roomName: channelName(widget),
      workspace: workspaceName(widget.slackBaseUrl),
      settings: appearanceSettings(widget),
    }));
}

/** Errors that keep settings from being saved. */
export function checkAppearance(value: AppearanceSettings): Editor<AppearanceSettings, AppearanceSection>['errors'] {
  const errors: Editor<AppearanceSettings, AppearanceSection>['errors'] = {};
  for (const name of appearanceNames) {
    const fault = settingFault(name, value[name]);
    if (fault) errors[name] = settingErrors[fault];
  }
  if (settingsFault(value, ['acceptanceText'])) errors.acceptanceText = 'tooShort';
  return errors;
}

/** Why a field currently has no effect. The screen's labels have the text. */
export type AppearanceBlock =
  'endOff' | 'ratingOff' | 'transcriptOff' | 'permissionMissing' | 'policyOff' | 'acceptanceOff';

const ratingFields: readonly Name[] = [
  'conversationRatingLabel',
  'conversationRatingThankYou',
  'conversationRatingPlaceholder',
];
const transcriptFields: readonly Name[] = [
  'conversationEndTranscriptPlaceholder',
  'conversationTranscriptSentThankYou',
];
const policyFields: readonly Name[] = ['privacyPolicyLinkText', 'privacyPolicyLinkURL'];
const acceptanceFields: readonly Name[] = ['defaultAcceptBtnLabel', 'acceptanceText'];

/**
 * Which switch a field depends on. All Chat End fields depend on the section's own switch, rating and transcript fields
 * also on theirs, and the transcript address also on Slack's permission.
 */
export function appearanceBlock(
  name: Name,
  value: AppearanceSettings,
  canSendTranscripts: boolean,
): AppearanceBlock | undefined {
  if (policyFields.includes(name)) return value.displayPrivacyPolicy ? undefined : 'policyOff';
  if (acceptanceFields.includes(name)) return value.requireAcceptance ? undefined : 'acceptanceOff';
  if (!appearanceSections.chatEnd.includes(name) || name === 'showConversationEnd') return undefined;
  if (!value.showConversationEnd) return 'endOff';
  if (ratingFields.includes(name) && !value.showConversationRating) return 'ratingOff';
  if (transcriptFields.includes(name) && !value.showTranscriptSendOpt) return 'transcriptOff';
  return name === 'conversationEndTranscriptPlaceholder' && !canSendTranscripts ? 'permissionMissing' : undefined;
}

/** What each field depends on. Fields that depend on nothing are absent. */
export function appearanceBlocks(value: AppearanceSettings, canSendTranscripts: boolean) {
  const blocks = appearanceNames.map((name) => [name, appearanceBlock(name, value, canSendTranscripts)] as const);
  const waiting = blocks.filter(([, block]) => block !== undefined);
  return Object.fromEntries(waiting) as Partial<Record<Name, AppearanceBlock>>;
}

const stateOfSection: Record<AppearanceSection, PreviewState> = {
  online: 'online',
  offline: 'offline',
  chatEnd: 'menu',
  screenshots: 'screenshot',
  infoPrompt: 'infoPrompt',
  buttons: 'conversation',
  privacy: 'online',
  alignment: 'online',
};

const stateOfField: Partial<Record<Name, PreviewState>> = {
  collapsedMode: 'closed',
  browserSideAuthorLabel: 'conversation',
  noAnswerWithoutEmail: 'noAnswer',
  noAnswerWithEmail: 'noAnswerWithEmail',
  offlineThankYouMessage: 'thankYou',
  conversationEndConfirmationQuestion: 'endConfirmation',
  conversationEndLabel: 'ended',
  clearMessagesOnEnd: 'ended',
  showConversationRating: 'rating',
  conversationRatingLabel: 'rating',
  conversationRatingPlaceholder: 'rating',
  conversationRatingThankYou: 'ratingThanks',
  showTranscriptSendOpt: 'transcript',
  conversationEndTranscriptPlaceholder: 'transcript',
  conversationTranscriptSentThankYou: 'transcriptSent',
  defaultCancelBtnLabel: 'rating',
  defaultYesBtnLabel: 'endConfirmation',
  defaultNoBtnLabel: 'endConfirmation',
  requireAcceptance: 'acceptance',
  defaultAcceptBtnLabel: 'acceptance',
  acceptanceText: 'acceptance',
};

/** Colors and alignment are visible in every state, so the preview need not change for them. */
const everywhere: readonly Name[] = ['titleColor', 'titleFontColor', 'widgetAlignment'];

/** The preview state for a section or field being edited; undefined keeps the current one. */
export function previewStateFor(section: AppearanceSection, name?: Name): PreviewState | undefined {
  if (name === undefined) return stateOfSection[section];
  return everywhere.includes(name) ? undefined : (stateOfField[name] ?? stateOfSection[section]);
}

/** Whether the text is a section of the tab. */
export function isAppearanceSection(text: string): text is AppearanceSection {
  return Object.hasOwn(appearanceSections, text);
}

/** Whether the text is a field of the tab. */
export function isAppearanceName(text: string): text is Name {
  return Object.hasOwn(appearanceDefaults, text);
}

/** The switch a field depends on; absent when it depends on a permission. */
export const switchOfBlock: Partial<Record<AppearanceBlock, Name>> = {
  endOff: 'showConversationEnd',
  ratingOff: 'showConversationRating',
  transcriptOff: 'showTranscriptSendOpt',
  policyOff: 'displayPrivacyPolicy',
  acceptanceOff: 'requireAcceptance',
};

/** Why visitors currently don't see a state. */
export type PreviewRemark =
  | Extract<AppearanceBlock, 'endOff' | 'ratingOff' | 'transcriptOff' | 'permissionMissing' | 'acceptanceOff'>
  | 'infoOff'
  | 'hiddenWhenOffline'
  | 'nothingUntilOpened'
  | 'screenshotOnRequest';

/** A note for a preview state that visitors see only sometimes or never. */
export function previewRemark(
  state: PreviewState,
  value: AppearanceSettings,
  { visitorView, canSendTranscripts }: Pick<AppearanceTabProps, 'visitorView' | 'canSendTranscripts'>,
): PreviewRemark | undefined {
  switch (state) {
    case 'closed':
      return value.collapsedMode === 'hidden' ? 'nothingUntilOpened' : undefined;
    case 'infoPrompt':
      return visitorView.asksForInfo ? undefined : 'infoOff';
    case 'acceptance':
      return value.requireAcceptance ? undefined : 'acceptanceOff';
    case 'screenshot':
      return 'screenshotOnRequest';
    case 'offline':
    case 'thankYou':
      return visitorView.hidesWhenOffline ? 'hiddenWhenOffline' : undefined;
    default:
      return remarkOnEnd(state, value, canSendTranscripts);
  }
}

const fieldOfEnding: Partial<Record<PreviewState, Name>> = {
  menu: 'conversationEndMenuLinkLabel',
  endConfirmation: 'conversationEndConfirmationQuestion',
  ended: 'conversationEndLabel',
  rating: 'conversationRatingLabel',
  ratingThanks: 'conversationRatingThankYou',
  transcript: 'conversationEndTranscriptPlaceholder',
  transcriptSent: 'conversationEndTranscriptPlaceholder',
};

function remarkOnEnd(state: PreviewState, value: AppearanceSettings, canSendTranscripts: boolean) {
  const field = fieldOfEnding[state];
  const block = field && appearanceBlock(field, value, canSendTranscripts);
  return block === 'policyOff' ? undefined : block;
}

const colorFields: readonly Name[] = ['titleColor', 'titleFontColor'];

/** Whether the field is a color. */
export function isColorField(name: Name): boolean {
  return colorFields.includes(name);
}

/** The patch that copies these sections from another widget, switches and choices included. */
export function copyPatch(
  value: AppearanceSettings,
  source: AppearanceSettings,
  sections: readonly AppearanceSection[],
): Partial<AppearanceSettings> {
  const names = sections.flatMap((section) => appearanceSections[section]);
  const differing = names.filter((name) => !jsonEqual(value[name], source[name]));
  return Object.fromEntries(differing.map((name) => [name, source[name]]));
}

/** The patch that resets a section to a new widget's defaults. */
export function sectionReset(
  section: AppearanceSection,
  value: AppearanceSettings,
  defaults: AppearanceSettings,
): Partial<AppearanceSettings> {
  const names = appearanceSections[section].filter((name) => !jsonEqual(value[name], defaults[name]));
  return Object.fromEntries(names.map((name) => [name, defaults[name]]));
}
