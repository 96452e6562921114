import { setupSteps, type SetupStep } from '../../model/setup/setup';
import { Stepper } from '../../ui/page/stepper';
import type { SetupLabels } from './labels';

interface SetupStepsProps {
  step: SetupStep;
  labels: SetupLabels;
}

export const stepTitles = {
  connect: 'stepConnect',
  channel: 'stepChannel',
  install: 'stepInstall',
} as const satisfies Record<SetupStep, keyof SetupLabels>;

export function SetupSteps({ step, labels }: SetupStepsProps) {
  const at = setupSteps.indexOf(step);
  return (
    <Stepper
      label={labels.steps}
      steps={setupSteps.map((name, index) => ({
        title: labels[stepTitles[name]],
        status: index < at ? 'done' : index === at ? 'current' : 'todo',
      }))}
    />
  );
}
