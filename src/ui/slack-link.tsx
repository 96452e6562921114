import { safeHref } from '../../model/address';
import { Button } from '../../ui/radix';

interface SlackLinkProps {
  /** Holds the person's token, so that nothing of it is told on the way. */
  href: string;
  look?: 'primary' | 'quiet' | undefined;
  children: string;
}

/** The way to Slack. */
export function SlackLink({ href, look = 'primary', children }: SlackLinkProps) {
  return (
    <Button asChild {...(look === 'primary' ? { size: '3' } : { size: '2', variant: 'soft', color: 'gray' })}>
      <a href={safeHref(href)} rel="noreferrer" referrerPolicy="no-referrer">
        {children}
      </a>
    </Button>
  );
}
