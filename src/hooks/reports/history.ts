import { useQueries } from '@tanstack/react-query';
import type { HistoryBlock, HistoryPage, ReportsHistoryProps } from '../../model/reports/history-view';
import type { HistoryHead } from '../../model/reports/history-file';
import type { Loadable } from '../../model/core/loadable';
import type { OverviewStats } from '../../model/entities/report';
import type { ReportWidget } from '../../model/reports/props';
import { teamOverview } from '../../model/reports/overview';
import type { HistoryFilters } from '../../model/places/report-route';
import { useChatdeck } from '../shared/chatdeck-context';
import { toLoadable } from '../shared/queries';
import type { DownloadOptions } from './download';
import { useHistoryDownload } from './history-download';
import { historyPageQuery } from './history-queries';
import { overviewQuery } from './queries';
import { useReportRange, type ReportOptions } from './use-report-range';
import { useReportWidgets, withBlocks } from './use-report-widgets';

export interface ReportsHistoryOptions extends ReportOptions, DownloadOptions {}

const noFilters: HistoryFilters = {};

/** All props of `ReportsHistory`. */
export function useReportsHistory(options: ReportsHistoryOptions = {}): ReportsHistoryProps {
  const { client, queryClient } = useChatdeck();
  const { route, changeRoute, range } = useReportRange(options);
  const { widgetId, filters = noFilters, pages = {} } = route;
  const { widgets, shown, all, more } = useReportWidgets(widgetId);
  const head: HistoryHead = { dates: range.dates, zone: range.zone, filters };
  const pageOf = ({ id }: ReportWidget) => pages[String(id)] ?? 0;

  const chats = useQueries(
    {
      queries: shown.map((widget) =>
        historyPageQuery({ client, widgetId: widget.id, head }, pageOf(widget), queryClient),
      ),
    },
    queryClient,
  );
  const overviews = useQueries({ queries: shown.map(({ id }) => overviewQuery(client, id, head)) }, queryClient);

  const blocks = shown.flatMap((widget, index): HistoryBlock[] => {
    const query = chats[index];
    if (!query) return [];
    const loadable: Loadable<HistoryPage> = toLoadable(query);
    const isOld = { isRefreshing: query.isPlaceholderData };
    return [
      {
        widget,
        page: pageOf(widget),
        chats: loadable.status === 'ready' ? { ...loadable, ...isOld } : loadable,
        onPageChange: (page) => changeRoute({ pages: { ...pages, [String(widget.id)]: page } }),
      },
    ];
  });
  return {
    route,
    range,
    ...more,
    history: withBlocks(widgets, blocks),
    filters,
    // Other chats have other pages.
    onFiltersChange: (next) => changeRoute({ filters: next, pages: undefined }),
    widgets: all,
    widgetId,
    onWidgetChange: (next) => changeRoute({ widgetId: next }),
    agents: agentsOf(overviews.map(({ data }) => data)),
    download: useHistoryDownload(
      { ...head, ...downloadOf(blocks, shown, widgetId === undefined ? all : shown) },
      options,
    ),
  };
}

/** Who answered, by name. */
function agentsOf(overviews: readonly (OverviewStats | undefined)[]): string[] {
  const names = overviews.flatMap((stats) =>
    stats ? teamOverview(stats).agents.map(({ agentName }) => agentName) : [],
  );
  return [...new Set(names)].toSorted((a, b) => a.localeCompare(b));
}

/** Not only for the visible widgets, but for all that match the choice. */
function downloadOf(blocks: readonly HistoryBlock[], shown: readonly ReportWidget[], widgets: readonly ReportWidget[]) {
  const counts = new Map(
    blocks.flatMap(({ widget, chats }) => (chats.status === 'ready' ? [[widget.id, chats.data.total] as const] : [])),
  );
  const isEmpty = widgets.length === shown.length && widgets.every(({ id }) => counts.get(id) === 0);
  return {
    block: isEmpty ? ('empty' as const) : undefined,
    widgets: widgets.map((widget) => ({ ...widget, expected: counts.get(widget.id) })),
  };
}
