import { useQueries } from '@tanstack/react-query';
import type { HistoryBlock, HistoryPage, ReportsHistoryProps } from '../../model/reports/history-view';
import type { Loadable } from '../../model/core/loadable';
import type { OverviewStats } from '../../model/entities/report';
import type { ReportWidget } from '../../model/reports/props';
import { countBlock } from '../../model/reports/download';
import { teamOverview } from '../../model/reports/overview';
import type { HistoryFilters } from '../../model/places/report-route';
import { useChatdeck } from '../shared/chatdeck-context';
import { toLoadable } from '../shared/queries';
import type { DownloadOptions } from './download';
import { useHistoryDownload } from './history-download';
import { useChosenChat } from './chosen-chat';
import { useFoundChats } from './found-chats';
import { historyPageQuery, type ListHead } from './history-queries';
import { useListedChats } from './listed-chats';
import { useMergedChats } from './merged-chats';
import { overviewQuery } from './queries';
import { useSavedViews } from './saved-views';
import { firstPages, useReportRange, type ReportOptions } from './use-report-range';
import { useReportWidgets, withBlocks } from './use-report-widgets';

export interface ReportsHistoryOptions extends ReportOptions, DownloadOptions {}

const noFilters: HistoryFilters = {};

/** All props of `ReportsHistory`. */
export function useReportsHistory(options: ReportsHistoryOptions = {}): ReportsHistoryProps {
  const { client, queryClient } = useChatdeck();
  const { route, changeRoute, range } = useReportRange(options);
  const { widgetId, filters = noFilters, pages = {}, page = 0 } = route;
  const isAll = route.view === 'all';
  const { widgets, shown, all, more } = useReportWidgets(widgetId);
  const search = useFoundChats(shown, { dates: range.dates, zone: range.zone, filters });
  const found = search?.status === 'ready' ? search : undefined;
  const head: ListHead = { dates: range.dates, zone: range.zone, filters, found: found?.data };
  const listed = search && !found ? [] : shown;
  const pageOf = ({ id }: ReportWidget) => (isAll ? 0 : (pages[String(id)] ?? 0));

  const chats = useQueries(
    {
      queries: listed.map((widget) =>
        historyPageQuery({ client, widgetId: widget.id, head }, pageOf(widget), queryClient),
      ),
    },
    queryClient,
  );
  const overviews = useQueries({ queries: shown.map(({ id }) => overviewQuery(client, id, head)) }, queryClient);

  const merged = useMergedChats({ widgets: isAll ? listed : [], head, page, chosen: route.chat });

  const blocks = listed.flatMap((widget, index): HistoryBlock[] => {
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
  const around = useListedChats({ blocks, merged: isAll ? merged : undefined, head, route });
  const chosen = useChosenChat({ route, changeRoute, head, widgets: all, listed: around });
  const saved = useSavedViews({ route, changeRoute });

  return {
    route,
    range,
    ...more,
    history: withBlocks(widgets, blocks),
    search: search && (found ? { ...found, data: { unreadable: found.data.unreadable } } : search),
    filters,
    onFiltersChange: (next) => changeRoute({ filters: next, ...firstPages }),
    widgets: all,
    widgetId,
    onWidgetChange: (next) => changeRoute({ widgetId: next, page: undefined, chat: undefined }),
    allChats: isAll
      ? { page, chats: merged.page, onPageChange: (next) => changeRoute({ page: next || undefined }) }
      : undefined,
    onViewChange: (view) => changeRoute({ view, ...firstPages }),
    chosen: widgets.status === 'ready' ? chosen : undefined,
    onChatChange: (chat) => changeRoute({ chat }),
    saved: widgets.status === 'ready' ? saved : undefined,
    agents: agentsOf(overviews.map(({ data }) => data)),
    download: useHistoryDownload(
      search && !found
        ? { ...head, block: countBlock(search), widgets: [] }
        : {
            ...head,
            dates: found?.counted.dates ?? head.dates,
            ...downloadOf(blocks, shown, widgetId === undefined ? all : shown, found !== undefined),
          },
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
function downloadOf(
  blocks: readonly HistoryBlock[],
  shown: readonly ReportWidget[],
  widgets: readonly ReportWidget[],
  isSearched: boolean,
) {
  const counts = new Map(
    blocks.flatMap(({ widget, chats }) => (chats.status === 'ready' ? [[widget.id, chats.data.total] as const] : [])),
  );
  const isEmpty = widgets.length === shown.length && widgets.every(({ id }) => counts.get(id) === 0);
  return {
    block: isEmpty ? ('empty' as const) : undefined,
    widgets: widgets.map((widget) => ({ ...widget, expected: isSearched ? undefined : counts.get(widget.id) })),
  };
}
