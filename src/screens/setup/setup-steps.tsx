import { setupSteps, type SetupStep } from '../../model/setup/setup';
import { useLabels } from '../../ui/theme/labels';
import { Stepper } from '../../ui/page/stepper';
import { setupLabels, type SetupLabels } from './labels';

export const stepTitles = {
  connect: 'stepConnect',
  channel: 'stepChannel',
  install: 'stepInstall',
} as const satisfies Record<SetupStep, keyof SetupLabels>;

export function SetupSteps({ step }: { step: SetupStep }) {
  const labels = useLabels(setupLabels);
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
