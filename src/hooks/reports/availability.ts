import { useQueries } from '@tanstack/react-query';
import type { AvailabilityBlock, ReportsAvailabilityProps } from '../../model/report-availability';
import { writeAvailability } from '../../model/report-files';
import { useChatdeck } from '../shared/provider';
import { toLoadable } from '../shared/queries';
import { useDownload, type DownloadOptions } from './download';
import { arrivedParts } from './download-source';
import { availabilityQuery } from './queries';
import { useReportRange, type ReportOptions } from './use-report-range';
import { useReportWidgets } from './use-report-widgets';

export interface ReportsAvailabilityOptions extends ReportOptions, DownloadOptions {}

/** Everything that `ReportsAvailability` takes. */
export function useReportsAvailability(options: ReportsAvailabilityOptions = {}): ReportsAvailabilityProps {
  const { client, queryClient } = useChatdeck();
  const { route, range } = useReportRange(options);
  const { widgets, more } = useReportWidgets();
  const shown = widgets.status === 'ready' ? widgets.data : [];
  const asked = { dates: range.dates, zone: range.zone };
  const online = useQueries({ queries: shown.map(({ id }) => availabilityQuery(client, id, asked)) }, queryClient);
  const blocks = shown.flatMap((widget, index): AvailabilityBlock[] => {
    const query = online[index];
    return query ? [{ widget, online: toLoadable(query) }] : [];
  });

  const { parts, ...state } = arrivedParts(
    widgets.status,
    blocks.map(({ widget, online: data }) => ({ widget, data })),
  );
  const write = (format: Parameters<typeof writeAvailability>[0]) => writeAvailability(format, asked, parts);
  const download = useDownload(
    'availability',
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
