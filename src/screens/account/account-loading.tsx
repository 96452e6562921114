import { useLabels } from '../../ui/theme/labels';
import { PageHeader } from '../../ui/page/page-header';
import { ScreenRoot, type ScreenProps } from '../../ui/page/screen';
import { Skeleton } from '../../ui/base/skeleton';
import { accountLabels, type AccountLabels } from './labels';
import { LoadingSections } from './loading-sections';

/** The account's place while its code or its data is on the way. */
export function AccountLoading(props: ScreenProps<AccountLabels>) {
  const labels = useLabels(accountLabels, props.labels);
  return (
    <ScreenRoot labelSet={accountLabels} part="account" state="loading" {...props}>
      <PageHeader title={labels.title} context={<Skeleton width="240px" />} />
      <LoadingSections />
    </ScreenRoot>
  );
}
