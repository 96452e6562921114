import { useLabels } from '../../ui/theme/labels';
import { ExternalLink } from '../../ui/base/link';
import { useTheme } from '../../ui/theme/theme-context';
import { shellLabels } from './labels';

/** Links to the product's documentation. */
export function TopLinks() {
  const labels = useLabels(shellLabels);
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
