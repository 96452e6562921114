import { cva, cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { PlainLink } from './link';
import type { Variant } from './variants';

const look = cva('rt-reset rt-BaseButton rt-Button rt-r-size-1', {
  variants: { tone: { primary: 'rt-variant-solid', plain: 'rt-variant-outline' } },
});

type ButtonLinkProps = ComponentProps<typeof PlainLink> & {
  /** `primary` for the one thing to do. */
  tone?: Variant<typeof look, 'tone'> | undefined;
};

/** A link to one of our screens that looks like a small button. */
export function ButtonLink({ className, tone = 'plain', ...rest }: ButtonLinkProps) {
  const color = tone === 'plain' ? { 'data-accent-color': 'gray' } : {};
  return <PlainLink {...rest} {...color} className={cx(look({ tone }), className)} />;
}
