import type { GettingStartedProps, GettingStartedStep } from '../../model/dashboard/getting-started';
import { ButtonLink } from '../../ui/base/button-link';
import { CloseIcon } from '../../ui/base/icons';
import { Skeleton, SkeletonGroup } from '../../ui/base/skeleton';
import { useFocusReturn } from '../../ui/focus/use-focus-return';
import { lazyPart } from '../../ui/later/lazy-part';
import { ScreenRoot, type ScreenProps } from '../../ui/page/screen';
import { Stepper } from '../../ui/page/stepper';
import { Heading, IconButton, Text } from '../../ui/radix';
import { useLabels } from '../../ui/theme/labels';
import { useId } from 'react';
import { dashboardLabels, type DashboardLabels } from './labels';

const WidgetPreview = lazyPart(
  () => import('../../ui/widget-preview/widget-preview').then((part) => part.WidgetPreview),
  <Skeleton height="320px" />,
);

/** What a new account has to do until its first chats, each step with its link. The account's data checks the steps off. */
export function GettingStarted(props: GettingStartedProps & ScreenProps<DashboardLabels>) {
  const { steps, look, onDismiss } = props;
  const labels = useLabels(dashboardLabels, props.labels);
  const headingId = useId();
  const section = useFocusReturn<HTMLElement>();
  if (steps.status === 'failed') return null;
  return (
    <ScreenRoot labelSet={dashboardLabels} part="getting-started" state={steps.status} {...props}>
      <section ref={section} className="cd-framed cd-started" aria-labelledby={headingId}>
        <div className="cd-started-head">
          <Heading as="h2" size="3" id={headingId}>
            {labels.started}
          </Heading>
          {steps.status === 'ready' && (
            <Text size="1" color="gray">
              {labels.startedProgress(countDone(steps.data), countPossible(steps.data))}
            </Text>
          )}
          {onDismiss && (
            <IconButton
              type="button"
              size="1"
              variant="ghost"
              color="gray"
              className="cd-started-dismiss"
              aria-label={labels.startedDismiss}
              onClick={onDismiss}
            >
              <CloseIcon size={16} aria-hidden />
            </IconButton>
          )}
        </div>
        <div className="cd-started-body">
          {steps.status === 'ready' ? <Steps steps={steps.data} /> : <StepsLoading />}
          {look && (
            <figure className="cd-started-preview">
              <Text as="p" size="1" color="gray">
                {labels.startedPreview}
              </Text>
              <WidgetPreview look={look} state="online" crop="widget" label={labels.startedPreview} />
            </figure>
          )}
        </div>
      </section>
    </ScreenRoot>
  );
}

function Steps({ steps }: { steps: readonly GettingStartedStep[] }) {
  const labels = useLabels(dashboardLabels);
  const next = steps.find(({ isDone, needsUpgrade, to }) => !isDone && !needsUpgrade && to);
  return (
    <Stepper
      label={labels.started}
      steps={steps.map((step) => {
        const { name, isDone, needsUpgrade, to } = step;
        const { title, ...rest } = labels.startedSteps[name];
        const { text, action } = needsUpgrade ? labels.startedUpgrade : rest;
        return {
          title,
          text: isDone ? undefined : text,
          status: isDone ? 'done' : step === next ? 'current' : 'todo',
          action: !isDone && to ? <ButtonLink to={to}>{action}</ButtonLink> : undefined,
        };
      })}
    />
  );
}

function StepsLoading() {
  return (
    <SkeletonGroup className="cd-started-loading">
      {[0, 1, 2, 3, 4].map((place) => (
        <Skeleton key={place} width="240px" height="24px" />
      ))}
    </SkeletonGroup>
  );
}

function countPossible(steps: readonly GettingStartedStep[]): number {
  return steps.filter(({ needsUpgrade }) => !needsUpgrade).length;
}

function countDone(steps: readonly GettingStartedStep[]): number {
  return steps.filter(({ isDone }) => isDone).length;
}
