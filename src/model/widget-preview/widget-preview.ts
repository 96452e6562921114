import type { appearanceDefaults } from '../entities/widget-settings';

/** A visitor's widget: the settings of the Appearance tab. */
export type WidgetLook = typeof appearanceDefaults;

/** What a visitor's widget can show. `closed` follows the collapsed mode: chip, button, tab, or nothing. */
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

/** How a visitor sees colors: all of them, or with one kind of color blindness. */
export const previewVisions = ['full', 'protanopia', 'deuteranopia', 'tritanopia', 'achromatopsia'] as const;
export type PreviewVision = (typeof previewVisions)[number];

/** Who answers, as visitors see it. */
export interface PreviewAgent {
  name: string;
  /** The picture's URL; initials if empty. */
  avatarUrl?: string | undefined;
}

/** A message of a conversation that replaces the sample. */
export interface PreviewMessage {
  id: string;
  /** `note` is centered, like who has joined. */
  from: 'team' | 'visitor' | 'note';
  text: string;
  /** The text is HTML that people wrote: links, bold text, and line breaks are rendered. */
  isHtml?: boolean | undefined;
}

/** A custom conversation in the window, like a question group being tried. */
export interface PreviewThread {
  messages: readonly PreviewMessage[];
  /** What the visitor can choose next; a click is reported. */
  answers?: readonly { id: string; text: string }[] | undefined;
}
