import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { PlainLink } from './link';

/** A link to one of our screens that looks like a small button. */
export function ButtonLink({ className, ...rest }: ComponentProps<typeof PlainLink>) {
  return (
    <PlainLink
      {...rest}
      className={cx('rt-reset rt-BaseButton rt-Button rt-r-size-1 rt-variant-outline', className)}
      data-accent-color="gray"
    />
  );
}
