import { Callout, IconButton } from '@radix-ui/themes';
import type { ReactNode } from 'react';
import { AlertIcon, CloseIcon, InfoIcon, SuccessIcon, WarningIcon } from '../base/icons';
import { defineLabels, useLabels } from '../theme/labels';

export const bannerLabels = defineLabels('banner', {
  dismiss: 'Dismiss',
  region: 'Notices',
  more: (count: number) => `${count} more`,
  fewer: 'Show fewer',
});

/** From the most urgent on. */
export const bannerTones = ['danger', 'warning', 'info', 'success'] as const;
export type BannerTone = (typeof bannerTones)[number];

const looks = {
  danger: { color: 'red', Icon: AlertIcon },
  warning: { color: 'amber', Icon: WarningIcon },
  info: { color: 'indigo', Icon: InfoIcon },
  success: { color: 'green', Icon: SuccessIcon },
} as const;

interface BannerProps {
  /** How urgent it is. */
  tone?: BannerTone | undefined;
  /** One sentence of what is the matter, and what follows from it. */
  children: ReactNode;
  /** The one thing to do about it: a link or a small button. */
  action?: ReactNode;
  /** Absent for what stays as long as it is so. */
  onDismiss?: (() => void) | undefined;
}

/** A word above the page about the account or the product, not about what was just done. Stands in a `BannerStack`. */
export function Banner({ tone = 'info', children, action, onDismiss }: BannerProps) {
  const labels = useLabels(bannerLabels);
  const { color, Icon } = looks[tone];
  return (
    <Callout.Root
      color={color}
      size="1"
      role={tone === 'danger' ? 'alert' : 'status'}
      className="cd-callout cd-banner"
      data-chatdeck="banner"
      data-tone={tone}
    >
      <Callout.Icon>
        <Icon size={16} aria-hidden />
      </Callout.Icon>
      <Callout.Text>{children}</Callout.Text>
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
    </Callout.Root>
  );
}
