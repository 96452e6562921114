import { useLabels } from '../../ui/labels';
import { PageHeader } from '../../ui/page-header';
import { ScreenRoot, type ScreenProps } from '../../ui/screen';
import { Skeleton } from '../../ui/skeleton';
import { accountLabels, type AccountLabels } from './labels';
import { LoadingSections } from './loading-sections';

/** The account's place while its code or its data is on the way. */
export function AccountLoading({ labels: ownLabels, ...screen }: ScreenProps<AccountLabels>) {
  const labels = useLabels(accountLabels, ownLabels);
  return (
    <ScreenRoot part="account" state="loading" labels={ownLabels} {...screen}>
      <PageHeader title={labels.title} context={<Skeleton width="240px" />} />
      <LoadingSections />
    </ScreenRoot>
  );
}
