import { cva } from 'class-variance-authority';
import type { ReactNode } from 'react';
import type { Route } from '../../model/places/route';
import { useFormat } from '../format/format';
import { CheckIcon } from '../base/icons';
import { defineLabels, useLabels } from '../theme/labels';
import { PlainLink, useHasScreen } from '../base/link';
import { VisuallyHidden } from '../base/visually-hidden';
import { Text } from '../base/text';

export const stepperLabels = defineLabels('stepper', {
  /** After a step's name, for screen readers. */
  done: 'done',
  current: 'current step',
  todo: 'to do',
});

const line = cva('cd-step', {
  variants: { state: { done: 'cd-step-done', current: 'cd-step-current', todo: 'cd-step-todo' } },
});

export interface Step {
  title: string;
  /** One line about what happens there. */
  text?: string | undefined;
  status: keyof typeof stepperLabels.defaults;
  /** The route of a step that can be revisited. */
  to?: Route | undefined;
  /** The same for a step without a route. */
  onSelect?: (() => void) | undefined;
  /** At the end of the step. */
  action?: ReactNode;
}

interface StepperProps {
  /** What the steps lead to, for screen readers. */
  label: string;
  /** In order. */
  steps: readonly Step[];
}

/** The steps of a one-time task, from top to bottom. A step with `to` or `onSelect` can be revisited. */
export function Stepper({ label, steps }: StepperProps) {
  const labels = useLabels(stepperLabels);
  const format = useFormat();
  return (
    <nav aria-label={label} data-chatdeck="stepper">
      <ol className="cd-steps">
        {steps.map((step, index) => (
          <li
            key={index}
            className={line({ state: step.status })}
            data-state={step.status}
            aria-current={step.status === 'current' ? 'step' : undefined}
          >
            <span className="cd-step-mark" aria-hidden="true">
              {step.status === 'done' ? <CheckIcon size={14} /> : format.count(index + 1)}
            </span>
            <div className="cd-step-texts">
              <StepTitle step={step}>
                {step.title}
                <VisuallyHidden>, {labels[step.status]}</VisuallyHidden>
              </StepTitle>
              {step.text !== undefined && (
                <Text as="p" size="1" color="gray">
                  {step.text}
                </Text>
              )}
            </div>
            {step.action && <div className="cd-step-action">{step.action}</div>}
          </li>
        ))}
      </ol>
    </nav>
  );
}

function StepTitle({ step, children }: { step: Step; children: ReactNode }) {
  const hasScreen = useHasScreen();
  if (step.to && hasScreen(step.to)) {
    return (
      <PlainLink to={step.to} className="cd-step-title">
        {children}
      </PlainLink>
    );
  }
  if (step.onSelect) {
    return (
      <button type="button" className="rt-reset cd-step-title" onClick={() => step.onSelect?.()}>
        {children}
      </button>
    );
  }
  return <span className="cd-step-title">{children}</span>;
}
