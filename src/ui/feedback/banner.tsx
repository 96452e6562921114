import { IconButton } from '@radix-ui/themes';
import type { ReactNode } from 'react';
import { AlertIcon, CloseIcon, InfoIcon, SuccessIcon, WarningIcon } from '../base/icons';
import { useFocusReturn } from '../focus/use-focus-return';
import { defineLabels, useLabels } from '../theme/labels';
import { Callout, type CalloutTone } from './callout';

export const bannerLabels = defineLabels('banner', {
  dismiss: 'Dismiss',
  region: 'Notices',
  more: (count: number) => `${count} more`,
  fewer: 'Show fewer',
});

/** From the most urgent on. */
export const bannerTones: readonly BannerTone[] = ['danger', 'warning', 'info', 'success'];
export type BannerTone = Exclude<CalloutTone, 'plain'>;

const icons = { danger: AlertIcon, warning: WarningIcon, info: InfoIcon, success: SuccessIcon };

interface BannerProps {
  /** How urgent it is. */
  tone?: BannerTone | undefined;
  /** One sentence about the problem and its consequence. */
  children: ReactNode;
  /** The one thing to do about it: a link or a small button. */
  action?: ReactNode;
  /** Absent for banners that stay as long as they apply. */
  onDismiss?: (() => void) | undefined;
  /** False for banners on every page: screen readers find them in place and aren't interrupted by each page. */
  isAnnounced?: boolean | undefined;
}

/** A message above the page about the account or the product, not about the last action. Goes in a `BannerStack`. */
export function Banner({ tone = 'info', children, action, onDismiss, isAnnounced = true }: BannerProps) {
  const labels = useLabels(bannerLabels);
  const Icon = icons[tone];
  const banner = useFocusReturn<HTMLDivElement>();
  return (
    <Callout
      ref={banner}
      tone={tone}
      part="banner"
      role={isAnnounced ? (tone === 'danger' ? 'alert' : 'status') : undefined}
      className="cd-banner"
      data-tone={tone}
      icon={<Icon size={16} aria-hidden />}
      actions={
        <>
          {action && <div className="cd-banner-action">{action}</div>}
          {onDismiss && (
            <IconButton
              type="button"
              size="1"
              variant="ghost"
              color="gray"
              className="cd-banner-dismiss"
              aria-label={labels.dismiss}
              onClick={onDismiss}
            >
              <CloseIcon size={16} aria-hidden />
            </IconButton>
          )}
        </>
      }
    >
      {children}
    </Callout>
  );
}
