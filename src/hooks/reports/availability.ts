import { useQueries } from '@tanstack/react-query';
import type { ReportsAvailabilityProps } from '../../model/reports/availability';
import { writeAvailability } from '../../model/reports/files';
import type { DownloadOptions } from './download';
import { availabilityQuery } from './queries';
import type { ReportOptions } from './use-report-range';
import { withBlocks } from './use-report-widgets';
import { partsOf, usePartsDownload, useWidgetReport } from './use-widget-report';

export interface ReportsAvailabilityOptions extends ReportOptions, DownloadOptions {}

/** All props of `ReportsAvailability`. */
export function useReportsAvailability(options: ReportsAvailabilityOptions = {}): ReportsAvailabilityProps {
  const report = useWidgetReport(options);
  const { client, queryClient, head, widgets, shown, props } = report;
  const answers = useQueries({ queries: shown.map(({ id }) => availabilityQuery(client, id, head)) }, queryClient);
  const parts = partsOf(shown, answers);
  const blocks = parts.map(({ widget, data }) => ({ widget, online: data }));
  const download = usePartsDownload(report, { kind: 'availability', parts, write: writeAvailability }, options);
  return { ...props, blocks: withBlocks(widgets, blocks), download };
}
