import { cva, cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { PlainLink } from './link';
import type { Variant } from './variants';

const look = cva('rt-reset rt-BaseButton rt-Button rt-r-size-1', {
  variants: { variant: { solid: 'rt-variant-solid', outline: 'rt-variant-outline' } },
});

type ButtonLinkProps = ComponentProps<typeof PlainLink> & {
  /** `solid` for the one thing to do. */
  variant?: Variant<typeof look, 'variant'> | undefined;
};

/** A link to one of our screens that looks like a small button. */
export function ButtonLink({ className, variant = 'outline', ...rest }: ButtonLinkProps) {
  const color = variant === 'outline' ? { 'data-accent-color': 'gray' } : {};
  return <PlainLink {...rest} {...color} className={cx(look({ variant }), className)} />;
}
