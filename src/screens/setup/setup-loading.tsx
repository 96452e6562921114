import { useLabels } from '../../ui/theme/labels';
import { PageHeader } from '../../ui/page/page-header';
import { ScreenRoot, type ScreenProps } from '../../ui/page/screen';
import { setupLabels, type SetupLabels } from './labels';
import { SetupPlace } from './setup-place';

/** Placeholder for the setup while its code or data loads. */
export function SetupLoading(props: ScreenProps<SetupLabels>) {
  const labels = useLabels(setupLabels, props.labels);
  return (
    <ScreenRoot labelSet={setupLabels} part="setup" state="loading" {...props}>
      <PageHeader title={labels.title} />
      <SetupPlace />
    </ScreenRoot>
  );
}
