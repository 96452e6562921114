import { useId } from 'react';
import { ExternalLink } from '../../ui/link';
import { Heading, Text } from '../../ui/radix';
import { useTheme } from '../../ui/theme-context';
import type { AppearanceLabels } from './labels';

/** That a site can go further than the settings above. */
export function CssNote({ labels }: { labels: AppearanceLabels }) {
  const { addresses } = useTheme();
  const id = useId();
  return (
    <section className="cd-section" aria-labelledby={id} data-chatdeck="css-note">
      <div className="cd-section-about">
        <Heading as="h2" size="3" weight="medium" id={id}>
          {labels.cssTitle}
        </Heading>
        <Text as="p" size="2" color="gray" className="cd-prose">
          {labels.cssText}
        </Text>
        <Text as="p" size="2">
          <ExternalLink href={addresses.docs}>{labels.cssLink}</ExternalLink>
        </Text>
      </div>
    </section>
  );
}
