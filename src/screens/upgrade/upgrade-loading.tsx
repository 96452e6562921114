import { useLabels } from '../../ui/theme/labels';
import { PageHeader } from '../../ui/page/page-header';
import { ScreenRoot, type ScreenProps } from '../../ui/page/screen';
import { upgradeLabels, type UpgradeLabels } from './labels';
import { LoadingPlans } from './loading-plans';

/** Placeholder for the upgrade page while its code or data loads. */
export function UpgradeLoading(props: ScreenProps<UpgradeLabels>) {
  const labels = useLabels(upgradeLabels, props.labels);
  return (
    <ScreenRoot labelSet={upgradeLabels} part="upgrade" state="loading" {...props}>
      <PageHeader title={labels.title} />
      <LoadingPlans />
    </ScreenRoot>
  );
}
