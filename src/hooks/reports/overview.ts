import { useQueries } from '@tanstack/react-query';
import type { Loadable } from '../../model/core/loadable';
import { isSameId } from '../../model/core/tolerant';
import type { OverviewStats } from '../../model/entities/report';
import { comparisonPresets, trendFigures, trendViews, widgetLayouts } from '../../model/places/report-route';
import { comparedPeriod } from '../../model/reports/comparison';
import { writeOverview, type ComparedOverview } from '../../model/reports/files/overview';
import { agentViews, type OverviewBlock, type ReportsOverviewProps } from '../../model/reports/overview';
import { useChangesPerDay } from '../editing/change-entries';
import { useChoice } from '../shared/choice';
import { toLoadable } from '../shared/queries';
import type { DownloadOptions } from './download';
import { comparedOverviewQuery, overviewQuery } from './queries';
import type { ReportOptions } from './use-report-range';
import { withBlocks } from './use-report-widgets';
import { partsOf, usePartsDownload, useWidgetReport } from './use-widget-report';

export interface ReportsOverviewOptions extends ReportOptions, DownloadOptions {}

/** All props of `ReportsOverview`. */
export function useReportsOverview(options: ReportsOverviewOptions = {}): ReportsOverviewProps {
  const report = useWidgetReport(options);
  const { client, queryClient, head, changeRoute, widgets, shown, all, props } = report;
  const { route, range } = props;
  const compare = route.compare ?? comparisonPresets[0];
  const period = comparedPeriod(head.dates, compare, range.now, head.zone);
  const figures = useQueries({ queries: shown.map(({ id }) => overviewQuery(client, id, head)) }, queryClient);
  const before = useQueries(
    { queries: shown.map(({ id }) => comparedOverviewQuery(client, id, head.zone, period)) },
    queryClient,
  );
  // The same calls, unless its days are others.
  const lines = useQueries(
    {
      queries: shown.map(({ id }) => comparedOverviewQuery(client, id, head.zone, { ...period, dates: period.line })),
    },
    queryClient,
  );
  const { layout = widgetLayouts[0], widgetId: chosen = all[0]?.id } = route;
  // Of all widgets below each other, it would be a call for each.
  const marked = layout === 'one' ? chosen : undefined;
  const changes = useChangesPerDay(marked, head.zone);
  const [agentView, onAgentViewChange] = useChoice('overview-agents', agentViews);
  const parts = partsOf(shown, figures);
  const blocks = parts.flatMap(({ widget, data }, index): OverviewBlock[] => {
    const [then, line] = [before[index], lines[index]];
    if (!then || !line) return [];
    const isMarked = marked !== undefined && isSameId(widget.id, marked);
    return [{ widget, figures: data, before: toLoadable(then), line: toLoadable(line), ...(isMarked && { changes }) }];
  });
  const { start, end } = period.dates;
  const download = usePartsDownload(
    report,
    {
      kind: 'overview',
      of: `${start} ${end}`,
      parts: blocks.map(({ widget, figures: data, before: then, line }) => ({
        widget,
        data: withCompared(data, then, line),
      })),
      write: (format, fileHead, written, isWhole) =>
        writeOverview(format, { ...fileHead, period, now: range.now }, written, isWhole),
    },
    options,
  );
  return {
    ...props,
    blocks: withBlocks(widgets, blocks),
    compare: { value: compare, onCompareChange: (value) => changeRoute({ compare: value }) },
    trend: {
      figure: route.figure ?? trendFigures[0],
      onFigureChange: (figure) => changeRoute({ figure }),
      view: route.trend ?? trendViews[0],
      onViewChange: (trend) => changeRoute({ trend }),
    },
    widgetSwitch: {
      widgets: all,
      widgetId: route.widgetId,
      onWidgetChange: (widgetId) => changeRoute({ widgetId, layout: 'one' }),
      layout,
      onLayoutChange: (layout) => changeRoute({ layout }),
    },
    download,
    agentView,
    onAgentViewChange,
  };
}

/** A file has what the screen shows: it waits for the compared figures, and goes without them if they failed. */
function withCompared(
  figures: Loadable<OverviewStats>,
  before: Loadable<OverviewStats>,
  line: Loadable<OverviewStats> | undefined,
): Loadable<ComparedOverview> {
  if (figures.status !== 'ready') return figures;
  if (before.status === 'loading') return before;
  if (line?.status === 'loading') return line;
  const known = (stats: Loadable<OverviewStats> | undefined) => (stats?.status === 'ready' ? stats.data : undefined);
  return { ...figures, data: { figures: figures.data, compared: known(before), line: known(line) } };
}
