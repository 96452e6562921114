import { toHistory } from '../../../model/places/report-route';
import type { ReportsCoverageProps } from '../../../model/reports/coverage/coverage-report';
import { Text } from '../../../ui/radix';
import { ScreenRoot, type ScreenProps } from '../../../ui/page/screen';
import { useLabels } from '../../../ui/theme/labels';
import { WidgetCoverage } from './block';
import { reportsCoverageLabels, type ReportsCoverageLabels } from './labels';
import { CoverageSkeleton } from './skeleton';
import { ReportBody } from '../controls/body';
import { ReportFrame } from '../controls/frame';
import { DownloadButtons } from '../download/buttons';
import { WidgetSelect } from '../counting/widget-select';

/** When a widget's chats start, against its operating hours and the time when operators are online. */
export function ReportsCoverage(props: ReportsCoverageProps & ScreenProps<ReportsCoverageLabels>) {
  const { blocks, range, route, widgets, onWidgetChange, download } = props;
  const labels = useLabels(reportsCoverageLabels, props.labels);
  const shown = blocks.status === 'ready' ? blocks.data[0] : undefined;
  return (
    <ScreenRoot labelSet={reportsCoverageLabels} part="reports-coverage" state={blocks.status} {...props}>
      <ReportFrame
        tab="coverage"
        status={blocks.status}
        range={range}
        route={route}
        downloads={download && <DownloadButtons control={download} />}
      >
        {shown && (
          <div className="cd-report-view">
            <Text as="p" size="2" color="gray">
              {labels.help}
            </Text>
            <WidgetSelect value={shown.widget.id} widgets={widgets} onWidgetChange={onWidgetChange} />
          </div>
        )}
        <ReportBody blocks={blocks} loading={<CoverageSkeleton />} partOf={(block) => block.online}>
          {(block, name) => (
            <WidgetCoverage block={block} name={name} range={range} history={toHistory(route, block.widget.id)} />
          )}
        </ReportBody>
      </ReportFrame>
    </ScreenRoot>
  );
}
