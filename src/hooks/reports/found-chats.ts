import { useCallback, useMemo } from 'react';
import { readAllChats } from '../../client/chat-reading';
import type { ChatSink } from '../../client/chat-collection';
import { chatLimit, type ChatCount, type CountedDates } from '../../model/counting/chat-count';
import { needsReading } from '../../model/reports/chat-match';
import { findChats, noneFound, type FoundChats, type FoundList } from '../../model/reports/found-chats';
import type { HistoryHead } from '../../model/reports/history-file';
import type { ReportWidget } from '../../model/reports/props';
import { useChatdeck } from '../shared/chatdeck-context';
import { useChatCount } from '../shared/counting/chat-count';
import { useHead } from './one-widget';

/**
 * The chats that match filters which the API can't apply, of all that match the others; undefined without such filters.
 * Who filters has asked for it, so they are read right away.
 */
export function useFoundChats(
  widgets: readonly ReportWidget[],
  { dates, zone, filters }: HistoryHead,
): ChatCount<FoundChats> | undefined {
  const { client } = useChatdeck();
  const head = useHead({ dates, zone });
  // As text, because each render has new objects.
  const text = JSON.stringify({ widgets, filters });
  const asked = useMemo(() => JSON.parse(text) as Asked, [text]);
  const begin = useCallback(
    (counted: CountedDates) =>
      readAllChats(client.reports.chats, {
        dates: counted.dates,
        zone,
        lists: asked.widgets.map((widget) => ({ widget, filters: asked.filters })),
        sink: sinkOf(asked, zone),
      }),
    [client, asked, zone],
  );
  const isNeeded = needsReading(filters);
  const of = isNeeded && widgets.length > 0 ? { widgetIds: widgets.map(({ id }) => id), head } : undefined;
  const count = useChatCount({ of, what: `found ${text}`, begin, atOnce: chatLimit });
  return isNeeded ? count : undefined;
}

type Asked = Pick<HistoryHead, 'filters'> & { widgets: ReportWidget[] };

function sinkOf({ widgets, filters }: Asked, zone: string): ChatSink<FoundList, FoundChats> {
  return {
    begin: () => noneFound,
    add: findChats(filters, zone),
    end: (list) => list,
    finish: (lists) => ({
      foundAt: Date.now(),
      lists: new Map(widgets.map(({ id }, index) => [String(id), lists[index] ?? noneFound])),
      unreadable: lists.reduce((sum, { unreadable }) => sum + unreadable, 0),
    }),
  };
}
