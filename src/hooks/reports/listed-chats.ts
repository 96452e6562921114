import { useQuery } from '@tanstack/react-query';
import { isSameId } from '../../model/core/tolerant';
import type { ReportRoute } from '../../model/places/report-route';
import { historyPageSize } from '../../model/reports/history';
import { lastHistoryPage, readChatCode, type HistoryBlock, type WidgetChat } from '../../model/reports/history-view';
import { widgetChats } from '../../model/reports/merged-history';
import { useChatdeck } from '../shared/chatdeck-context';
import type { ListedChats } from './chosen-chat';
import { historyPageQuery, type ListHead } from './history-queries';
import type { MergedChats } from './merged-chats';

interface ListedOptions {
  blocks: readonly HistoryBlock[];
  /** The one list of all widgets, if it is shown. */
  merged: MergedChats | undefined;
  head: ListHead;
  route: ReportRoute;
}

/** The chats listed around the chosen one, also beyond its page where it is the first or the last. */
export function useListedChats({ blocks, merged, head, route }: ListedOptions): ListedChats | undefined {
  const place = route.chat === undefined ? undefined : readChatCode(route.chat);
  const block = place && !merged ? blocks.find(({ widget }) => isSameId(widget.id, place.widgetId)) : undefined;
  const ofWidget = useListedInWidget(block, head, route);
  return merged ? listedInAll(merged, route) : ofWidget;
}

function listedInAll({ page, chats }: MergedChats, { page: index = 0 }: ReportRoute): ListedChats {
  const offset = index * historyPageSize;
  const listed = page.status === 'ready' && !isBefore(page.data.chats, chats, offset) ? page.data : undefined;
  return {
    chats: listed?.chats ?? [],
    offset,
    total: listed?.total ?? 0,
    isLoading: page.status === 'loading',
    before: chats[offset - 1],
    after: chats[offset + historyPageSize],
    routeOf: (pages) => ({ page: index + pages || undefined }),
  };
}

/** Whether the page before is still shown. */
function isBefore(shown: readonly WidgetChat[], all: readonly WidgetChat[], offset: number): boolean {
  return shown[0] !== undefined && shown[0] !== all[offset];
}

function useListedInWidget(
  block: HistoryBlock | undefined,
  head: ListHead,
  route: ReportRoute,
): ListedChats | undefined {
  const { client, queryClient } = useChatdeck();
  const { page = 0, widget, chats: loadable } = block ?? {};
  const data = loadable?.status === 'ready' && !loadable.isRefreshing ? loadable.data : undefined;
  const listed = widget && data ? widgetChats(widget, data.chats) : [];
  const isFirst = listed[0]?.code === route.chat && page > 0;
  const isLast = listed.at(-1)?.code === route.chat && page < lastHistoryPage(data?.total ?? 0);
  const pageQuery = (index: number) =>
    historyPageQuery({ client, widgetId: widget?.id ?? '', head }, Math.max(0, index), queryClient);
  const before = useQuery({ ...pageQuery(page - 1), enabled: isFirst }, queryClient);
  const after = useQuery({ ...pageQuery(page + 1), enabled: isLast }, queryClient);
  if (!block || !widget) return undefined;
  const chatsOf = ({ data: found, isPlaceholderData }: typeof before) =>
    found && !isPlaceholderData ? widgetChats(widget, found.chats) : [];
  return {
    chats: listed,
    offset: page * historyPageSize,
    total: data?.total ?? 0,
    isLoading: loadable?.status === 'loading',
    before: isFirst ? chatsOf(before).at(-1) : undefined,
    after: isLast ? chatsOf(after)[0] : undefined,
    routeOf: (pages) => ({ pages: { ...route.pages, [String(widget.id)]: page + pages } }),
  };
}
