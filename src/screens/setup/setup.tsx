import type { SetupProps } from '../../model/setup/setup';
import { useLabels } from '../../ui/theme/labels';
import { PageHeader } from '../../ui/page/page-header';
import { ProblemCallout } from '../../ui/feedback/problem-callout';
import { ScreenRoot, type ScreenProps } from '../../ui/page/screen';
import { StartOver } from '../../ui/overlays/widget-reset';
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
  const { widgetId, setup, startOver, onStartOver } = props;
  const labels = useLabels(setupLabels, props.labels);
  const data = setup.status === 'ready' ? setup.data : undefined;
  return (
    <ScreenRoot labelSet={setupLabels} part="setup" state={data?.step ?? setup.status} {...props}>
      <PageHeader
        title={labels.title}
        actions={
          data &&
          data.step !== 'install' &&
          onStartOver && (
            <StartOver
              widget={{ id: widgetId, name: data.channel }}
              isFinished={false}
              place={props.startOverPlace}
              losses={props.losses}
              canUndo={props.canUndoStartOver}
              action={startOver}
              onAsk={props.onStartOverAsk}
              onConfirm={onStartOver}
            />
          )
        }
      />
      {setup.status === 'loading' && <SetupPlace />}
      {setup.status === 'failed' && <ProblemCallout problem={setup.problem} onRetry={setup.onRetry} />}
      {setup.status === 'ready' && <SetupBody {...props} data={setup.data} staleProblem={setup.problem} />}
    </ScreenRoot>
  );
}
