import type { appearanceDefaults } from '../entities/widget-settings';

/** What a visitor's widget looks like and says: the settings of the Appearance tab. */
export type WidgetLook = typeof appearanceDefaults;

/** What a visitor's widget can be showing. `closed` follows the collapsed mode: chip, button, tab or nothing. */
export const previewStates = [
  'closed',
  'online',
  'infoPrompt',
  'acceptance',
  'conversation',
  'noAnswer',
  'noAnswerWithEmail',
  'screenshot',
  'menu',
  'endConfirmation',
  'ended',
  'rating',
  'ratingThanks',
  'transcript',
  'transcriptSent',
  'offline',
  'thankYou',
] as const;
export type PreviewState = (typeof previewStates)[number];

/** Who answers, as visitors see it. */
export interface PreviewAgent {
  name: string;
  /** A picture's address; initials when empty. */
  avatarUrl?: string | undefined;
}

/** One message of a conversation that is shown instead of the sample one. */
export interface PreviewMessage {
  id: string;
  /** `note` stands in the middle, such as who has joined. */
  from: 'team' | 'visitor' | 'note';
  text: string;
  /** The text is HTML that people wrote: links, bold words and line breaks show as such. */
  isHtml?: boolean | undefined;
}

/** A conversation of one's own in the window, such as a question group that is played. */
export interface PreviewThread {
  messages: readonly PreviewMessage[];
  /** What the visitor can choose from now; a click on one is reported. */
  answers?: readonly { id: string; text: string }[] | undefined;
}
