import { SkeletonGroup } from '../../ui/base/skeleton';
import { PageHeader } from '../../ui/page/page-header';
import { ScreenRoot, type ScreenProps } from '../../ui/page/screen';
import { useLabels } from '../../ui/theme/labels';
import { ChangesPlace } from './changes-place';
import { changesLabels, type ChangesLabels } from './labels';

/** Placeholder for the change log while its code or data loads. */
export function ChangesLoading(props: ScreenProps<ChangesLabels>) {
  const labels = useLabels(changesLabels, props.labels);
  return (
    <ScreenRoot labelSet={changesLabels} part="changes" state="loading" {...props}>
      <PageHeader title={labels.title} />
      <SkeletonGroup className="cd-changes">
        <ChangesPlace />
      </SkeletonGroup>
    </ScreenRoot>
  );
}
