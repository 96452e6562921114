import { defineLabels } from '../../../ui/theme/labels';

interface PagesTexts {
  help: string;
  title: string;
  /** The columns. */
  page: string;
  chats: string;
  missed: string;
  rating: string;
  reply: string;
  triggered: string;
  /** What the columns mean. */
  definitions: string;
  /** Chats whose page isn't known. */
  unknownPage: string;
  /** Pages beyond the limit. */
  otherPages: string;
  /** The limit is already formatted in the theme's locale. */
  otherHelp(limit: string): string;
  /** A number, and its share of the chats. */
  withShare(count: string, share: string): string;
  /** A number that links, for screen readers: with its column and page. */
  figureOf(value: string, column: string, page: string): string;
  /** No rating or reply. */
  none: string;
}

export const reportsPagesLabels = defineLabels<PagesTexts>('reports-pages', {
  help: 'Which pages visitors start chats on, and how those chats go.',
  title: 'Chats by page',
  page: 'Page',
  chats: 'Chats',
  missed: 'Missed',
  rating: 'Thumbs up',
  reply: 'First reply',
  triggered: 'From triggers',
  definitions:
    'URLs are shown without query and hash. Missed chats are those no one replied to. Thumbs up is the share of rated chats with a thumbs up. First reply is the average time to the first reply, in chats that got one.',
  unknownPage: 'Unknown page',
  otherPages: 'Other pages',
  otherHelp: (limit) => `Only the ${limit} pages with the most chats are listed. “Other pages” combines the rest.`,
  withShare: (count, share) => `${count} (${share})`,
  figureOf: (value, column, page) => `${value}, ${column}: show chats on ${page}`,
  none: '–',
});
export type ReportsPagesLabels = typeof reportsPagesLabels.defaults;
