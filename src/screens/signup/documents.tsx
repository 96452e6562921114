import { useLabels } from '../../ui/theme/labels';
import { ExternalLink } from '../../ui/base/link';
import { Text, VisuallyHidden } from '../../ui/radix';
import { useTheme } from '../../ui/theme/theme-context';
import { signupLabels } from './labels';

/** What a person can read before they have an account: the terms they will be asked to accept, and the prices. */
export function Documents() {
  const labels = useLabels(signupLabels);
  const { addresses } = useTheme();
  const documents = [
    { name: labels.terms, address: addresses.terms },
    { name: labels.privacyPolicy, address: addresses.privacyPolicy },
    { name: labels.pricing, address: addresses.pricing },
  ];
  return (
    <Text as="p" size="2" color="gray" className="cd-signup-documents" data-chatdeck="documents">
      {documents
        .filter(({ address }) => address !== '')
        .map(({ name, address }) => (
          <ExternalLink key={name} href={address} className="cd-quiet-link">
            {name} <VisuallyHidden>{labels.newTab}</VisuallyHidden>
          </ExternalLink>
        ))}
    </Text>
  );
}
