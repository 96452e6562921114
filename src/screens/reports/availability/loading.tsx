import { ScreenRoot, type ScreenProps } from '../../../ui/page/screen';
import { reportsAvailabilityLabels, type ReportsAvailabilityLabels } from './labels';
import { AvailabilitySkeleton } from './skeleton';
import { ReportFrameLoading } from '../controls/loading';

/** Placeholder for the availability while its code loads. */
export function ReportsAvailabilityLoading(props: ScreenProps<ReportsAvailabilityLabels>) {
  return (
    <ScreenRoot labelSet={reportsAvailabilityLabels} part="reports-availability" state="loading" {...props}>
      <ReportFrameLoading tab="availability">
        <AvailabilitySkeleton />
      </ReportFrameLoading>
    </ScreenRoot>
  );
}
