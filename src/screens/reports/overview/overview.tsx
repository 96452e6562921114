import type { ReportsOverviewProps } from '../../../model/reports/overview';
import { ScreenRoot, type ScreenProps } from '../../../ui/page/screen';
import { ReportBody } from '../controls/body';
import { ReportFrame } from '../controls/frame';
import { DownloadButtons } from '../download/buttons';
import { WidgetBlock } from './block';
import { reportsOverviewLabels, type ReportsOverviewLabels } from './labels';
import { OverviewSkeleton } from './skeleton';

/** The figures of each finished widget: the team's and each agent's. */
export function ReportsOverview(props: ReportsOverviewProps & ScreenProps<ReportsOverviewLabels>) {
  const { blocks, range, route, moreWidgets, onMoreWidgets, download } = props;
  return (
    <ScreenRoot labelSet={reportsOverviewLabels} part="reports-overview" state={blocks.status} {...props}>
      <ReportFrame
        tab="overview"
        status={blocks.status}
        range={range}
        route={route}
        downloads={download && <DownloadButtons control={download} />}
      >
        <ReportBody
          blocks={blocks}
          loading={<OverviewSkeleton />}
          moreWidgets={moreWidgets}
          onMoreWidgets={onMoreWidgets}
        >
          {(block, name) => <WidgetBlock block={block} name={name} range={range} route={route} />}
        </ReportBody>
      </ReportFrame>
    </ScreenRoot>
  );
}
