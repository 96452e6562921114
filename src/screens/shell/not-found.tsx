import { useLabels } from '../../ui/theme/labels';
import { PlainLink, useHasScreen } from '../../ui/base/link';
import { MessagePage } from '../../ui/page/message-page';
import { Button } from '../../ui/radix';
import { ScreenRoot, type ScreenProps } from '../../ui/page/screen';
import { shellLabels, type ShellLabels } from './labels';

/** Shown for an unknown URL. */
export function NotFound(props: ScreenProps<ShellLabels>) {
  const labels = useLabels(shellLabels, props.labels);
  const hasScreen = useHasScreen();
  return (
    <ScreenRoot labelSet={shellLabels} part="not-found" state="ready" {...props}>
      <MessagePage
        drawing="lost"
        title={labels.notFoundTitle}
        actions={
          <>
            {hasScreen({ name: 'dashboard' }) && (
              <Button asChild size="2">
                <PlainLink to={{ name: 'dashboard' }}>{labels.returnHome}</PlainLink>
              </Button>
            )}
            {hasScreen({ name: 'support' }) && (
              <Button asChild size="2" variant="outline" color="gray">
                <PlainLink to={{ name: 'support' }}>{labels.support}</PlainLink>
              </Button>
            )}
          </>
        }
      >
        {labels.notFoundText}
      </MessagePage>
    </ScreenRoot>
  );
}
