import type {
  AppearanceBlock,
  AppearanceSection,
  AppearanceSettings,
  PreviewRemark,
} from '../../model/settings/appearance/appearance';
import type { PreviewVision } from '../../model/widget-preview/widget-preview';
import type { FieldTexts } from '../../ui/editor/editor-context';
import { defineLabels } from '../../ui/theme/labels';

/** The groups of states in the control above the preview. */
export type PreviewPhase = 'closed' | 'start' | 'chat' | 'end' | 'offline';

interface AppearanceTexts {
  sections: Record<AppearanceSection, { title: string; text: string }>;
  /** Above related rows of a section. */
  groups: Record<'form' | 'sent' | 'end' | 'rating' | 'transcript' | 'policy' | 'acceptance' | 'data', string>;
  fields: Record<keyof AppearanceSettings, FieldTexts>;
  /** Why a field is disabled. */
  blocks: Record<AppearanceBlock, string>;
  /** Before the link to the permissions. */
  transcriptsBlocked: string;
  transcriptsBlockedLink: string;
  acceptanceTooShort: string;
  collapsedModes: Record<'chip' | 'button' | 'tab' | 'hidden', { title: string; text: string }>;
  sides: Record<'bottomRight' | 'bottomLeft', { title: string; text: string }>;
  swatches: Record<
    'brand' | 'ocean' | 'lagoon' | 'forest' | 'brick' | 'berry' | 'sun' | 'ink' | 'paper' | 'night',
    string
  >;
  /** `ratio` is formatted in the theme's locale. */
  contrast(ratio: string): string;
  contrastGood: string;
  contrastLow: string;
  useColor(color: string): string;
  resetSection: string;
  resetDone(count: number): string;
  cssTitle: string;
  cssText: string;
  cssLink: string;

  preview: string;
  openPreview: string;
  phase: string;
  phases: Record<PreviewPhase, string>;
  state: string;
  phone: string;
  darkPage: string;
  rightToLeft: string;
  allStates: string;
  allStatesText: string;
  /** Leads from a text among all states to its field. */
  showInForm: string;
  longText: string;
  zoomed: string;
  vision: string;
  visions: Record<PreviewVision, string>;
  allFit: string;
  /** Texts that don't fit, by the names of their fields. */
  cutTexts(fields: string): string;
  pickHint: string;
  remarks: Record<PreviewRemark, string>;

  copy: string;
  copyTitle: string;
  copyText: string;
  copyFrom: string;
  copyWidget(name: string, workspace: string): string;
  copyNothing: string;
  copyNoPart: string;
  copyChanges(count: number): string;
  copyBefore: string;
  copyAfter: string;
  copySections: string;
  copyApply(count: number): string;
  copyCancel: string;

  texts: string;
  textsTitle: string;
  textsText: string;
  textsLanguage: string;
  textsKeep: string;
  textsKept(count: number): string;
  textsNothing: string;
  textsApply(count: number): string;
}

/** Every text of the tab. */
export const appearanceLabels = defineLabels<AppearanceTexts>('appearance', {
  sections: {
    online: { title: 'Online mode', text: 'What visitors see while your team is available.' },
    offline: { title: 'Offline mode', text: 'The form visitors use to leave a message while no one is available.' },
    chatEnd: { title: 'Chat End', text: 'How visitors end a chat, rate it, and get a transcript.' },
    screenshots: {
      title: 'Screenshots',
      text: 'What visitors see when an operator asks for a screenshot.',
    },
    infoPrompt: { title: 'Info prompt', text: 'The short form visitors fill out before their first message.' },
    buttons: { title: 'Generic button labels', text: 'Labels for buttons that appear in several places.' },
    privacy: {
      title: 'Privacy',
      text: 'What you collect, your privacy policy, and what visitors accept before a chat.',
    },
    alignment: { title: 'Alignment', text: 'Which side of the page the widget is on.' },
  },
  groups: {
    form: 'Offline form',
    sent: 'After sending',
    end: 'Ending a chat',
    rating: 'Rating',
    transcript: 'Transcript',
    policy: 'Privacy policy',
    acceptance: 'Acceptance',
    data: 'Visitor data',
  },
  fields: {
    titleColor: { label: 'Title color', help: 'The background of the title, buttons, and visitors’ messages.' },
    titleFontColor: {
      label: 'Title font color',
      help: 'Buttons and messages use black or white automatically, whichever is easier to read.',
    },
    onlineTitle: { label: 'Title', help: 'Appears at the top of the window and on the collapsed chip or tab.' },
    collapsedMode: { label: 'Collapsed mode' },
    browserSideAuthorLabel: { label: 'Label for visitors’ own messages' },
    autoResponseMessage: { label: 'Welcome message', help: 'Greets visitors when they open the widget.' },
    onlineMessagePlaceholder: { label: 'Message placeholder' },
    noAnswerWithoutEmail: {
      label: 'If the email is unknown',
      help: 'Asks visitors for their email address so you can reply. Sent if “Tell visitors when no one replies” is on in Behavior.',
    },
    noAnswerWithEmail: {
      label: 'If the email is known',
      help: 'Says the reply will come by email. Sent if “Tell visitors when no one replies” is on in Behavior.',
    },
    offlineTitle: { label: 'Offline title' },
    offlineGreeting: { label: 'Greeting' },
    offlineEmailPlaceholder: { label: 'Email placeholder', help: 'Also used in the info prompt.' },
    offlineMessagePlaceholder: { label: 'Offline message placeholder' },
    offlineNamePlaceholder: { label: 'Name placeholder', help: 'Also used in the info prompt.' },
    offlineSendButton: { label: 'Offline send button' },
    offlineThankYouMessage: { label: 'Thank-you message' },
    offlineEmailSubject: {
      label: 'Email subject',
      help: 'The subject of the emails your team gets. Visitors don’t see it.',
    },
    showConversationEnd: { label: 'Let visitors end the chat' },
    conversationEndMenuLinkLabel: { label: 'Menu link' },
    conversationEndConfirmationQuestion: { label: 'Confirmation question' },
    conversationEndLabel: { label: 'Message when the chat ends' },
    showConversationRating: { label: 'Ask for a rating' },
    conversationRatingLabel: { label: 'Rating question' },
    conversationRatingThankYou: { label: 'Rating thank-you message' },
    conversationRatingPlaceholder: { label: 'Feedback placeholder' },
    clearMessagesOnEnd: {
      label: 'Clear messages when the chat ends',
      help: 'Removes the chat’s messages from the window.',
    },
    showTranscriptSendOpt: { label: 'Offer to send a transcript' },
    conversationEndTranscriptPlaceholder: { label: 'Transcript email placeholder' },
    conversationTranscriptSentThankYou: { label: 'Message after the transcript is sent' },
    requestScreenshotText: { label: 'Question' },
    requestScreenshotAllowLabel: { label: 'Allow button' },
    requestScreenshotDeclineLabel: { label: 'Decline button' },
    requireInfoGreeting: {
      label: 'Info prompt greeting',
      help: 'Visitors see this if “Ask for name and email first” is on in Behavior.',
    },
    requireInfoSubmitBtn: { label: 'Submit button' },
    defaultCancelBtnLabel: { label: 'Cancel button' },
    defaultSendBtnLabel: {
      label: 'Send button',
      help: 'Appears next to the message field and below the rating and transcript fields.',
    },
    showSendBtnOnDesktop: {
      label: 'Show the send button on desktop',
      help: 'When this is off, visitors press Enter to send. Phones always show the button.',
    },
    defaultYesBtnLabel: { label: 'Yes button' },
    defaultNoBtnLabel: { label: 'No button' },
    collectVisitorMetaData: {
      label: 'Collect visitor data',
      help: 'Collects location, browser, and pages viewed. Required for the country lists in Behavior.',
    },
    displayPrivacyPolicy: { label: 'Show a link to your privacy policy' },
    privacyPolicyLinkText: { label: 'Link text' },
    privacyPolicyLinkURL: { label: 'Link URL', help: 'Opens in a new tab.' },
    requireAcceptance: {
      label: 'Require acceptance before a chat',
      help: 'Visitors must accept the text below before they can send a message.',
    },
    defaultAcceptBtnLabel: { label: 'Accept button' },
    acceptanceText: { label: 'Acceptance text', help: 'Use at least three characters.' },
    widgetAlignment: { label: 'Side of the page' },
  },
  blocks: {
    endOff: 'Turn on “Let visitors end the chat” first.',
    ratingOff: 'Turn on “Ask for a rating” first.',
    transcriptOff: 'Turn on “Offer to send a transcript” first.',
    permissionMissing: 'Use “Authorize expanded permissions” above first.',
    policyOff: 'Turn on “Show a link to your privacy policy” first.',
    acceptanceOff: 'Turn on “Require acceptance before a chat” first.',
  },
  transcriptsBlocked: 'Transcripts need a Slack permission that this widget doesn’t have.',
  transcriptsBlockedLink: 'Authorize expanded permissions',
  acceptanceTooShort: 'Must be at least three characters for Acceptance text to be displayed.',
  collapsedModes: {
    chip: { title: 'Chip', text: 'A pill with the title.' },
    button: { title: 'Button', text: 'A round button.' },
    tab: { title: 'Tab', text: 'A tab at the bottom of the page.' },
    hidden: { title: 'Hidden', text: 'Not shown until your site opens it.' },
  },
  sides: {
    bottomRight: { title: 'Bottom right', text: 'Where most visitors look for live chat.' },
    bottomLeft: { title: 'Bottom left', text: 'Use this if something else is in the bottom-right corner.' },
  },
  swatches: {
    brand: 'Indigo',
    ocean: 'Blue',
    lagoon: 'Teal',
    forest: 'Green',
    brick: 'Red',
    berry: 'Plum',
    sun: 'Yellow',
    ink: 'Slate',
    paper: 'White',
    night: 'Black',
  },
  contrast: (ratio) => `Title contrast: ${ratio} to 1.`,
  contrastGood: 'Easy to read.',
  contrastLow: 'Hard to read. Aim for at least 4.5 to 1.',
  useColor: (color) => `Use ${color}`,
  resetSection: 'Use defaults for this section',
  resetDone: (count) =>
    count === 1 ? '1 field is back to its default.' : `${count} fields are back to their defaults.`,
  cssTitle: 'Custom CSS',
  cssText: 'Need more? Restyle the widget with your own CSS: fonts, spacing, and window size.',
  cssLink: 'How to customize the widget CSS',

  preview: 'Preview',
  openPreview: 'Open preview',
  phase: 'What the preview shows',
  phases: { closed: 'Collapsed', start: 'Start', chat: 'Chat', end: 'End', offline: 'Offline' },
  state: 'Widget state',
  phone: 'Phone',
  darkPage: 'Dark page',
  rightToLeft: 'Right to left',
  allStates: 'All states',
  allStatesText: 'Everything visitors can see, including your unsaved changes. Click a text to edit it.',
  showInForm: 'Show in form',
  longText: 'Long text',
  zoomed: '200% zoom',
  vision: 'Color vision',
  visions: {
    full: 'Full color vision',
    protanopia: 'No red (protanopia)',
    deuteranopia: 'No green (deuteranopia)',
    tritanopia: 'No blue (tritanopia)',
    achromatopsia: 'No colors (achromatopsia)',
  },
  allFit: 'All texts fit.',
  cutTexts: (fields) => `Cut off: ${fields}.`,
  pickHint: 'Click any text to edit it.',
  remarks: {
    endOff: 'Visitors don’t see this because “Let visitors end the chat” is off.',
    ratingOff: 'Visitors don’t see this because “Ask for a rating” is off.',
    transcriptOff: 'Visitors don’t see this because “Offer to send a transcript” is off.',
    permissionMissing:
      'Visitors don’t see this because transcripts need a Slack permission that this widget doesn’t have.',
    acceptanceOff: 'Visitors don’t see this because “Require acceptance before a chat” is off.',
    infoOff: 'Visitors don’t see this because “Ask for name and email first” is off in Behavior.',
    hiddenWhenOffline: 'Visitors don’t see this because “Hide the widget when offline” is on in Behavior.',
    nothingUntilOpened: 'Visitors see nothing until your site opens the widget.',
    screenshotOnRequest: 'Visitors see this when an operator asks for a screenshot.',
  },

  copy: 'Copy from another widget',
  copyTitle: 'Copy appearance from another widget',
  copyText: 'Copied values appear in the form and the preview. Nothing is saved until you save your changes.',
  copyFrom: 'From',
  copyWidget: (name, workspace) => (workspace === '' ? name : `${name} (${workspace})`),
  copyNothing: 'Nothing to copy. Both widgets use the same values.',
  copyNoPart: 'Choose what to copy.',
  copyChanges: (count) => (count === 1 ? '1 field will change' : `${count} fields will change`),
  copyBefore: 'Now',
  copyAfter: 'After',
  copySections: 'Sections to copy',
  copyApply: (count) => (count === 1 ? 'Copy 1 field' : `Copy ${count} fields`),
  copyCancel: 'Cancel',

  texts: 'Fill in texts',
  textsTitle: 'Fill in the widget’s texts',
  textsText: 'Standard texts appear in the form and the preview. Nothing is saved until you save your changes.',
  textsLanguage: 'Language',
  textsKeep: 'Keep texts you wrote',
  textsKept: (count) => (count === 1 ? '1 text you wrote stays.' : `${count} texts you wrote stay.`),
  textsNothing: 'Nothing to fill in.',
  textsApply: (count) => (count === 1 ? 'Fill in 1 text' : `Fill in ${count} texts`),
});
export type AppearanceLabels = typeof appearanceLabels.defaults;
