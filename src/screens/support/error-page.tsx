import type { Problem } from '../../model/core/problem';
import { useProblemText } from '../../ui/feedback/problem-labels';
import { useLabels } from '../../ui/theme/labels';
import { PlainLink, useHasScreen } from '../../ui/base/link';
import { MessagePage } from '../../ui/page/message-page';
import { Button } from '../../ui/radix';
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
      <MessagePage
        drawing="broken"
        title={labels.errorTitle}
        actions={
          <>
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
          </>
        }
      >
        {problem ? problemText(problem) : labels.errorText}
      </MessagePage>
    </ScreenRoot>
  );
}
