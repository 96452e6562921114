import { useLabels } from '../../ui/theme/labels';
import { DocumentIcon, ExternalIcon } from '../../ui/base/icons';
import { ExternalLink } from '../../ui/base/link';
import { VisuallyHidden } from '../../ui/radix';
import { useTheme } from '../../ui/theme/theme-context';
import { legalLabels } from './labels';

/** The two pages to read, each in a tab of its own, so that this one stays. */
export function Documents() {
  const labels = useLabels(legalLabels);
  const { addresses } = useTheme();
  const documents = [
    { name: labels.terms, address: addresses.terms },
    { name: labels.privacyPolicy, address: addresses.privacyPolicy },
  ];
  return (
    <ul className="cd-documents" data-chatdeck="documents">
      {documents.map(({ name, address }) => (
        <li key={name}>
          <ExternalLink href={address} className="cd-document">
            <DocumentIcon size={16} aria-hidden />
            <span>{name}</span>
            <VisuallyHidden>{labels.newTab}</VisuallyHidden>
            <ExternalIcon size={16} aria-hidden />
          </ExternalLink>
        </li>
      ))}
    </ul>
  );
}
