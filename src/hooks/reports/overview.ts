import { useQueries } from '@tanstack/react-query';
import { writeOverview } from '../../model/report-files';
import type { OverviewBlock, ReportsOverviewProps } from '../../model/report-overview';
import { useChatdeck } from '../shared/provider';
import { toLoadable } from '../shared/queries';
import { useDownload, type DownloadOptions } from './download';
import { arrivedParts } from './download-source';
import { overviewBeforeQuery, overviewQuery } from './queries';
import { useReportRange, type ReportOptions } from './use-report-range';
import { useReportWidgets } from './use-report-widgets';

export interface ReportsOverviewOptions extends ReportOptions, DownloadOptions {}

/** Everything that `ReportsOverview` takes. */
export function useReportsOverview(options: ReportsOverviewOptions = {}): ReportsOverviewProps {
  const { client, queryClient } = useChatdeck();
  const { route, range } = useReportRange(options);
  const { widgets, more } = useReportWidgets();
  const shown = widgets.status === 'ready' ? widgets.data : [];
  const asked = { dates: range.dates, zone: range.zone };
  const figures = useQueries({ queries: shown.map(({ id }) => overviewQuery(client, id, asked)) }, queryClient);
  const before = useQueries({ queries: shown.map(({ id }) => overviewBeforeQuery(client, id, asked)) }, queryClient);
  const blocks = shown.flatMap((widget, index): OverviewBlock[] => {
    const [now, then] = [figures[index], before[index]];
    return now && then ? [{ widget, figures: toLoadable(now), before: toLoadable(then) }] : [];
  });

  const { parts, ...state } = arrivedParts(
    widgets.status,
    blocks.map(({ widget, figures: data }) => ({ widget, data })),
  );
  const write = (format: Parameters<typeof writeOverview>[0]) => writeOverview(format, asked, parts);
  const download = useDownload(
    'overview',
    [asked.dates.start, asked.dates.end, asked.zone].join(),
    { ...state, write },
    options,
  );
  return {
    route,
    range,
    ...more,
    blocks: widgets.status === 'ready' ? { ...widgets, data: blocks } : widgets,
    download,
  };
}
