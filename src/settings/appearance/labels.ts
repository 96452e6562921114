import type {
  AppearanceBlock,
  AppearanceSection,
  AppearanceSettings,
  PreviewRemark,
} from '../../model/settings/appearance/appearance';
import type { FieldTexts } from '../../ui/editor/editor-context';
import { defineLabels } from '../../ui/theme/labels';

/** The groups of states in the control above the preview. */
export type PreviewPhase = 'closed' | 'start' | 'chat' | 'end' | 'offline';

interface AppearanceTexts {
  sections: Record<AppearanceSection, { title: string; text: string }>;
  /** Above related rows of a section. */
  groups: Record<
    | 'colours'
    | 'window'
    | 'noAnswer'
    | 'form'
    | 'sent'
    | 'end'
    | 'rating'
    | 'transcript'
    | 'policy'
    | 'acceptance'
    | 'data',
    string
  >;
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
  useColour(colour: string): string;
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
  pickHint: string;
  remarks: Record<PreviewRemark, string>;

  copy: string;
  copyTitle: string;
  copyText: string;
  copyFrom: string;
  copyWidget(name: string, workspace: string): string;
  copyTexts: string;
  copyColours: string;
  copyNothing: string;
  copyNoPart: string;
  copyChanges(count: number): string;
  copyBefore: string;
  copyAfter: string;
  copyEmpty: string;
  copyApply(count: number): string;
  copyCancel: string;
}

/** Every text of the tab. */
export const appearanceLabels = defineLabels<AppearanceTexts>('appearance', {
  sections: {
    online: { title: 'Online mode', text: 'What visitors see while your team can answer.' },
    offline: { title: 'Offline mode', text: 'The contact form visitors use when no one is available.' },
    chatEnd: { title: 'Chat End', text: 'How visitors end a chat, rate it, and get a transcript.' },
    screenshots: {
      title: 'Screenshots',
      text: 'What visitors are asked when an operator requests a screenshot.',
    },
    infoPrompt: { title: 'Info prompt', text: 'The short form visitors fill in before their first message.' },
    buttons: { title: 'Generic button labels', text: 'Labels of buttons used in several places.' },
    privacy: { title: 'Privacy', text: 'What is collected, your privacy policy, and what visitors agree to first.' },
    alignment: { title: 'Alignment', text: 'Which side of the page the widget is on.' },
  },
  groups: {
    colours: 'Colors',
    window: 'Window',
    noAnswer: 'When no one answers',
    form: 'Contact form',
    sent: 'After sending',
    end: 'Ending a chat',
    rating: 'Rating',
    transcript: 'Transcript',
    policy: 'Privacy policy',
    acceptance: 'Acceptance',
    data: 'Visitor data',
  },
  fields: {
    titleColor: { label: 'Title color', help: 'Used behind the title, on buttons, and for visitors’ messages.' },
    titleFontColor: {
      label: 'Title font color',
      help: 'Buttons and messages automatically use white or black, whichever is easier to read.',
    },
    onlineTitle: { label: 'Title', help: 'Shown at the top of the window and on the closed chip or tab.' },
    collapsedMode: { label: 'Collapsed mode' },
    browserSideAuthorLabel: { label: 'Label of the visitor’s own messages' },
    autoResponseMessage: { label: 'Welcome message', help: 'Greets visitors when they open the widget.' },
    onlineMessagePlaceholder: { label: 'Message placeholder' },
    noAnswerWithoutEmail: {
      label: 'When the email is unknown',
      help: 'Asks for an email to reply to. Turn the message on in Behavior.',
    },
    noAnswerWithEmail: {
      label: 'When the email is known',
      help: 'Says that the reply will come by email. Turn the message on in Behavior.',
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
      help: 'For the emails your team receives. Visitors don’t see it.',
    },
    showConversationEnd: { label: 'Let visitors end the chat' },
    conversationEndMenuLinkLabel: { label: 'Menu link' },
    conversationEndConfirmationQuestion: { label: 'Confirmation question' },
    conversationEndLabel: { label: '“Chat ended” note' },
    showConversationRating: { label: 'Ask for a rating' },
    conversationRatingLabel: { label: 'Rating question' },
    conversationRatingThankYou: { label: 'Thank-you for the rating' },
    conversationRatingPlaceholder: { label: 'Comment placeholder' },
    clearMessagesOnEnd: {
      label: 'Clear messages when the chat ends',
      help: 'Clears the window when the chat ends.',
    },
    showTranscriptSendOpt: { label: 'Offer to send a transcript' },
    conversationEndTranscriptPlaceholder: { label: 'Transcript email placeholder' },
    conversationTranscriptSentThankYou: { label: '“Transcript sent” note' },
    requestScreenshotText: { label: 'Question' },
    requestScreenshotAllowLabel: { label: 'Allow button' },
    requestScreenshotDeclineLabel: { label: 'Decline button' },
    requireInfoGreeting: { label: 'Info prompt greeting', help: 'Turn the info prompt on in Behavior.' },
    requireInfoSubmitBtn: { label: 'Submit button' },
    defaultCancelBtnLabel: { label: 'Cancel button' },
    defaultSendBtnLabel: {
      label: 'Send button',
      help: 'Shown next to the message field, the rating, and the transcript.',
    },
    showSendBtnOnDesktop: {
      label: 'Show the send button on desktops',
      help: 'Without it, visitors send with Enter. Phones always show the button.',
    },
    defaultYesBtnLabel: { label: 'Yes button' },
    defaultNoBtnLabel: { label: 'No button' },
    collectVisitorMetaData: {
      label: 'Collect visitor data',
      help: 'Location, browser, and pages. Needed for country rules.',
    },
    displayPrivacyPolicy: { label: 'Show a link to your privacy policy' },
    privacyPolicyLinkText: { label: 'Link text' },
    privacyPolicyLinkURL: { label: 'Link URL', help: 'Opens in a new tab.' },
    requireAcceptance: {
      label: 'Require acceptance before a chat',
      help: 'Visitors accept the text below before they can write.',
    },
    defaultAcceptBtnLabel: { label: 'Accept button' },
    acceptanceText: { label: 'Acceptance text', help: 'At least three characters.' },
    widgetAlignment: { label: 'Side of the page' },
  },
  blocks: {
    endOff: 'Turn on “Let visitors end the chat” first.',
    ratingOff: 'Turn on “Ask for a rating” first.',
    transcriptOff: 'Turn on “Offer to send a transcript” first.',
    permissionMissing: 'Grant the permission above first.',
    policyOff: 'Show the privacy policy link first.',
    acceptanceOff: 'Require acceptance first.',
  },
  transcriptsBlocked: 'Transcripts need a Slack permission this widget doesn’t have.',
  transcriptsBlockedLink: 'Authorize expanded permissions',
  acceptanceTooShort: 'Must be at least three characters for Acceptance text to be displayed.',
  collapsedModes: {
    chip: { title: 'Chip', text: 'A pill with the title.' },
    button: { title: 'Button', text: 'A round button.' },
    tab: { title: 'Tab', text: 'A tab at the bottom of the page.' },
    hidden: { title: 'Hidden', text: 'Nothing, until your site opens it.' },
  },
  sides: {
    bottomRight: { title: 'Bottom right', text: 'Where most visitors look for it.' },
    bottomLeft: { title: 'Bottom left', text: 'Use this if something else is on the right.' },
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
  contrast: (ratio) => `Contrast between title and text: ${ratio} to 1.`,
  contrastGood: 'Easy to read.',
  contrastLow: 'Hard to read. Use at least 4.5 to 1.',
  useColour: (colour) => `Use ${colour}`,
  resetSection: 'Use defaults for this section',
  resetDone: (count) =>
    count === 1 ? '1 field was reset to its default.' : `${count} fields were reset to their defaults.`,
  cssTitle: 'Custom CSS',
  cssText: 'Need more? Your site can restyle the widget with custom CSS: fonts, spacing, window size.',
  cssLink: 'How to customize the widget CSS',

  preview: 'Preview',
  openPreview: 'Open the preview',
  phase: 'What the preview shows',
  phases: { closed: 'Closed', start: 'Start', chat: 'Chat', end: 'End', offline: 'Offline' },
  state: 'State of the widget',
  phone: 'Phone',
  darkPage: 'Dark page',
  rightToLeft: 'Right to left',
  allStates: 'All states',
  allStatesText: 'Everything visitors may see, including unsaved changes.',
  pickHint: 'Click a text to edit it.',
  remarks: {
    endOff: 'Visitors don’t see this: they can’t end a chat themselves.',
    ratingOff: 'Visitors don’t see this: ratings are off.',
    transcriptOff: 'Visitors don’t see this: transcripts are off.',
    permissionMissing: 'Visitors don’t see this: transcripts need a Slack permission.',
    acceptanceOff: 'Visitors don’t see this: acceptance isn’t required.',
    infoOff: 'Visitors don’t see this: the info prompt is off in Behavior.',
    hiddenWhenOffline: 'Visitors don’t see this: Behavior hides the widget when offline.',
    nothingUntilOpened: 'Nothing shows until your site opens the widget.',
    screenshotOnRequest: 'Shows when an operator asks for a screenshot.',
  },

  copy: 'Copy from another widget',
  copyTitle: 'Copy texts and colors',
  copyText: 'Nothing is saved yet. Copied texts go into the form, and you see them in the preview.',
  copyFrom: 'From',
  copyWidget: (name, workspace) => (workspace === '' ? name : `${name} (${workspace})`),
  copyTexts: 'Texts',
  copyColours: 'Colors',
  copyNothing: 'Nothing to copy: both widgets have the same texts and colors.',
  copyNoPart: 'Choose what to copy.',
  copyChanges: (count) => (count === 1 ? '1 field changes' : `${count} fields change`),
  copyBefore: 'Before',
  copyAfter: 'After',
  copyEmpty: 'empty',
  copyApply: (count) => (count === 1 ? 'Copy 1 field' : `Copy ${count} fields`),
  copyCancel: 'Cancel',
});
export type AppearanceLabels = typeof appearanceLabels.defaults;
