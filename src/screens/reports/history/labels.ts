import { defineLabels } from '../../../ui/theme/labels';

export const reportsHistoryLabels = defineLabels('reports-history', {
  zone: 'View timestamps in timezone',

  filters: 'Filters',
  /** Expands them on a phone, with the number of active filters. */
  filtersButton: (count: number) => (count === 0 ? 'Filters' : `Filters (${count})`),
  widget: 'Widget',
  allWidgets: 'All widgets',
  agent: 'Agent',
  allAgents: 'All agents',
  rating: 'Rating',
  anyRating: 'Any rating',
  answer: 'Reply',
  anyAnswer: 'Replied or missed',
  answered: 'Replied',
  missed: 'Missed',
  start: 'Started by',
  anyStart: 'Started by anyone',
  byTrigger: 'Started by a trigger',
  byVisitor: 'Started by the visitor',
  search: 'Search by name, email, message, or feedback',
  clear: 'Clear filters',

  started: 'Started',
  visitor: 'Visitor',
  rated: 'Rating',
  feedback: 'Feedback',
  unknownTime: 'Unknown time',
  unnamedVisitor: 'Visitor',
  more: 'more details...',
  /** The same for screen readers. */
  moreAbout: (visitor: string) => `more details... about ${visitor}`,
  missedChat: 'Missed',
  replied: (duration: string) => `Replied after ${duration}`,
  noReply: 'No reply',
  up: 'Thumbs up',
  down: 'Thumbs down',
  none: '–',
  /** Replaces the dash for screen readers. */
  noRating: 'No rating',
  noFeedback: 'No feedback',

  email: 'Email',
  firstMessage: 'First message',
  page: 'Page',
  startedAt: 'Started',
  endedAt: 'Ended',
  visitorSince: 'Visitor since',
  userId: 'User ID',
  traits: 'Visitor data',

  /** Names the table, for people who can't see the heading above it. */
  table: (widget: string) => `Chats in ${widget}`,
  pages: (widget: string) => `Pages of chats in ${widget}`,
  empty: 'No data available.',
  emptyRange: 'No chats on these dates. Try a longer date range.',
  emptyFilters: 'No chats match these filters.',
  beyond: (page: string) => `Page ${page} no longer exists.`,
  toLast: 'Go to the last page',
  failed: 'Couldn’t load the chats.',
  unreadable: (count: number) =>
    count === 1 ? '1 chat on this page couldn’t be displayed.' : `${count} chats on this page couldn’t be displayed.`,
});
export type ReportsHistoryLabels = typeof reportsHistoryLabels.defaults;
