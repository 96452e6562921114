import { jsonEqual } from '../../core/json-equal';
import type { Editor } from '../../core/editor';
import { settingErrors, settingFault, settingsFault } from '../shared/setting-faults';
import type { SettingsEditor, SettingsTabProps } from '../shared/settings-tab';
import { isSameId, type Id } from '../../core/tolerant';
import { widgetsOf, type User } from '../../entities/user';
import { channelName, isFinished, workspaceName, type Widget } from '../../entities/widget';
import type { PreviewAgent, PreviewState, WidgetLook } from '../../widget-preview/widget-preview';
import { appearanceDefaults } from '../../entities/widget-settings';

/** The settings that the Appearance tab edits. */
export type AppearanceSettings = WidgetLook;
type Name = keyof AppearanceSettings;

/** The parts of the tab, each with a save of its own. */
export type AppearanceSection =
  'online' | 'offline' | 'chatEnd' | 'screenshots' | 'infoPrompt' | 'buttons' | 'privacy' | 'alignment';

/** The fields of each part, in the order in which they show. */
export const appearanceSections: Record<AppearanceSection, readonly Name[]> = {
  online: [
    'titleColor',
    'titleFontColor',
    'onlineTitle',
    'collapsedMode',
    'browserSideAuthorLabel',
    'autoResponseMessage',
    'onlineMessagePlaceholder',
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

/** What Behavior decides and visitors see all the same. */
export interface VisitorView {
  agent: PreviewAgent;
  /** Visitors are asked who they are before their first message. */
  asksForInfo: boolean;
  /** Nothing shows while nobody is available, so nobody reads the offline texts. */
  hidesWhenOffline: boolean;
}

/** Another widget of the account, whose texts and colours can be taken over. */
export interface AppearanceSource {
  widgetId: Id;
  roomName: string;
  /** The first label of its workspace's host. */
  workspace: string;
  settings: AppearanceSettings;
}

/** What `useAppearanceTab` gives and `AppearanceTab` takes. */
export interface AppearanceTabProps extends SettingsTabProps {
  /** What the preview shows beside the settings of this tab. */
  visitorView: VisitorView;
  /** Whether Slack lets transcripts be made; without it the field that needs them is disabled. */
  canSendTranscripts: boolean;
  /** The account's other widgets; none hides the copying. */
  sources: readonly AppearanceSource[];
  /** The texts, colours and places of the widget. */
  editor: SettingsEditor<AppearanceSettings, AppearanceSection>;
}

/** The tab's settings of a widget. */
export function appearanceSettings(widget: Pick<Widget, Name>): AppearanceSettings {
  const fields = appearanceNames.map((name): [string, unknown] => [name, widget[name]]);
  return Object.fromEntries(fields) as AppearanceSettings;
}

/** What visitors see of a widget that this tab does not decide; of one that is not known yet, as little as there is. */
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

/** The finished widgets of the account beside this one, in the order in which they come. */
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

/** What cannot be saved. */
export function checkAppearance(value: AppearanceSettings): Editor<AppearanceSettings, AppearanceSection>['errors'] {
  const errors: Editor<AppearanceSettings, AppearanceSection>['errors'] = {};
  for (const name of appearanceNames) {
    const fault = settingFault(name, value[name]);
    if (fault) errors[name] = settingErrors[fault];
  }
  if (settingsFault(value, ['acceptanceText'])) errors.acceptanceText = 'tooShort';
  return errors;
}

/** Why a field has no effect as things stand; the screen's labels hold the words. */
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
 * Which switch a field waits for: all of Chat End for its own, the rating and transcript fields for theirs as well, and
 * the address of a transcript for Slack's permission too.
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

/** What each field waits for; those that wait for nothing are absent. */
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

/** Colours and the side show everywhere: what is looked at need not change for them. */
const everywhere: readonly Name[] = ['titleColor', 'titleFontColor', 'widgetAlignment'];

/** What the preview is to show while a section, or one of its fields, is worked on; undefined leaves it as it is. */
export function previewStateFor(section: AppearanceSection, name?: Name): PreviewState | undefined {
  if (name === undefined) return stateOfSection[section];
  return everywhere.includes(name) ? undefined : (stateOfField[name] ?? stateOfSection[section]);
}

/** Whether a text names a part of the tab. */
export function isAppearanceSection(text: string): text is AppearanceSection {
  return Object.hasOwn(appearanceSections, text);
}

/** Whether a text names a field of the tab. */
export function isAppearanceName(text: string): text is Name {
  return Object.hasOwn(appearanceDefaults, text);
}

/** The switch that a field waits for; none where it waits for a permission. */
export const switchOfBlock: Partial<Record<AppearanceBlock, Name>> = {
  endOff: 'showConversationEnd',
  ratingOff: 'showConversationRating',
  transcriptOff: 'showTranscriptSendOpt',
  policyOff: 'displayPrivacyPolicy',
  acceptanceOff: 'requireAcceptance',
};

/** Why visitors do not see a state as things stand. */
export type PreviewRemark =
  | Extract<AppearanceBlock, 'endOff' | 'ratingOff' | 'transcriptOff' | 'permissionMissing' | 'acceptanceOff'>
  | 'infoOff'
  | 'hiddenWhenOffline'
  | 'nothingUntilOpened'
  | 'screenshotOnRequest';

/** What is to be said beside a state of the preview, because visitors see it only sometimes or not at all. */
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

/** What copying from another widget takes over. */
export type CopyPart = 'texts' | 'colours';

const colourFields: readonly Name[] = ['titleColor', 'titleFontColor'];

/** An address belongs to the site that a widget stands on. */
const ownFields: readonly Name[] = ['privacyPolicyLinkURL'];
const choiceFields: readonly Name[] = ['collapsedMode', 'widgetAlignment'];

/** Whether a field holds a colour. */
export function isColourField(name: Name): boolean {
  return colourFields.includes(name);
}

/** The fields that copying takes over: words that visitors read, and colours; no switch, no choice, no address. */
export function copiedNames(parts: readonly CopyPart[]): Name[] {
  return appearanceNames.filter((name) => {
    if (isColourField(name)) return parts.includes('colours');
    const isText = typeof appearanceDefaults[name] === 'string' && !choiceFields.includes(name);
    return isText && !ownFields.includes(name) && parts.includes('texts');
  });
}

/** What copying these parts of another widget would change. */
export function copyPatch(
  value: AppearanceSettings,
  source: AppearanceSettings,
  parts: readonly CopyPart[],
): Partial<AppearanceSettings> {
  const names = copiedNames(parts).filter((name) => !jsonEqual(value[name], source[name]));
  return Object.fromEntries(names.map((name) => [name, source[name]]));
}

/** What putting a section back to how a new widget has it would change. */
export function sectionReset(
  section: AppearanceSection,
  value: AppearanceSettings,
  defaults: AppearanceSettings,
): Partial<AppearanceSettings> {
  const names = appearanceSections[section].filter((name) => !jsonEqual(value[name], defaults[name]));
  return Object.fromEntries(names.map((name) => [name, defaults[name]]));
}
