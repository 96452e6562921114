import { memo, useId } from 'react';
import { ExternalLink } from '../../ui/base/link';
import { Text } from '../../ui/radix';
import { SectionAbout } from '../../ui/page/section-about';
import { useLabels } from '../../ui/theme/labels';
import { useTheme } from '../../ui/theme/theme-context';
import { appearanceLabels } from './labels';

/** Explains that a site can customize the widget beyond these settings. */
export const CssNote = memo(function CssNote() {
  const labels = useLabels(appearanceLabels);
  const { addresses } = useTheme();
  const id = useId();
  return (
    <section className="cd-section" aria-labelledby={id} data-chatdeck="css-note">
      <SectionAbout id={id} title={labels.cssTitle} description={labels.cssText}>
        <Text as="p" size="2">
          <ExternalLink href={addresses.docs}>{labels.cssLink}</ExternalLink>
        </Text>
      </SectionAbout>
    </section>
  );
});
