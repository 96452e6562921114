import { useQueries } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { writeOverview } from '../../model/reports/files';
import { agentViews, type OverviewBlock, type ReportsOverviewProps } from '../../model/reports/overview';
import { useChatdeck } from '../shared/chatdeck-context';
import { toLoadable } from '../shared/queries';
import type { DownloadOptions } from './download';
import { overviewBeforeQuery, overviewQuery } from './queries';
import type { ReportOptions } from './use-report-range';
import { withBlocks } from './use-report-widgets';
import { partsOf, usePartsDownload, useWidgetReport } from './use-widget-report';

export interface ReportsOverviewOptions extends ReportOptions, DownloadOptions {}

/** All props of `ReportsOverview`. */
export function useReportsOverview(options: ReportsOverviewOptions = {}): ReportsOverviewProps {
  const report = useWidgetReport(options);
  const { client, queryClient, head, widgets, shown, props } = report;
  const figures = useQueries({ queries: shown.map(({ id }) => overviewQuery(client, id, head)) }, queryClient);
  const before = useQueries({ queries: shown.map(({ id }) => overviewBeforeQuery(client, id, head)) }, queryClient);
  const [agentView, onAgentViewChange] = useChoice('overview-agents', agentViews);
  const parts = partsOf(shown, figures);
  const blocks = parts.flatMap(({ widget, data }, index): OverviewBlock[] => {
    const then = before[index];
    return then ? [{ widget, figures: data, before: toLoadable(then) }] : [];
  });
  const download = usePartsDownload(report, { kind: 'overview', parts, write: writeOverview }, options);
  return { ...props, blocks: withBlocks(widgets, blocks), download, agentView, onAgentViewChange };
}

/** The last choice stored under this name; the first option until then, and on a server. */
function useChoice<Value extends string>(
  name: string,
  values: readonly [Value, ...Value[]],
): [value: Value, choose: (value: Value) => void] {
  const { choices } = useChatdeck();
  const read = () => values.find((each) => each === choices.get(name)) ?? values[0];
  const value = useSyncExternalStore(choices.subscribe, read, () => values[0]);
  return [value, (next) => choices.set(name, next)];
}
