import type { CsvValue } from '../../files/csv';
import type { DownloadFormat, ReportHead } from '../download';
import { definedColumns, writeCsv, writeJson } from './widget-file';
import { pageShares, type PageFigures, type PagesFigures } from '../pages';
import type { ReportWidget } from '../props';

/** What the figures of a file mean, in the header of each. */
const definitions = {
  page: 'host and path of the page on which the visitor started the chat, without query and hash',
  chats: 'chats that started in the range',
  missedChats: 'chats that no agent answered',
  ratedChats: 'chats that the visitor rated',
  upRatingPercent: 'share of rated chats with a thumbs up',
  avgTimeToFirstReply: 'seconds until an agent first answered, on average over answered chats',
  chatsFromTrigger: 'chats that a trigger started',
};

/** Writes the pages of a widget, with what the figures mean, the days, and the time zone. */
export function writePages(
  format: DownloadFormat,
  head: ReportHead,
  { widget, data }: { widget: ReportWidget; data: PagesFigures },
): string {
  const rows = [...data.pages, ...(data.other ? [{ ...data.other, key: null }] : [])];
  if (format === 'json') {
    const pages = rows.map(({ key, ...figures }) => ({ page: key, ...fileFigures(figures) }));
    return writeJson(head, [{ widget, data }], () => ({ pages }), { definitions });
  }
  const { dates, zone } = head;
  const place = [widget.name, String(widget.id), dates.start, dates.end, zone];
  const cells = rows.map(({ key, ...figures }): CsvValue[] => [
    ...place,
    key ?? 'Other pages',
    ...Object.values(fileFigures(figures)),
  ]);
  const columns = ['widget', 'widgetId', 'startDate', 'endDate', 'timeZone', ...definedColumns(definitions)];
  return writeCsv(columns, cells);
}

/** In the order of their definitions. */
function fileFigures(figures: PageFigures) {
  const { rating, reply } = pageShares(figures);
  const round = (value: number | null, factor: number) =>
    value === null ? null : Math.round(value * factor * 10) / 10;
  return {
    chats: figures.chats,
    missedChats: figures.missed,
    ratedChats: figures.rated,
    upRatingPercent: round(rating, 100),
    avgTimeToFirstReply: round(reply, 1),
    chatsFromTrigger: figures.triggered,
  } satisfies Record<Exclude<keyof typeof definitions, 'page'>, number | null>;
}
