import { ScreenRoot, type ScreenProps } from '../../../ui/page/screen';
import { reportsCoverageLabels, type ReportsCoverageLabels } from './labels';
import { CoverageSkeleton } from './skeleton';
import { ReportFrameLoading } from '../controls/loading';

/** Placeholder for the coverage while its code loads. */
export function ReportsCoverageLoading(props: ScreenProps<ReportsCoverageLabels>) {
  return (
    <ScreenRoot labelSet={reportsCoverageLabels} part="reports-coverage" state="loading" {...props}>
      <ReportFrameLoading tab="coverage">
        <CoverageSkeleton />
      </ReportFrameLoading>
    </ScreenRoot>
  );
}
