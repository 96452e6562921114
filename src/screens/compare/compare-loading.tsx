import { Skeleton, SkeletonGroup } from '../../ui/base/skeleton';
import { PageHeader } from '../../ui/page/page-header';
import { ScreenRoot, type ScreenProps } from '../../ui/page/screen';
import { useLabels } from '../../ui/theme/labels';
import { compareLabels, type CompareLabels } from './labels';

/** Placeholder for `Compare` while its code or data loads. */
export function CompareLoading(props: ScreenProps<CompareLabels>) {
  const { title } = useLabels(compareLabels, props.labels);
  return (
    <ScreenRoot labelSet={compareLabels} part="compare" state="loading" {...props}>
      <PageHeader title={title} />
      <CompareSkeleton />
    </ScreenRoot>
  );
}

/** The bar and the first rows of the grid. */
export function CompareSkeleton() {
  return (
    <SkeletonGroup>
      <div className="cd-compare-bar" aria-hidden="true">
        <Skeleton width="240px" height="32px" />
      </div>
      <Skeleton height="480px" />
    </SkeletonGroup>
  );
}
