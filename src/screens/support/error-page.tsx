import type { Problem } from '../../model/core/problem';
import { AlertIcon } from '../../ui/base/icons';
import { useProblemText } from '../../ui/feedback/problem-labels';
import { useLabels } from '../../ui/theme/labels';
import { PlainLink, useHasScreen } from '../../ui/base/link';
import { Button, Heading, Text } from '../../ui/radix';
import { ScreenRoot, type ScreenProps } from '../../ui/page/screen';
import { supportLabels, type SupportLabels } from './labels';

export interface ErrorPageProps extends ScreenProps<SupportLabels> {
  /** What happened, shown in place of the general text. */
  problem?: Problem | undefined;
}

/** Shown after an unexpected error. */
export function ErrorPage({ problem, ...props }: ErrorPageProps) {
  const labels = useLabels(supportLabels, props.labels);
  const problemText = useProblemText();
  const hasScreen = useHasScreen();
  return (
    <ScreenRoot labelSet={supportLabels} part="error" state="failed" {...props}>
      <section className="cd-error-panel">
        <header className="cd-error-header">
          <AlertIcon size={16} aria-hidden />
          <Heading as="h1" size="3">
            {labels.errorTitle}
          </Heading>
        </header>
        <div className="cd-error-body">
          <Text as="p" size="2" className="cd-prose">
            {problem ? problemText(problem) : labels.errorText}
          </Text>
          <div className="cd-error-actions">
            {hasScreen({ name: 'support' }) && (
              <Button asChild size="2">
                <PlainLink to={{ name: 'support' }}>{labels.contactSupport}</PlainLink>
              </Button>
            )}
            {hasScreen({ name: 'dashboard' }) && (
              <Button asChild size="2" variant="outline" color="gray">
                <PlainLink to={{ name: 'dashboard' }}>{labels.returnHome}</PlainLink>
              </Button>
            )}
          </div>
        </div>
      </section>
    </ScreenRoot>
  );
}
