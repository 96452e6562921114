import { Button } from '@radix-ui/themes';
import { cva } from 'class-variance-authority';
import { safeHref } from '../../model/core/address';
import type { MouseEvent } from 'react';
import { accents, type Variant } from './variants';

/** Radix Themes draws them. */
const button = cva('', { variants: { variant: { solid: '', outline: '' }, size: { '1': '', '2': '', '3': '' } } });
const colors = { solid: {}, outline: { color: accents.plain } } as const;

interface LookProps {
  /** `outline` where another button is more important. */
  variant?: Variant<typeof button, 'variant'> | undefined;
}

interface SlackLinkProps extends LookProps {
  /** Contains the user's token, so no referrer is sent. */
  href: string;
  /** `1` on a line of a list; otherwise `3`, or `2` for an outline. */
  size?: Variant<typeof button, 'size'> | undefined;
  'aria-label'?: string | undefined;
  /** Called before the navigation. */
  onClick?: ((event: MouseEvent) => void) | undefined;
  children: string;
}

const sizes = { solid: '3', outline: '2' } as const;

/** A link to Slack. */
export function SlackLink({
  href,
  variant = 'solid',
  size = sizes[variant],
  onClick,
  children,
  ...link
}: SlackLinkProps) {
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    // Slack refuses to be shown in a frame.
    if (globalThis.top !== globalThis.self) event.currentTarget.target = '_blank';
    onClick?.(event);
  };
  return (
    <Button asChild className={button({ variant, size })} variant={variant} size={size} {...colors[variant]}>
      <a {...link} onClick={handleClick} href={safeHref(href)} rel="noreferrer" referrerPolicy="no-referrer">
        {children}
      </a>
    </Button>
  );
}

interface SlackButtonProps extends LookProps {
  onClick(): void;
  children: string;
}

/** A button for what goes on in Slack, where the host has no link to it. */
export function SlackButton({ variant = 'solid', onClick, children }: SlackButtonProps) {
  return (
    <Button type="button" variant={variant} {...colors[variant]} onClick={onClick}>
      {children}
    </Button>
  );
}
