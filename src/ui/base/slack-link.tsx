import { Button } from '@radix-ui/themes';
import { safeHref } from '../../model/core/address';
import type { MouseEvent } from 'react';

const looks = {
  primary: { size: '3' },
  quiet: { size: '2', variant: 'outline', color: 'gray' },
  small: { size: '1', variant: 'outline', color: 'gray' },
} as const;

interface SlackLinkProps {
  /** Contains the user's token, so no referrer is sent. */
  href: string;
  look?: keyof typeof looks | undefined;
  'aria-label'?: string | undefined;
  /** Called before the navigation. */
  onClick?: ((event: MouseEvent) => void) | undefined;
  children: string;
}

/** A link to Slack. */
export function SlackLink({ href, look = 'primary', children, ...link }: SlackLinkProps) {
  return (
    <Button asChild {...looks[look]}>
      <a {...link} href={safeHref(href)} rel="noreferrer" referrerPolicy="no-referrer">
        {children}
      </a>
    </Button>
  );
}
