import { AlertIcon } from '../../ui/base/icons';
import { useLabels } from '../../ui/theme/labels';
import { PlainLink, useHasScreen } from '../../ui/base/link';
import { Button, Heading, Text } from '../../ui/radix';
import { ScreenRoot, type ScreenProps } from '../../ui/page/screen';
import { supportLabels, type SupportLabels } from './labels';

/** Shown after an unexpected error. */
export function ErrorPage(props: ScreenProps<SupportLabels>) {
  const labels = useLabels(supportLabels, props.labels);
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
            {labels.errorText}
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
