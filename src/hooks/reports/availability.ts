import { useQueries } from '@tanstack/react-query';
import type { Loadable } from '../../model/core/loadable';
import type { AvailabilityBlock, OnlineDays, ReportsAvailabilityProps } from '../../model/reports/availability';
import { writeAvailability, type WrittenAvailability } from '../../model/reports/files/availability';
import type { DownloadOptions } from './download';
import { toLoadable } from '../shared/queries';
import { availabilityQuery, missedChatsQuery } from './queries';
import type { ReportOptions } from './use-report-range';
import { withBlocks } from './use-report-widgets';
import { partsOf, usePartsDownload, useWidgetReport } from './use-widget-report';

export interface ReportsAvailabilityOptions extends ReportOptions, DownloadOptions {}

/** All props of `ReportsAvailability`. */
export function useReportsAvailability(options: ReportsAvailabilityOptions = {}): ReportsAvailabilityProps {
  const report = useWidgetReport(options);
  const { client, queryClient, head, widgets, shown, props } = report;
  const answers = useQueries({ queries: shown.map(({ id }) => availabilityQuery(client, id, head)) }, queryClient);
  const misses = useQueries({ queries: shown.map(({ id }) => missedChatsQuery(client, id, head)) }, queryClient);
  const blocks = partsOf(shown, answers).map(({ widget, data }, index): AvailabilityBlock => {
    const missed = misses[index];
    return { widget, online: data, missed: missed && toLoadable(missed) };
  });
  const parts = blocks.map(({ widget, online, missed }) => ({ widget, data: withMissed(online, missed) }));
  const download = usePartsDownload(report, { kind: 'availability', parts, write: writeAvailability }, options);
  return { ...props, blocks: withBlocks(widgets, blocks), download };
}

/** A file has what the screen shows: it waits for the missed chats, and goes without them if they failed. */
function withMissed(online: Loadable<OnlineDays>, missed: AvailabilityBlock['missed']): Loadable<WrittenAvailability> {
  if (online.status !== 'ready') return online;
  if (missed?.status === 'loading') return missed;
  return { ...online, data: { ...online.data, missed: missed?.status === 'ready' ? missed.data : undefined } };
}
