import { useLabels } from '../../ui/theme/labels';
import { Spinner, VisuallyHidden } from '../../ui/radix';
import { ScreenRoot, type ScreenProps } from '../../ui/page/screen';
import { shellLabels, type ShellLabels } from './labels';

/** The whole page until the user is loaded. */
export function ShellLoading(props: ScreenProps<ShellLabels>) {
  const labels = useLabels(shellLabels, props.labels);
  return (
    <ScreenRoot labelSet={shellLabels} part="shell-loading" state="loading" {...props}>
      <div className="cd-waiting" role="status">
        <Spinner size="3" aria-hidden />
        <VisuallyHidden>{labels.loading}</VisuallyHidden>
      </div>
    </ScreenRoot>
  );
}
