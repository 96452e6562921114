import type { OverviewFigure } from '../../../model/reports/overview';
import type { TrendFigure } from '../../../model/places/report-route';
import type { RollUpFigure } from '../../../model/reports/roll-up';
import { defineLabels } from '../../../ui/theme/labels';

/** The words for a figure that grew or shrank. */
const words: Record<OverviewFigure, { up: string; down: string }> = {
  totalChats: { up: 'more', down: 'fewer' },
  upRatingPercent: { up: 'higher', down: 'lower' },
  upRatingCount: { up: 'more', down: 'fewer' },
  chatsFromTrigger: { up: 'more', down: 'fewer' },
  lateReply: { up: 'more', down: 'fewer' },
  avgChatsPerDay: { up: 'more', down: 'fewer' },
  avgTimeToFirstReply: { up: 'slower', down: 'faster' },
  avgChatDuration: { up: 'longer', down: 'shorter' },
  avgMsgsPerChat: { up: 'more', down: 'fewer' },
  totalOfflineMsgs: { up: 'more', down: 'fewer' },
};

interface OverviewTexts extends Record<OverviewFigure, string> {
  /** The definition of each figure, in its tooltip. */
  definition(figure: OverviewFigure): string;
  /** The page's description, above it. */
  help: string;
  /** The choice between the two views of the agents. */
  agentView: string;
  cards: string;
  table: string;
  team: string;
  agents: string;
  agent: string;
  missed: string;
  missedPerDay: string;
  missedDefinition(figure: OverviewFigure): string;
  /** When there was nothing to measure. */
  none: string;
  /** The same for screen readers. */
  notMeasured: string;
  /** The name of a number that links to the history. */
  toHistory(name: string, value: string): string;
  /** An agent's number for screen readers. */
  agentFigure(agent: string, name: string): string;
  changed(figure: OverviewFigure, direction: 'up' | 'down', share: string): string;
  /** A percentage that changed by this many points. */
  pointsChanged(direction: 'up' | 'down', points: string): string;
  /** The previous period had none. */
  noneBefore: string;
  unchanged: string;
  comparedWith(dates: string): string;
  comparedUntilNow(dates: string): string;
  beforeFailed: string;
  retryBefore: string;
  failed(widget: string): string;

  /** The figures of all widgets together. */
  rollUp: Record<RollUpFigure, string>;
  rollUpDefinition: Record<RollUpFigure, string>;
  /** The page's context: the dates, and the compared ones. */
  against(dates: string, compared: string): string;
  perDay(count: string): string;
  missedCount(count: string): string;
  lateCount(count: string): string;
  thumbsUp(count: string): string;
  /** A change of counts over periods of different lengths. */
  changedPerDay(change: string): string;
  /** The figures in the chart, by day. */
  trend: Record<TrendFigure, string>;
  /** How the days are shown. */
  trendView: string;
  chart: string;
  /** The name of a chart: a widget, and what it shows. */
  trendOf(widget: string, trend: string): string;
  day: string;
  comparedDay: string;
  comparedValue: string;
  /** The line of the compared period. */
  comparedLine: Record<'before' | 'weekdays' | 'lastYear', string>;
  /** A day on which clocks go forward, or back. */
  clocks(direction: 'forward' | 'back', minutes: string): string;
  /** A day on which the widget's settings were changed. */
  settingChanges(changes: number, count: string): string;
  /** Opens the widget's change log. */
  seeChanges: string;
  /** A mark's day and what happened. */
  marked(day: string, what: string): string;
  /** A finding, with the widget's name apart. */
  missesMost(share: string): string;
  missedBefore(share: string): string;
  seeMissed(count: number, missed: string): string;
  /** Widgets whose figures are not in the totals. */
  notCounted(widgets: string): string;
  /** The totals are those of the first widgets. */
  firstWidgets(count: string): string;
  /** While their figures load. */
  notCountedYet(count: number, written: string): string;
  widgets: string;
  widgetsHelp: string;
  widget: string;
  chatsByDay: string;
  late: string;
  allWidgets: string;
  showWidget(name: string): string;
  layout: string;
  one: string;
  all: string;
  agentsDefinition: string;
  noAgents: string;
  unreadable(count: number): string;
}

const rollUpDefinitions: Record<RollUpFigure, string> = {
  chats: 'All chats that visitors started, including missed ones.',
  missed: 'Share of all chats that no one replied to.',
  replyTime:
    'Average time from a visitor’s first message to the first reply, in chats that got one. Late replies took more than 60 seconds.',
  rating: 'Share of rated chats with a thumbs up.',
  offline: 'Messages visitors left while no one was online.',
};

const definitions: Record<OverviewFigure, string> = {
  totalChats: 'All chats that visitors started, including missed ones.',
  upRatingPercent: 'Share of rated chats with a thumbs up.',
  upRatingCount: 'Chats with a thumbs up.',
  chatsFromTrigger: 'Chats that started with a trigger’s message.',
  lateReply: 'Chats whose first reply took more than 60 seconds.',
  avgChatsPerDay: 'Chats divided by the number of days in the range.',
  avgTimeToFirstReply: 'Average time from a visitor’s first message to the first reply, in chats that got one.',
  avgChatDuration: 'Average time from the start of a chat to its end.',
  avgMsgsPerChat: 'Average number of messages per chat, from visitors and agents.',
  totalOfflineMsgs: 'Messages visitors left while no one was online.',
};

export const reportsOverviewLabels = defineLabels<OverviewTexts>('reports-overview', {
  totalChats: 'Total Chats',
  upRatingPercent: 'Rating %',
  upRatingCount: 'Ratings (thumbs up)',
  chatsFromTrigger: 'Trigger Chats',
  lateReply: 'Late Replies',
  avgChatsPerDay: 'Avg Chats/Day',
  avgTimeToFirstReply: 'Avg Time to Reply',
  avgChatDuration: 'Avg Chat Duration',
  avgMsgsPerChat: 'Avg Msgs/Chat',
  totalOfflineMsgs: 'Offline Messages',
  definition: (figure) => definitions[figure],

  help: 'Numbers for your entire team and for each agent.',
  agentView: 'Show agents as',
  cards: 'Cards',
  table: 'Table',
  team: 'Entire team',
  agents: 'Agents',
  agent: 'Agent',
  missed: 'Missed chats',
  missedPerDay: 'Avg Missed/Day',
  missedDefinition: (figure) =>
    figure === 'avgChatsPerDay'
      ? 'Missed chats divided by the number of days in the range.'
      : figure === 'chatsFromTrigger'
        ? 'Missed chats that started with a trigger’s message.'
        : 'Chats no one replied to.',
  none: '–',
  notMeasured: 'no data',
  toHistory: (name, value) => `${value}, ${name}: show in history`,
  agentFigure: (agent, name) => `${name} for ${agent}`,

  changed: (figure, direction, share) => `${share} ${words[figure][direction]}`,
  pointsChanged: (direction, points) =>
    `${points} ${points === '1' ? 'point' : 'points'} ${words.upRatingPercent[direction]}`,
  noneBefore: 'none previously',
  unchanged: 'no change',
  comparedWith: (dates) => `Compared with ${dates}.`,
  comparedUntilNow: (dates) => `Compared with ${dates}, up to the same time of day.`,
  beforeFailed: 'Couldn’t load the previous period to compare.',
  retryBefore: 'Compare again',
  failed: (widget) => `Couldn’t load the overview for ${widget}.`,

  rollUp: {
    chats: 'Chats',
    missed: 'Missed',
    replyTime: 'Time to reply',
    rating: 'Rating',
    offline: 'Offline messages',
  },
  rollUpDefinition: rollUpDefinitions,
  against: (dates, compared) => `${dates}, compared with ${compared}`,
  perDay: (count) => `${count} per day`,
  missedCount: (count) => `${count} missed`,
  lateCount: (count) => `${count} late`,
  thumbsUp: (count) => `${count} thumbs up`,
  changedPerDay: (change) => `${change} per day`,
  trend: {
    chats: 'Chats by day',
    missed: 'Missed chats by day',
    replyTime: 'Average time to reply by day',
    rating: 'Rating by day',
  },
  trendView: 'Show days as',
  chart: 'Chart',
  trendOf: (widget, trend) => `${widget}: ${trend}`,
  day: 'Day',
  comparedDay: 'Comparison day',
  comparedValue: 'Comparison value',
  comparedLine: { before: 'previous period', weekdays: 'previous period, same weekdays', lastYear: 'last year' },
  clocks: (direction, minutes) => `Clocks go ${direction} ${minutes} minutes`,
  settingChanges: (changes, count) => (changes === 1 ? '1 settings change' : `${count} settings changes`),
  seeChanges: 'See what changed',
  marked: (day, what) => `${day}: ${what}`,
  missesMost: (share) => `misses ${share} of its chats`,
  missedBefore: (share) => `${share} in the comparison period`,
  seeMissed: (count, missed) => (count === 1 ? 'See the missed chat' : `See the ${missed} missed chats`),
  notCounted: (widgets) => `These figures don’t include ${widgets}, which couldn’t be loaded.`,
  firstWidgets: (count) => `These figures cover only the first ${count} widgets.`,
  notCountedYet: (count, written) =>
    count === 1
      ? '1 widget is still loading and isn’t counted yet.'
      : `${written} widgets are still loading and aren’t counted yet.`,
  widgets: 'Widgets',
  widgetsHelp: 'The same figures for each widget. Choose a widget to see its team.',
  widget: 'Widget',
  chatsByDay: 'Chats by day',
  late: 'Late',
  allWidgets: 'All widgets',
  showWidget: (name) => `Show ${name}`,
  layout: 'Show widgets',
  one: 'One at a time',
  all: 'All',
  agentsDefinition: 'Only chats with a reply. The figures are defined as for the entire team.',
  noAgents: 'No agents replied to a chat in this period.',
  unreadable: (count) => (count === 1 ? '1 row couldn’t be displayed.' : `${count} rows couldn’t be displayed.`),
});
export type ReportsOverviewLabels = typeof reportsOverviewLabels.defaults;
