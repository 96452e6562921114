import type { Loadable } from '../../model/loadable';
import type { DownloadBlock } from '../../model/report-download';
import type { ReportData, ReportWidget } from '../../model/report-props';

interface Part<T> {
  widget: ReportWidget;
  data: Loadable<T>;
}

interface Arrived<T> {
  block?: DownloadBlock | undefined;
  /** What has come, by widget. */
  parts: { widget: ReportWidget; data: T }[];
  /** Names of the widgets whose part failed. */
  missing: string[];
}

/** What of a report is here to be written into a file, and why none can be yet. */
export function arrivedParts<T>(widgets: ReportData<unknown>['status'], all: readonly Part<T>[]): Arrived<T> {
  const parts = all.flatMap(({ widget, data }) => (data.status === 'ready' ? [{ widget, data: data.data }] : []));
  const missing = all.filter(({ data }) => data.status === 'failed').map(({ widget }) => widget.name);
  const isLoading = widgets === 'loading' || all.some(({ data }) => data.status === 'loading');
  const block = isLoading ? 'loading' : parts.length === 0 ? 'empty' : undefined;
  return { block, parts, missing };
}
