import type { SetupProps } from '../../model/setup/setup';
import { useLabels } from '../../ui/theme/labels';
import { PageHeader } from '../../ui/page/page-header';
import { ProblemCallout } from '../../ui/feedback/problem-callout';
import { ScreenRoot, type ScreenProps } from '../../ui/page/screen';
import type { ReactNode } from 'react';
import { setupLabels, type SetupLabels } from './labels';
import { SetupBody } from './setup-body';
import { SetupPlace } from './setup-place';

export interface SetupSlots {
  /** The panel with the widget's code, in the last step. */
  install?: ReactNode;
}

/** Takes a new widget to its code on a site, in three steps. */
export function Setup(props: SetupProps & SetupSlots & ScreenProps<SetupLabels>) {
  const { setup } = props;
  const labels = useLabels(setupLabels, props.labels);
  const data = setup.status === 'ready' ? setup.data : undefined;
  return (
    <ScreenRoot labelSet={setupLabels} part="setup" state={data?.step ?? setup.status} {...props}>
      <PageHeader title={labels.title} />
      {setup.status === 'loading' && <SetupPlace />}
      {setup.status === 'failed' && <ProblemCallout problem={setup.problem} onRetry={setup.onRetry} />}
      {setup.status === 'ready' && <SetupBody {...props} data={setup.data} staleProblem={setup.problem} />}
    </ScreenRoot>
  );
}
