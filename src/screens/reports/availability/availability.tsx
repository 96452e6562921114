import type { ReportsAvailabilityProps } from '../../../model/reports/availability';
import { useLabels } from '../../../ui/theme/labels';
import { Text } from '../../../ui/radix';
import { ScreenRoot, type ScreenProps } from '../../../ui/page/screen';
import { SegmentedControl } from '../../../ui/inputs/segmented-control';
import { useState } from 'react';
import { WidgetAvailability, type AvailabilityView } from './block';
import { reportsAvailabilityLabels, type ReportsAvailabilityLabels } from './labels';
import { AvailabilitySkeleton } from './skeleton';
import { ReportBody } from '../controls/body';
import { ReportFrame } from '../controls/frame';
import { DownloadButtons } from '../download/buttons';

/** When operators of each finished widget were online. */
export function ReportsAvailability(props: ReportsAvailabilityProps & ScreenProps<ReportsAvailabilityLabels>) {
  const { blocks, range, route, moreWidgets, onMoreWidgets, download } = props;
  const labels = useLabels(reportsAvailabilityLabels, props.labels);
  const [view, setView] = useState<AvailabilityView>('chart');
  return (
    <ScreenRoot labelSet={reportsAvailabilityLabels} part="reports-availability" state={blocks.status} {...props}>
      <ReportFrame
        tab="availability"
        status={blocks.status}
        range={range}
        route={route}
        downloads={download && <DownloadButtons control={download} />}
      >
        {blocks.status === 'ready' && blocks.data.length > 0 && (
          <div className="cd-report-view">
            <Text as="p" size="2" color="gray">
              {labels.help}
            </Text>
            <SegmentedControl<AvailabilityView>
              label={labels.view}
              value={view}
              onValueChange={setView}
              options={[
                { value: 'chart', label: labels.chart },
                { value: 'times', label: labels.times },
              ]}
            />
          </div>
        )}
        <ReportBody
          blocks={blocks}
          loading={<AvailabilitySkeleton />}
          partOf={(block) => block.online}
          moreWidgets={moreWidgets}
          onMoreWidgets={onMoreWidgets}
        >
          {(block, name) => <WidgetAvailability block={block} name={name} view={view} range={range} route={route} />}
        </ReportBody>
      </ReportFrame>
    </ScreenRoot>
  );
}
