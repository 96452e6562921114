import { queryOptions, useQueries, useQuery } from '@tanstack/react-query';
import type { Client } from '../../client/create-client';
import { mapLoadable, type Loadable } from '../../model/core/loadable';
import { isSameId } from '../../model/core/tolerant';
import type { ReportRoute } from '../../model/places/report-route';
import { historyPageSize } from '../../model/reports/history';
import type { HistoryHead } from '../../model/reports/history-file';
import {
  historyPage,
  readChatCode,
  type ChatPlace,
  type ChosenChat,
  type HistoryPage,
  type OtherChats,
  type WidgetChat,
} from '../../model/reports/history-view';
import { widgetChats } from '../../model/reports/merged-history';
import type { ReportWidget } from '../../model/reports/props';
import { localDate } from '../../model/time/zoned-time';
import { useChatdeck } from '../shared/chatdeck-context';
import { readOptions, toLoadable } from '../shared/queries';
import { historyPageQuery } from './history-queries';

/** The listed chats among which the chosen one moves. */
export interface ListedChats {
  chats: readonly WidgetChat[];
  /** The place of the first of them, zero-based. */
  offset: number;
  total: number;
  isLoading: boolean;
  /** Beyond the page: what is listed before and after it, if known. */
  before?: WidgetChat | undefined;
  after?: WidgetChat | undefined;
  /** What the address remembers of the page that many pages further. */
  routeOf(pages: -1 | 0 | 1): Partial<ReportRoute>;
}

interface ChosenOptions {
  route: ReportRoute;
  changeRoute(patch: Partial<ReportRoute>): void;
  head: HistoryHead;
  /** Every widget of the report. */
  widgets: readonly ReportWidget[];
  listed: ListedChats | undefined;
}

/** How many widgets are searched for the visitor's other chats; an account may have hundreds. */
const SEARCHED_WIDGETS = 10;
const SHOWN_OTHERS = 5;
/** As many chats as may start in one second. */
const SECOND_SIZE = 100;
/** The server's maximum for a search. */
const MAX_SEARCH = 200;

/** The chat in the address: from the listed ones, or asked for by its start. */
export function useChosenChat(options: ChosenOptions): ChosenChat | undefined {
  const { route, changeRoute, head, widgets, listed } = options;
  const { client, queryClient } = useChatdeck();
  const code = route.chat;
  const place = code === undefined ? undefined : readChatCode(code);
  const widget = place && widgets.find(({ id }) => isSameId(id, place.widgetId));
  const index = listed?.chats.findIndex((each) => each.code === code) ?? -1;
  const found = listed?.chats[index];
  const isAsked = !found && widget !== undefined && (place?.startedAt ?? null) !== null;
  const asked = useQuery({ ...chatQuery(client, place), enabled: isAsked }, queryClient);
  const chat = chosenChat();
  const email = chat.status === 'ready' ? (chat.data?.chat.visitor.email ?? '') : '';
  const others = useOtherChats({ email, code, head, widgets });
  if (code === undefined) return undefined;

  const previous = step(index - 1, listed?.before, -1);
  const next = step(index + 1, listed?.after, 1);
  const byVisitor = { name: 'reports', tab: 'history', range: route.range, zone: route.zone } as const;
  return {
    code,
    found: chat,
    position: found && { place: listed.offset + index + 1, total: listed.total },
    onPrevious: previous,
    onNext: next,
    others,
    link: chat.status === 'ready' && chat.data ? linkTo(chat.data, head.zone) : undefined,
    allByVisitor: isSearchable(email) ? { ...byVisitor, view: 'all', filters: { q: email } } : undefined,
  };

  function chosenChat(): Loadable<WidgetChat | null> {
    if (found) return { status: 'ready', data: found };
    if (!widget) return { status: 'ready', data: null };
    if (isAsked) {
      return mapLoadable(toLoadable(asked), ({ chats }) => {
        const same = widgetChats(widget, chats).filter((each) => each.chat.startedAt === place.startedAt);
        return same[place.index] ?? null;
      });
    }
    return listed?.isLoading ? { status: 'loading' } : { status: 'ready', data: null };
  }

  function step(to: number, beyond: WidgetChat | undefined, direction: -1 | 1) {
    if (!found) return undefined;
    const neighbor = listed.chats[to];
    const target = neighbor ?? beyond;
    if (!target) return undefined;
    return () => changeRoute({ chat: target.code, ...listed.routeOf(neighbor ? 0 : direction) });
  }
}

/** A second's chats: the API finds chats by their time only. */
function chatQuery(client: Client, place: ChatPlace | undefined) {
  const { widgetId = '', startedAt = 0 } = place ?? {};
  const second = new Date(startedAt ?? 0).toISOString().slice(0, 19);
  return queryOptions({
    ...readOptions(),
    queryKey: [client.session.id, 'reports', String(widgetId), 'chats at', second],
    queryFn: async ({ signal }) => {
      const range = { tz: 'UTC', startDate: second, endDate: second };
      return historyPage(await client.reports.chats(widgetId, { ...range, perPage: SECOND_SIZE, page: 0 }, { signal }));
    },
  });
}

interface OthersOptions extends Pick<ChosenOptions, 'head' | 'widgets'> {
  email: string;
  code: string | undefined;
}

/** Other chats with the same email in the range. The search finds parts of words, too. */
function useOtherChats({ email, code, head, widgets }: OthersOptions): Loadable<OtherChats> | undefined {
  const { client, queryClient } = useChatdeck();
  const searched = isSearchable(email) ? widgets.slice(0, SEARCHED_WIDGETS) : [];
  // Not with what was found by other filters.
  const search = { dates: head.dates, zone: head.zone, filters: { q: email } };
  const queries = useQueries(
    { queries: searched.map(({ id }) => historyPageQuery({ client, widgetId: id, head: search }, 0, queryClient)) },
    queryClient,
  );
  if (searched.length === 0) return undefined;
  const pages = queries.map((query): Loadable<HistoryPage> => toLoadable(query));
  const failed = pages.find((page) => page.status === 'failed');
  if (failed) return failed;
  if (pages.some(({ status }) => status === 'loading')) return { status: 'loading' };
  const all = pages.flatMap((page, index) => {
    const widget = searched[index];
    return widget && page.status === 'ready' ? widgetChats(widget, page.data.chats) : [];
  });
  const others = all
    .filter(({ chat, code: other }) => other !== code && isSameEmail(chat.visitor.email, email))
    .toSorted((a, b) => (b.chat.startedAt ?? 0) - (a.chat.startedAt ?? 0));
  const isPartial =
    widgets.length > searched.length ||
    pages.some((page) => page.status === 'ready' && page.data.total > historyPageSize);
  return { status: 'ready', data: { chats: others.slice(0, SHOWN_OTHERS), total: others.length, isPartial } };
}

function isSearchable(email: string): boolean {
  return email !== '' && email.length <= MAX_SEARCH;
}

function isSameEmail(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase();
}

/** The day of the chat alone, as a preset moves with the calendar. */
function linkTo({ widget, chat: { startedAt }, code }: WidgetChat, zone: string): ReportRoute | undefined {
  if (startedAt === null) return undefined;
  const day = localDate(startedAt, zone);
  return { name: 'reports', tab: 'history', widgetId: widget.id, range: { from: day, to: day }, zone, chat: code };
}
