import { Button } from '@radix-ui/themes';
import { safeHref } from '../../model/core/address';
import type { MouseEvent } from 'react';

const looks = {
  primary: { size: '3' },
  quiet: { size: '2', variant: 'soft', color: 'gray' },
  small: { size: '1', variant: 'soft' },
} as const;

interface SlackLinkProps {
  /** Holds the person's token, so that nothing of it is told on the way. */
  href: string;
  look?: keyof typeof looks | undefined;
  'aria-label'?: string | undefined;
  /** Something comes before the way. */
  onClick?: ((event: MouseEvent) => void) | undefined;
  children: string;
}

/** The way to Slack. */
export function SlackLink({ href, look = 'primary', children, ...link }: SlackLinkProps) {
  return (
    <Button asChild {...looks[look]}>
      <a {...link} href={safeHref(href)} rel="noreferrer" referrerPolicy="no-referrer">
        {children}
      </a>
    </Button>
  );
}
