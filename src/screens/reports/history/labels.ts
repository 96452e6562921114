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
  answer: 'Answer',
  anyAnswer: 'Any answer',
  answered: 'Answered',
  missed: 'Missed',
  start: 'Started by',
  anyStart: 'Anybody',
  byTrigger: 'A trigger',
  byVisitor: 'The visitor',
  search: 'Find a name, email or word',
  searchShort: 'Find',
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
  noReply: 'No response',
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
  userId: 'User id',
  traits: 'Known about the visitor',

  /** Names the table, for people who can't see the heading above it. */
  table: (widget: string) => `Chats of ${widget}`,
  pages: (widget: string) => `Pages of ${widget}`,
  empty: 'No data available.',
  emptyRange: 'Nobody chatted in these days. Try a longer range.',
  emptyFilters: 'No chat of these days passes the filters.',
  beyond: (page: string) => `There is no page ${page} any more.`,
  toLast: 'Go to the last page',
  failed: 'This history could not be loaded.',
  unreadable: (count: number) =>
    count === 1 ? 'One chat of this page could not be read.' : `${count} chats of this page could not be read.`,
});
export type ReportsHistoryLabels = typeof reportsHistoryLabels.defaults;
