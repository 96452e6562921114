import { useLabels } from '../../ui/theme/labels';
import { PlainLink, useHasScreen } from '../../ui/base/link';
import { Button, Heading, Text } from '../../ui/radix';
import { ScreenRoot, type ScreenProps } from '../../ui/page/screen';
import { shellLabels, type ShellLabels } from './labels';

/** Shown for an unknown URL. */
export function NotFound(props: ScreenProps<ShellLabels>) {
  const labels = useLabels(shellLabels, props.labels);
  const hasScreen = useHasScreen();
  return (
    <ScreenRoot labelSet={shellLabels} part="not-found" state="ready" {...props}>
      <div className="cd-message">
        <Heading as="h1" size="6">
          {labels.notFoundTitle}
        </Heading>
        <Text as="p" size="2" color="gray" className="cd-prose">
          {labels.notFoundText}
        </Text>
        {hasScreen({ name: 'dashboard' }) && (
          <Button asChild size="2">
            <PlainLink to={{ name: 'dashboard' }}>{labels.returnHome}</PlainLink>
          </Button>
        )}
      </div>
    </ScreenRoot>
  );
}
