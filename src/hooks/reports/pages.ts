import { useCallback } from 'react';
import type { ChatSink } from '../../client/chat-collection';
import { readAllChats } from '../../client/chat-reading';
import { countBlock } from '../../model/reports/download';
import type { CountedDates } from '../../model/counting/chat-count';
import type { ReportHead } from '../../model/counting/chat-count';
import {
  addPages,
  emptyPages,
  pagesFigures,
  type PageCounts,
  type PagesFigures,
  type ReportsPagesProps,
} from '../../model/reports/pages';
import { writePages } from '../../model/reports/files/pages';
import type { ReportWidget } from '../../model/reports/props';
import { useChatdeck } from '../shared/chatdeck-context';
import { useChatCount } from '../shared/counting/chat-count';
import { useDownload, type DownloadOptions } from './download';
import { useHead, useOneWidget } from './one-widget';
import { useReportRange, type ReportOptions } from './use-report-range';

export interface ReportsPagesOptions extends ReportOptions, DownloadOptions {}

/** All props of `ReportsPages`. */
export function useReportsPages(options: ReportsPagesOptions = {}): ReportsPagesProps {
  const { route, changeRoute, range } = useReportRange(options);
  const { widget, withBlock, choice } = useOneWidget({ route, changeRoute });
  const head = useHead(range);
  const pages = usePages(widget, head);
  const counted = pages.status === 'ready' ? pages : undefined;
  const download = useDownload(
    'pages',
    [widget?.id, head.dates.start, head.dates.end, head.zone].join(),
    {
      block: countBlock(pages),
      write: (format) =>
        counted && widget
          ? writePages(format, { ...head, dates: counted.counted.dates }, { widget, data: counted.data })
          : '',
    },
    options,
  );
  return { route, range, ...choice, blocks: withBlock(widget && { widget, pages }), download };
}

/** Chats that a trigger started are read apart from the others, because a chat itself doesn't say. */
const lists = [true, false];

const sink: ChatSink<PageCounts, PagesFigures> = {
  begin: emptyPages,
  add: (counts, chats, { filters }) => addPages(counts, chats, filters.trigger === true),
  end: (counts) => counts,
  finish: pagesFigures,
};

function usePages(widget: ReportWidget | undefined, head: ReportHead) {
  const { client } = useChatdeck();
  const { id = '', name = '' } = widget ?? {};
  const begin = useCallback(
    ({ dates }: CountedDates) =>
      readAllChats(client.reports.chats, {
        dates,
        zone: head.zone,
        lists: lists.map((trigger) => ({ widget: { id, name }, filters: { trigger } })),
        sink,
      }),
    [client, id, name, head.zone],
  );
  return useChatCount({ of: widget && { widgetIds: [id], head }, what: 'pages', begin });
}
