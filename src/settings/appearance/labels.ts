import type {
  AppearanceBlock,
  AppearanceSection,
  AppearanceSettings,
  PreviewRemark,
} from '../../model/settings/appearance/appearance';
import { defineLabels } from '../../ui/theme/labels';

type Name = keyof AppearanceSettings;

/** The groups of states that the control over the preview offers. */
export type PreviewPhase = 'closed' | 'start' | 'chat' | 'end' | 'offline';

interface AppearanceTexts {
  sections: Record<AppearanceSection, { title: string; text: string }>;
  /** Over the rows of a section that belong together. */
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
  fields: Record<Name, string>;
  help: Partial<Record<Name, string>>;
  /** Why a field is greyed out. */
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
  /** `ratio` is written as the theme's locale has it. */
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
  copyWidget(roomName: string, workspace: string): string;
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
  copied(count: number, roomName: string): string;
  copySave: string;
  copyTakeBack: string;
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
    titleColor: 'Title colour',
    titleFontColor: 'Title font colour',
    onlineTitle: 'Title',
    collapsedMode: 'Collapsed mode',
    browserSideAuthorLabel: "Label of the visitor's own messages",
    autoResponseMessage: 'Welcome message',
    onlineMessagePlaceholder: 'Placeholder of the message field',
    noAnswerWithoutEmail: 'When the email address is not known',
    noAnswerWithEmail: 'When the email address is known',
    offlineTitle: 'Offline title',
    offlineGreeting: 'Greeting',
    offlineEmailPlaceholder: 'Placeholder of the email field',
    offlineMessagePlaceholder: 'Placeholder of the offline message field',
    offlineNamePlaceholder: 'Placeholder of the name field',
    offlineSendButton: 'Offline send button',
    offlineThankYouMessage: 'Thank-you message',
    offlineEmailSubject: 'Subject of the email',
    showConversationEnd: 'Let visitors end the chat',
    conversationEndMenuLinkLabel: 'Menu link',
    conversationEndConfirmationQuestion: 'Confirmation question',
    conversationEndLabel: 'Note that the chat has ended',
    showConversationRating: 'Ask for a rating',
    conversationRatingLabel: 'Rating question',
    conversationRatingThankYou: 'Thanks for the rating',
    conversationRatingPlaceholder: 'Placeholder of the comment field',
    clearMessagesOnEnd: 'Clear messages when the chat ends',
    showTranscriptSendOpt: 'Offer to send a transcript',
    conversationEndTranscriptPlaceholder: 'Placeholder of the transcript email field',
    conversationTranscriptSentThankYou: 'Note that the transcript was sent',
    requestScreenshotText: 'Question',
    requestScreenshotAllowLabel: 'Allow button',
    requestScreenshotDeclineLabel: 'Decline button',
    requireInfoGreeting: 'Info prompt greeting',
    requireInfoSubmitBtn: 'Submit button',
    defaultCancelBtnLabel: 'Cancel button',
    defaultSendBtnLabel: 'Send button',
    showSendBtnOnDesktop: 'Show the send button on desktops',
    defaultYesBtnLabel: 'Yes button',
    defaultNoBtnLabel: 'No button',
    collectVisitorMetaData: 'Collect visitor data',
    displayPrivacyPolicy: 'Show a link to your privacy policy',
    privacyPolicyLinkText: 'Link text',
    privacyPolicyLinkURL: 'Link address',
    requireAcceptance: 'Require acceptance before a chat',
    defaultAcceptBtnLabel: 'Accept button',
    acceptanceText: 'Acceptance text',
    widgetAlignment: 'Side of the page',
  },
  help: {
    titleColor: 'Behind the title, and on buttons and the messages of visitors.',
    titleFontColor: 'Buttons and messages take white or black by themselves, whichever is read better.',
    onlineTitle: 'At the top of the window, and on the closed chip or tab.',
    autoResponseMessage: 'Greets visitors as soon as they open the widget.',
    noAnswerWithoutEmail: 'Asks for the address to answer to. Switch the message on under Behavior.',
    noAnswerWithEmail: 'Says that the answer will come by email. Switch the message on under Behavior.',
    offlineNamePlaceholder: 'The info prompt uses it too.',
    offlineEmailPlaceholder: 'The info prompt uses it too.',
    offlineEmailSubject: 'Of the emails that your team gets. Visitors do not see it.',
    clearMessagesOnEnd: 'Nothing that was said stays in the window.',
    requireInfoGreeting: 'Switch the info prompt on under Behavior.',
    defaultSendBtnLabel: 'Beside the message field, under the rating and under the transcript.',
    showSendBtnOnDesktop: 'Without it visitors send with Enter. Phones show the button always.',
    collectVisitorMetaData: 'Place, browser and pages, which also tell countries apart under Behavior.',
    privacyPolicyLinkURL: 'Opens in a tab of its own.',
    requireAcceptance: 'Visitors accept the text below before they can write.',
    acceptanceText: 'At least three characters.',
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
  copyWidget: (roomName, workspace) => (workspace === '' ? `#${roomName}` : `#${roomName} (${workspace})`),
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
  copied: (count, roomName) =>
    count === 1
      ? `1 field was copied from #${roomName}. It is not saved yet.`
      : `${count} fields were copied from #${roomName}. They are not saved yet.`,
  copySave: 'Save all',
  copyTakeBack: 'Take back',
});
export type AppearanceLabels = typeof appearanceLabels.defaults;
