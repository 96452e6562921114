import { ScreenRoot, type ScreenProps } from '../../../ui/page/screen';
import { reportsAvailabilityLabels, type ReportsAvailabilityLabels } from './labels';
import { AvailabilitySkeleton } from './skeleton';
import { ReportFrameLoading } from '../controls/loading';

/** The availability's place while its code is on the way. */
export function ReportsAvailabilityLoading(props: ScreenProps<ReportsAvailabilityLabels>) {
  return (
    <ScreenRoot labelSet={reportsAvailabilityLabels} part="reports-availability" state="loading" {...props}>
      <ReportFrameLoading tab="availability">
        <AvailabilitySkeleton />
      </ReportFrameLoading>
    </ScreenRoot>
  );
}
