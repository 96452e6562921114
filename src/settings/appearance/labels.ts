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
    online: { title: 'Online mode', text: 'What visitors see and read while your team can answer.' },
    offline: { title: 'Offline mode', text: 'The contact form that takes messages while nobody is available.' },
    chatEnd: { title: 'Chat End', text: 'How visitors end a chat, rate it, and have it sent to them.' },
    screenshots: {
      title: 'Screenshots',
      text: 'What visitors are asked when an operator would like to see their page.',
    },
    infoPrompt: { title: 'Info prompt', text: 'The short form that asks who they are before the first message.' },
    buttons: { title: 'Generic button labels', text: 'Words on buttons that occur in several places.' },
    privacy: { title: 'Privacy', text: 'What is collected, your privacy policy, and what visitors agree to first.' },
    alignment: { title: 'Alignment', text: 'On which side of your page the widget stands.' },
  },
  groups: {
    colours: 'Colours',
    window: 'Window',
    noAnswer: 'When nobody answers',
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
    titleColor: { label: 'Title colour', help: 'Behind the title, and on buttons and the messages of visitors.' },
    titleFontColor: {
      label: 'Title font colour',
      help: 'Buttons and messages take white or black by themselves, whichever is read better.',
    },
    onlineTitle: { label: 'Title', help: 'At the top of the window, and on the closed chip or tab.' },
    collapsedMode: { label: 'Collapsed mode' },
    browserSideAuthorLabel: { label: "Label of the visitor's own messages" },
    autoResponseMessage: { label: 'Welcome message', help: 'Greets visitors as soon as they open the widget.' },
    onlineMessagePlaceholder: { label: 'Placeholder of the message field' },
    noAnswerWithoutEmail: {
      label: 'When the email address is not known',
      help: 'Asks for the address to answer to. Switch the message on under Behavior.',
    },
    noAnswerWithEmail: {
      label: 'When the email address is known',
      help: 'Says that the answer will come by email. Switch the message on under Behavior.',
    },
    offlineTitle: { label: 'Offline title' },
    offlineGreeting: { label: 'Greeting' },
    offlineEmailPlaceholder: { label: 'Placeholder of the email field', help: 'The info prompt uses it too.' },
    offlineMessagePlaceholder: { label: 'Placeholder of the offline message field' },
    offlineNamePlaceholder: { label: 'Placeholder of the name field', help: 'The info prompt uses it too.' },
    offlineSendButton: { label: 'Offline send button' },
    offlineThankYouMessage: { label: 'Thank-you message' },
    offlineEmailSubject: {
      label: 'Subject of the email',
      help: 'Of the emails that your team gets. Visitors do not see it.',
    },
    showConversationEnd: { label: 'Let visitors end the chat' },
    conversationEndMenuLinkLabel: { label: 'Menu link' },
    conversationEndConfirmationQuestion: { label: 'Confirmation question' },
    conversationEndLabel: { label: 'Note that the chat has ended' },
    showConversationRating: { label: 'Ask for a rating' },
    conversationRatingLabel: { label: 'Rating question' },
    conversationRatingThankYou: { label: 'Thanks for the rating' },
    conversationRatingPlaceholder: { label: 'Placeholder of the comment field' },
    clearMessagesOnEnd: {
      label: 'Clear messages when the chat ends',
      help: 'Nothing that was said stays in the window.',
    },
    showTranscriptSendOpt: { label: 'Offer to send a transcript' },
    conversationEndTranscriptPlaceholder: { label: 'Placeholder of the transcript email field' },
    conversationTranscriptSentThankYou: { label: 'Note that the transcript was sent' },
    requestScreenshotText: { label: 'Question' },
    requestScreenshotAllowLabel: { label: 'Allow button' },
    requestScreenshotDeclineLabel: { label: 'Decline button' },
    requireInfoGreeting: { label: 'Info prompt greeting', help: 'Switch the info prompt on under Behavior.' },
    requireInfoSubmitBtn: { label: 'Submit button' },
    defaultCancelBtnLabel: { label: 'Cancel button' },
    defaultSendBtnLabel: {
      label: 'Send button',
      help: 'Beside the message field, under the rating and under the transcript.',
    },
    showSendBtnOnDesktop: {
      label: 'Show the send button on desktops',
      help: 'Without it visitors send with Enter. Phones show the button always.',
    },
    defaultYesBtnLabel: { label: 'Yes button' },
    defaultNoBtnLabel: { label: 'No button' },
    collectVisitorMetaData: {
      label: 'Collect visitor data',
      help: 'Place, browser and pages, which also tell countries apart under Behavior.',
    },
    displayPrivacyPolicy: { label: 'Show a link to your privacy policy' },
    privacyPolicyLinkText: { label: 'Link text' },
    privacyPolicyLinkURL: { label: 'Link address', help: 'Opens in a tab of its own.' },
    requireAcceptance: {
      label: 'Require acceptance before a chat',
      help: 'Visitors accept the text below before they can write.',
    },
    defaultAcceptBtnLabel: { label: 'Accept button' },
    acceptanceText: { label: 'Acceptance text', help: 'At least three characters.' },
    widgetAlignment: { label: 'Side of the page' },
  },
  blocks: {
    endOff: 'Let visitors end the chat first.',
    ratingOff: 'Ask for a rating first.',
    transcriptOff: 'Offer a transcript first.',
    permissionMissing: 'Grant the permission above first.',
    policyOff: 'Show the link first.',
    acceptanceOff: 'Require acceptance first.',
  },
  transcriptsBlocked: 'Transcripts need a Slack permission that this widget does not have.',
  transcriptsBlockedLink: 'Authorize expanded permissions',
  acceptanceTooShort: 'Must be at least three characters for Acceptance text to be displayed.',
  collapsedModes: {
    chip: { title: 'Chip', text: 'A pill with the title.' },
    button: { title: 'Button', text: 'A round button.' },
    tab: { title: 'Tab', text: 'A tab at the foot of the page.' },
    hidden: { title: 'Hidden', text: 'Nothing, until your site opens it.' },
  },
  sides: {
    bottomRight: { title: 'Bottom right', text: 'Where most visitors look for it.' },
    bottomLeft: { title: 'Bottom left', text: 'When something else stands on the right.' },
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
  contrast: (ratio) => `Contrast of title and text: ${ratio} to 1.`,
  contrastGood: 'Easy to read.',
  contrastLow: 'Hard to read: 4.5 to 1 is the least.',
  useColour: (colour) => `Use ${colour}`,
  resetSection: 'Use defaults for this section',
  resetDone: (count) =>
    count === 1 ? '1 field is back at its default.' : `${count} fields are back at their defaults.`,
  cssTitle: 'Custom CSS',
  cssText:
    'Need more than this? Your site can restyle the widget with CSS of its own: fonts, spacing, the size of the window.',
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
  allStatesText: 'Everything that visitors may see, with the changes that are not saved yet.',
  pickHint: 'Click a text to edit it.',
  remarks: {
    endOff: 'Visitors do not see this: they cannot end a chat themselves.',
    ratingOff: 'Visitors do not see this: no rating is asked for.',
    transcriptOff: 'Visitors do not see this: no transcript is offered.',
    permissionMissing: 'Visitors do not see this: transcripts need a Slack permission.',
    acceptanceOff: 'Visitors do not see this: no acceptance is required.',
    infoOff: 'Visitors do not see this: the info prompt is off under Behavior.',
    hiddenWhenOffline: 'Visitors do not see this: Behavior hides the widget when offline.',
    nothingUntilOpened: 'Nothing shows until your site opens the widget.',
    screenshotOnRequest: 'Shows when an operator asks for a screenshot.',
  },

  copy: 'Copy from another widget',
  copyTitle: 'Copy texts and colours',
  copyText: 'Nothing is saved yet: what you copy goes into the form, and you see it in the preview.',
  copyFrom: 'From',
  copyWidget: (name, workspace) => (workspace === '' ? name : `${name} (${workspace})`),
  copyTexts: 'Texts',
  copyColours: 'Colours',
  copyNothing: 'Nothing would change: both widgets have the same.',
  copyNoPart: 'Choose what to copy.',
  copyChanges: (count) => (count === 1 ? '1 field changes' : `${count} fields change`),
  copyBefore: 'Now',
  copyAfter: 'Then',
  copyEmpty: 'empty',
  copyApply: (count) => (count === 1 ? 'Copy 1 field' : `Copy ${count} fields`),
  copyCancel: 'Cancel',
});
export type AppearanceLabels = typeof appearanceLabels.defaults;
