import type { ChatSink } from '../../client/chat-collection';
import { countBlock } from '../../model/reports/download';
import {
  addPages,
  emptyPages,
  pagesFigures,
  type PageCounts,
  type PagesFigures,
  type ReportsPagesProps,
} from '../../model/reports/pages';
import { writePages } from '../../model/reports/files/pages';
import { useStartedChats } from '../shared/counting/started-chats';
import { useDownload, type DownloadOptions } from './download';
import { useHead, useOneWidget } from './one-widget';
import { useReportRange, type ReportOptions } from './use-report-range';

export interface ReportsPagesOptions extends ReportOptions, DownloadOptions {}

/** All props of `ReportsPages`. */
export function useReportsPages(options: ReportsPagesOptions = {}): ReportsPagesProps {
  const { route, changeRoute, range } = useReportRange(options);
  const { widget, withBlock, choice } = useOneWidget({ route, changeRoute });
  const head = useHead(range);
  const pages = useStartedChats({ widget, head, what: 'pages', sink });
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

const sink: ChatSink<PageCounts, PagesFigures> = {
  begin: emptyPages,
  add: (counts, chats, { filters }) => addPages(counts, chats, filters.trigger === true),
  end: (counts) => counts,
  finish: pagesFigures,
};
