import type { OverviewFigure } from '../../../model/reports/overview';
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
  noAgents: string;
  unreadable(count: number): string;
}

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
  noAgents: 'No agents replied to a chat in this period.',
  unreadable: (count) => (count === 1 ? '1 row couldn’t be displayed.' : `${count} rows couldn’t be displayed.`),
});
export type ReportsOverviewLabels = typeof reportsOverviewLabels.defaults;
