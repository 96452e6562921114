import type { Loadable } from '../core/loadable';
import type { ChatFigures, OverviewStats } from '../entities/report';
import type { DownloadControl } from './download';
import type { ReportData, ReportProps, ReportWidget } from './props';
import type { HistoryFilters } from '../places/report-route';
import { readyRows } from '../core/tolerant';

/** The ten figures of the overview in their order. */
export const overviewFigures = [
  'totalChats',
  'upRatingPercent',
  'upRatingCount',
  'chatsFromTrigger',
  'lateReply',
  'avgChatsPerDay',
  'avgTimeToFirstReply',
  'avgChatDuration',
  'avgMsgsPerChat',
  'totalOfflineMsgs',
] as const;
export type OverviewFigure = (typeof overviewFigures)[number];

/** Those that are shown of missed chats. */
export const missedFigures = ['totalChats', 'avgChatsPerDay', 'chatsFromTrigger'] as const;

/** Figures of one widget, taken apart. */
export interface TeamOverview {
  /** Of everybody, missed chats included. */
  team: ChatFigures;
  agents: ChatFigures[];
  /** The row without an agent's name; absent when the server sent none. */
  missed?: ChatFigures | undefined;
  /** How many rows the server sent in a form we cannot read. */
  unreadable: number;
}

/** One widget's part of the overview; it loads and fails by itself. */
export interface OverviewBlock {
  widget: ReportWidget;
  figures: Loadable<OverviewStats>;
  /** Of the period before, for comparison. */
  before: Loadable<OverviewStats>;
}

/** What `useReportsOverview` gives and `ReportsOverview` takes. */
export interface ReportsOverviewProps extends ReportProps {
  /** The numbers of each widget, its team first. */
  blocks: ReportData<OverviewBlock[]>;
  /** Absent hides the buttons. */
  download?: DownloadControl | undefined;
  /** How the agents are shown: a block of cards each, when absent. */
  agentView?: AgentView | undefined;
  /** The person wants to see the agents in another way; absent hides the choice. */
  onAgentViewChange?: ((view: AgentView) => void) | undefined;
}

/** The ways to show the agents' figures; the first is that of those who have not chosen. */
export const agentViews = ['cards', 'table'] as const;
export type AgentView = (typeof agentViews)[number];

export function teamOverview({ totalStats, stats }: OverviewStats): TeamOverview {
  const rows = readyRows(stats);
  return {
    team: totalStats,
    agents: rows.filter(({ agentName }) => agentName !== ''),
    missed: rows.find(({ agentName }) => agentName === ''),
    unreadable: stats.length - rows.length,
  };
}

/** The agents with the most chats first, and in their order those with as many. */
export function byChats(agents: readonly ChatFigures[]): ChatFigures[] {
  return agents.toSorted((a, b) => b.totalChats - a.totalChats);
}

/** How a figure is written. */
export type FigureUnit = 'count' | 'percent' | 'seconds' | 'decimal';

const units: Record<OverviewFigure, FigureUnit> = {
  totalChats: 'count',
  upRatingPercent: 'percent',
  upRatingCount: 'count',
  chatsFromTrigger: 'count',
  lateReply: 'count',
  avgChatsPerDay: 'decimal',
  avgTimeToFirstReply: 'seconds',
  avgChatDuration: 'seconds',
  avgMsgsPerChat: 'decimal',
  totalOfflineMsgs: 'count',
};

export function figureUnit(figure: OverviewFigure): FigureUnit {
  return units[figure];
}

/** Which way is good; a chat that lasts longer is neither better nor worse. */
const goodDirection: Record<OverviewFigure, 'up' | 'down' | 'neither'> = {
  totalChats: 'up',
  upRatingPercent: 'up',
  upRatingCount: 'up',
  chatsFromTrigger: 'up',
  lateReply: 'down',
  avgChatsPerDay: 'up',
  avgTimeToFirstReply: 'down',
  avgChatDuration: 'neither',
  avgMsgsPerChat: 'neither',
  totalOfflineMsgs: 'down',
};

/** How a figure moved against the period before. */
export interface FigureChange {
  direction: 'up' | 'down' | 'same';
  trend: 'better' | 'worse' | 'same';
  /** How much, 0.12 being 12 %; absent where there was none before. A percentage moves by points, in hundredths too. */
  share?: number | undefined;
}

/** Nothing where there is nothing to compare. Missed chats are the better the fewer they are. */
export function figureChange(
  figure: OverviewFigure,
  now: number | null,
  before: number | null,
  isMissed = false,
): FigureChange | undefined {
  if (now === null || before === null) return undefined;
  const share = changeShare(figure, now, before);
  if (now === before || (share !== undefined && Math.round(share * 100) === 0)) {
    return { direction: 'same', trend: 'same', share: 0 };
  }
  const direction = now > before ? 'up' : 'down';
  const good = isMissed ? 'down' : goodDirection[figure];
  return { direction, trend: good === 'neither' ? 'same' : direction === good ? 'better' : 'worse', share };
}

function changeShare(figure: OverviewFigure, now: number, before: number): number | undefined {
  if (units[figure] === 'percent') return Math.abs(now - before) / 100;
  return before === 0 ? undefined : Math.abs(now - before) / before;
}

/** Whose chats a figure counts. */
export type FigureOwner = { of: 'team' } | { of: 'agent'; name: string } | { of: 'missed' };

/** The figures that are shown of somebody's chats, in their order. */
export function figuresOf({ of }: FigureOwner): readonly OverviewFigure[] {
  return of === 'missed' ? missedFigures : overviewFigures;
}

/** What the history must be filtered by to show a figure's chats and no others; the other figures have no such filter. */
const figureFilters: Partial<Record<OverviewFigure, HistoryFilters>> = {
  totalChats: {},
  upRatingCount: { rating: 'up' },
  chatsFromTrigger: { trigger: true },
};

/** The filters with which the history shows exactly the chats that a number counts; null where there are none to show. */
export function countedChats(figure: OverviewFigure, owner: FigureOwner, value: number | null): HistoryFilters | null {
  const filters = figureFilters[figure];
  if (!filters || !value) return null;
  switch (owner.of) {
    case 'team':
      return filters;
    case 'agent':
      return { agent: owner.name, ...filters };
    case 'missed':
      return { missed: true, ...filters };
  }
}
