import type { Problem } from '../../model/core/problem';
import type { ShellProps } from '../../model/places/shell';
import { useLabels } from '../../ui/theme/labels';
import { ProblemCallout } from '../../ui/feedback/problem-callout';
import { ProductMark } from '../../ui/base/product-mark';
import { Button, Heading } from '../../ui/radix';
import { ScreenRoot, type ScreenProps } from '../../ui/page/screen';
import { shellLabels, type ShellLabels } from './labels';

interface ShellFailedProps extends Pick<ShellProps, 'onSignOut'>, ScreenProps<ShellLabels> {
  /** Why the user couldn't be loaded. */
  problem: Problem;
  /** Tries again. */
  onRetry(): void;
}

/** The whole page when the user couldn't be loaded. */
export function ShellFailed(props: ShellFailedProps) {
  const { problem, onRetry, onSignOut } = props;
  const labels = useLabels(shellLabels, props.labels);
  return (
    <ScreenRoot labelSet={shellLabels} part="shell-failed" state="failed" {...props}>
      <main className="cd-auth">
        <ProductMark size="3" />
        <Heading as="h1" size="6">
          {labels.failedTitle}
        </Heading>
        <ProblemCallout problem={problem} onRetry={onRetry} />
        <div>
          <Button variant="outline" color="gray" onClick={onSignOut}>
            {labels.signOut}
          </Button>
        </div>
      </main>
    </ScreenRoot>
  );
}
