import { ExternalLink } from '../../ui/base/link';
import { useTheme } from '../../ui/theme/theme-context';
import type { ShellLabels } from './labels';

/** The ways out to the product's documentation. */
export function TopLinks({ labels }: { labels: ShellLabels }) {
  const { addresses } = useTheme();
  return (
    <div className="cd-top-links">
      <ExternalLink href={addresses.docs} className="cd-quiet-link">
        {labels.docs}
      </ExternalLink>
      <ExternalLink href={addresses.faqs} className="cd-quiet-link">
        {labels.faqs}
      </ExternalLink>
    </div>
  );
}
