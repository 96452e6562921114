import type { Loadable } from '../core/loadable';
import type { ChatFigures, OverviewStats } from '../entities/report';
import type { DownloadControl } from './download';
import type { CompareControl, ReportData, ReportProps, ReportWidget, WidgetChoice } from './props';
import type { HistoryFilters, TrendFigure, TrendView, WidgetLayout } from '../places/report-route';
import { readyRows, type Id } from '../core/tolerant';
import type { LocalDate } from '../time/local-date';

/** The ten overview figures, in display order. */
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

/** Figures shown for missed chats. */
export const missedFigures = ['totalChats', 'avgChatsPerDay', 'chatsFromTrigger'] as const;

/** One widget's figures, by team, agents, and missed chats. */
export interface TeamOverview {
  /** The whole team, including missed chats. */
  team: ChatFigures;
  agents: ChatFigures[];
  /** The row without an agent name; absent when the server sent none. */
  missed?: ChatFigures | undefined;
  /** How many rows were unreadable. */
  unreadable: number;
}

/** One widget's part of the overview; it loads and fails independently. */
export interface OverviewBlock {
  widget: ReportWidget;
  figures: Loadable<OverviewStats>;
  /** The period to compare with. */
  before: Loadable<OverviewStats>;
  /** The days of the chart's second line, up to three days off to meet on the same weekdays; absent hides the line. */
  line?: Loadable<OverviewStats> | undefined;
  /** How often the widget's settings were changed on a day, for marks in its chart; absent if it isn't known. */
  changes?: Readonly<Record<LocalDate, number>> | undefined;
}

/** What couldn't be loaded of the figures that a block is compared with. */
export function failedComparisons({ before, line }: Pick<OverviewBlock, 'before' | 'line'>) {
  return [before, line].flatMap((each) => (each?.status === 'failed' ? [each] : []));
}

/** The choice between one widget at a time and all of them below each other. */
export interface WidgetSwitch extends WidgetChoice {
  /** The widget shown; the first one if absent. */
  widgetId?: Id | undefined;
  layout: WidgetLayout;
  onLayoutChange(layout: WidgetLayout): void;
}

/** The figure in the chart, and how its days are shown. */
export interface TrendControl {
  figure: TrendFigure;
  onFigureChange(figure: TrendFigure): void;
  view: TrendView;
  onViewChange(view: TrendView): void;
}

/** Props for `ReportsOverview`, returned by `useReportsOverview`. */
export interface ReportsOverviewProps extends ReportProps {
  /** Each widget's figures, team first. */
  blocks: ReportData<OverviewBlock[]>;
  /** What the figures are compared with; absent compares with the days right before. */
  compare?: CompareControl | undefined;
  /** Absent hides the charts. */
  trend?: TrendControl | undefined;
  /** Absent shows all widgets below each other. */
  widgetSwitch?: WidgetSwitch | undefined;
  /** Absent hides the buttons. */
  download?: DownloadControl | undefined;
  /** How agents are shown; defaults to cards. */
  agentView?: AgentView | undefined;
  /** Called when the user picks another agent view; absent hides the choice. */
  onAgentViewChange?: ((view: AgentView) => void) | undefined;
}

/** Ways to show the agents' figures; the first is the default. */
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

/** Agents by number of chats, most first; ties keep their order. */
export function byChats(agents: readonly ChatFigures[]): ChatFigures[] {
  return agents.toSorted((a, b) => b.totalChats - a.totalChats);
}

/** A figure's unit. */
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

/** Which direction is good. A longer chat is neither better nor worse. */
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

/** How a figure changed from the previous period. */
export interface FigureChange {
  direction: 'up' | 'down' | 'same';
  trend: 'better' | 'worse' | 'same';
  /**
   * Size of the change: 0.12 is 12%. Absent when the previous value was 0. For percentages, the change in percentage
   * points divided by 100.
   */
  share?: number | undefined;
}

/** Undefined when there is nothing to compare. For missed chats, fewer is better. */
export function figureChange(
  figure: OverviewFigure,
  now: number | null,
  before: number | null,
  isMissed = false,
): FigureChange | undefined {
  if (now === null || before === null) return undefined;
  // Percentages are compared as they are shown, so that a change has the same size in each place.
  if (units[figure] === 'percent') [now, before] = [Math.round(now), Math.round(before)];
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

/** The figures shown for an owner, in display order. */
export function figuresOf({ of }: FigureOwner): readonly OverviewFigure[] {
  return of === 'missed' ? missedFigures : overviewFigures;
}

/** History filters that match exactly the chats a figure counts; other figures have no such filter. */
const figureFilters: Partial<Record<OverviewFigure, HistoryFilters>> = {
  totalChats: {},
  upRatingCount: { rating: 'up' },
  chatsFromTrigger: { trigger: true },
};

/** History filters that show exactly the chats a number counts; null when there are none to show. */
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
