import type { UseQueryResult } from '@tanstack/react-query';
import type { Loadable } from '../../model/core/loadable';
import type { DownloadBlock, DownloadControl, DownloadFormat } from '../../model/reports/download';
import type { ReportHead } from '../../model/counting/chat-count';
import type { WidgetPart } from '../../model/reports/files/widget-file';
import type { ReportWidget } from '../../model/reports/props';
import { useChatdeck } from '../shared/chatdeck-context';
import { toLoadable } from '../shared/queries';
import { useDownload, type DownloadOptions } from './download';
import { useReportRange, type ReportOptions } from './use-report-range';
import { useReportWidgets } from './use-report-widgets';

/** What all per-widget reports share: their days and widgets, in any case the one of the address if it shows one. */
export function useWidgetReport(options: ReportOptions) {
  const { client, queryClient } = useChatdeck();
  const { route, changeRoute, range } = useReportRange(options);
  const { widgets, shown, all, more } = useReportWidgets(undefined, route.widgetId);
  const head: ReportHead = { dates: range.dates, zone: range.zone };
  return { client, queryClient, head, changeRoute, widgets, shown, all, props: { route, range, ...more } };
}

/** A widget's part of a report, as far as it has loaded. */
type LoadablePart<T> = WidgetPart<Loadable<T>>;

export function partsOf<T>(widgets: readonly ReportWidget[], answers: readonly UseQueryResult<T>[]): LoadablePart<T>[] {
  return widgets.flatMap((widget, index) => {
    const answer = answers[index];
    return answer ? [{ widget, data: toLoadable(answer) }] : [];
  });
}

interface PartsDownload<T> {
  kind: 'overview' | 'availability';
  /** Tells what the parts depend on, besides the days and the zone. */
  of?: string | undefined;
  parts: readonly LoadablePart<T>[];
  /** The text of a file, from `model/reports/files`. */
  write(format: DownloadFormat, head: ReportHead, parts: readonly WidgetPart<T>[], isWhole: boolean): string;
}

/** The download of the loaded parts. */
export function usePartsDownload<T>(
  { head, widgets, shown, all }: Pick<ReturnType<typeof useWidgetReport>, 'head' | 'widgets' | 'shown' | 'all'>,
  { kind, of = '', parts, write }: PartsDownload<T>,
  options: DownloadOptions,
): DownloadControl {
  const arrived = parts.flatMap(({ widget, data }) => (data.status === 'ready' ? [{ widget, data: data.data }] : []));
  const missing = parts.filter(({ data }) => data.status === 'failed').map(({ widget }) => widget);
  const leftOut = all.length - shown.length;
  const isWhole = leftOut === 0 && missing.length === 0;
  const isLoading = widgets.status === 'loading' || parts.some(({ data }) => data.status === 'loading');
  const block: DownloadBlock | undefined = isLoading ? 'loading' : arrived.length === 0 ? 'empty' : undefined;
  return useDownload(
    kind,
    [head.dates.start, head.dates.end, head.zone, of].join(),
    { block, missing, leftOut, write: (format) => write(format, head, arrived, isWhole) },
    options,
  );
}
