import { ScreenRoot, type ScreenProps } from '../../../ui/page/screen';
import { reportsPagesLabels, type ReportsPagesLabels } from './labels';
import { PagesSkeleton } from './skeleton';
import { ReportFrameLoading } from '../controls/loading';

/** Placeholder for the pages while their code loads. */
export function ReportsPagesLoading(props: ScreenProps<ReportsPagesLabels>) {
  return (
    <ScreenRoot labelSet={reportsPagesLabels} part="reports-pages" state="loading" {...props}>
      <ReportFrameLoading tab="pages">
        <PagesSkeleton />
      </ReportFrameLoading>
    </ScreenRoot>
  );
}
