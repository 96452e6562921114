import { cva } from 'class-variance-authority';
import { createElement, forwardRef, type AllHTMLAttributes, type ReactNode } from 'react';
import type { Variant } from './variants';

const variants = {
  size: {
    '1': 'rt-r-size-1',
    '2': 'rt-r-size-2',
    '3': 'rt-r-size-3',
    '4': 'rt-r-size-4',
    '5': 'rt-r-size-5',
    '6': 'rt-r-size-6',
  },
  weight: { regular: 'rt-r-weight-regular', medium: 'rt-r-weight-medium', bold: 'rt-r-weight-bold' },
};
const text = cva('rt-Text', { variants });
const heading = cva('rt-Heading', { variants });

interface LookProps extends Omit<AllHTMLAttributes<HTMLElement>, 'as' | 'size' | 'color'> {
  size?: Variant<typeof text, 'size'> | undefined;
  weight?: Variant<typeof text, 'weight'> | undefined;
  color?: 'gray' | 'red' | 'amber' | 'green' | undefined;
  children?: ReactNode;
}

interface TextProps extends LookProps {
  as?: 'span' | 'div' | 'label' | 'p' | undefined;
}

interface HeadingProps extends LookProps {
  as: 'h1' | 'h2' | 'h3' | 'h4';
}

/** Text styled like Radix Themes' part, which takes several times as long to render: a page has a hundred of them. */
export const Text = /* @__PURE__ */ forwardRef<HTMLElement, TextProps>(function Text({ as = 'span', ...look }, ref) {
  return createElement(as, { ref, ...classed(text, look) });
});

/** A heading, likewise. */
export const Heading = /* @__PURE__ */ forwardRef<HTMLElement, HeadingProps>(function Heading(
  { as, weight = 'bold', ...look },
  ref,
) {
  return createElement(as, { ref, ...classed(heading, { weight, ...look }) });
});

function classed(part: typeof text, { size, weight, color, className, ...rest }: LookProps) {
  return { 'data-accent-color': color, ...rest, className: part({ size, weight, className }) };
}
