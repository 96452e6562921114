import type { ReportsOverviewProps } from '../../../model/reports/overview';
import { agentViews, type AgentView } from '../../../model/reports/overview';
import { ScreenRoot, type ScreenProps } from '../../../ui/page/screen';
import { SegmentedControl } from '../../../ui/inputs/segmented-control';
import { useLabels } from '../../../ui/theme/labels';
import { Text } from '../../../ui/radix';
import { ReportBody } from '../controls/body';
import { ReportFrame } from '../controls/frame';
import { DownloadButtons } from '../download/buttons';
import { WidgetBlock } from './block';
import { reportsOverviewLabels, type ReportsOverviewLabels } from './labels';
import { OverviewSkeleton } from './skeleton';

/** The figures of each finished widget: the team's and each agent's. */
export function ReportsOverview(props: ReportsOverviewProps & ScreenProps<ReportsOverviewLabels>) {
  const { blocks, range, route, moreWidgets, onMoreWidgets, download } = props;
  const { agentView = agentViews[0], onAgentViewChange } = props;
  const labels = useLabels(reportsOverviewLabels, props.labels);
  return (
    <ScreenRoot labelSet={reportsOverviewLabels} part="reports-overview" state={blocks.status} {...props}>
      <ReportFrame
        tab="overview"
        status={blocks.status}
        range={range}
        route={route}
        downloads={download && <DownloadButtons control={download} />}
      >
        {blocks.status === 'ready' && blocks.data.length > 0 && onAgentViewChange && (
          <div className="cd-report-view">
            <Text as="p" size="2" color="gray">
              {labels.help}
            </Text>
            <div className="cd-report-choice">
              <Text size="2" aria-hidden>
                {labels.agentView}
              </Text>
              <SegmentedControl<AgentView>
                label={labels.agentView}
                value={agentView}
                onValueChange={(view) => onAgentViewChange(view)}
                options={agentViews.map((value) => ({ value, label: labels[value] }))}
              />
            </div>
          </div>
        )}
        <ReportBody
          blocks={blocks}
          loading={<OverviewSkeleton />}
          partOf={(block) => block.figures}
          moreWidgets={moreWidgets}
          onMoreWidgets={onMoreWidgets}
        >
          {(block, name) => <WidgetBlock block={block} name={name} range={range} route={route} agentView={agentView} />}
        </ReportBody>
      </ReportFrame>
    </ScreenRoot>
  );
}
