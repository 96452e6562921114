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
  totalChats: 'All conversations that visitors started, missed ones included.',
  upRatingPercent: 'Of the chats that were rated, the part that got a thumbs up.',
  upRatingCount: 'Chats that got a thumbs up.',
  chatsFromTrigger: 'Chats that began with the message of a trigger.',
  lateReply: 'Chats whose first answer came late.',
  avgChatsPerDay: 'Chats divided by the days of the range.',
  avgTimeToFirstReply: 'From the first message of the visitor to the first answer, over the chats that were answered.',
  avgChatDuration: 'From the start of a chat to its end.',
  avgMsgsPerChat: 'Messages of visitors and agents in a chat.',
  totalOfflineMsgs: 'Messages that visitors left while nobody was online.',
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

  help: 'The numbers of the whole team and of each agent.',
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
      ? 'Missed chats divided by the days of the range.'
      : figure === 'chatsFromTrigger'
        ? 'Missed chats that began with the message of a trigger.'
        : 'Chats that nobody answered.',
  none: '–',
  notMeasured: 'nothing to measure',
  toHistory: (name, value) => `${value}, ${name}: show in the history`,
  agentFigure: (agent, name) => `${name} of ${agent}`,

  changed: (figure, direction, share) => `${share} ${words[figure][direction]}`,
  pointsChanged: (direction, points) =>
    `${points} ${points === '1' ? 'point' : 'points'} ${words.upRatingPercent[direction]}`,
  noneBefore: 'none before',
  unchanged: 'no change',
  comparedWith: (dates) => `Compared with ${dates}.`,
  comparedUntilNow: (dates) => `Compared with ${dates}, up to the same time of day.`,
  beforeFailed: 'The period before could not be loaded, so nothing is compared.',
  retryBefore: 'Compare again',
  failed: (widget) => `The numbers of ${widget} could not be loaded.`,
  noAgents: 'No agent answered a chat in this time.',
  unreadable: (count) => (count === 1 ? 'One row could not be read.' : `${count} rows could not be read.`),
});
export type ReportsOverviewLabels = typeof reportsOverviewLabels.defaults;
