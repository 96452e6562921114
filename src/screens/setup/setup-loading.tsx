import { useLabels } from '../../ui/theme/labels';
import { PageHeader } from '../../ui/page/page-header';
import { ScreenRoot, type ScreenProps } from '../../ui/page/screen';
import { setupLabels, type SetupLabels } from './labels';
import { SetupPlace } from './setup-place';

/** The setup's place while its code or its data is on the way. */
export function SetupLoading({ labels: ownLabels, ...screen }: ScreenProps<SetupLabels>) {
  const labels = useLabels(setupLabels, ownLabels);
  return (
    <ScreenRoot labelSet={setupLabels} part="setup" state="loading" labels={ownLabels} {...screen}>
      <PageHeader title={labels.title} />
      <SetupPlace labels={labels} />
    </ScreenRoot>
  );
}
