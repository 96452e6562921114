import { useId, useState, type ReactNode } from 'react';
import { Banner, bannerLabels, bannerTones, type BannerTone } from './banner';
import { DisclosureButton } from '../base/disclosure-button';
import { useFocusReturn } from '../focus/use-focus-return';
import { useLabels } from '../theme/labels';

/** How many are visible; the rest is behind a button. */
const maxOpen = 2;

export interface BannerItem {
  id: string;
  tone: BannerTone;
  content: ReactNode;
  action?: ReactNode;
  /** Absent for banners that stay as long as they apply. */
  onDismiss?: (() => void) | undefined;
}

interface BannerStackProps {
  /** In any order. */
  banners: readonly BannerItem[];
}

/**
 * All banners of a page, above its header: the most urgent first, two of them visible. Renders nothing without banners.
 */
export function BannerStack({ banners }: BannerStackProps) {
  return banners.length > 0 && <ShownBanners banners={banners} />;
}

function ShownBanners({ banners }: BannerStackProps) {
  const labels = useLabels(bannerLabels);
  const id = useId();
  const stack = useFocusReturn<HTMLElement>();
  const [isWhole, setWhole] = useState(false);
  const sorted = banners.toSorted((a, b) => bannerTones.indexOf(a.tone) - bannerTones.indexOf(b.tone));
  const shown = isWhole ? sorted : sorted.slice(0, maxOpen);
  const hiddenCount = banners.length - maxOpen;
  return (
    <section ref={stack} tabIndex={-1} aria-label={labels.region} className="cd-banners" data-chatdeck="banners">
      <div id={id} className="cd-banners-list">
        {shown.map(({ id: key, tone, content, action, onDismiss }) => (
          <Banner key={key} tone={tone} isAnnounced={false} action={action} onDismiss={onDismiss}>
            {content}
          </Banner>
        ))}
      </div>
      {hiddenCount > 0 && (
        <DisclosureButton
          size="1"
          variant="ghost"
          className="cd-banners-more"
          isOpen={isWhole}
          onOpenChange={setWhole}
          controls={id}
        >
          {isWhole ? labels.fewer : labels.more(hiddenCount)}
        </DisclosureButton>
      )}
    </section>
  );
}
