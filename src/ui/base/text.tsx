import { cx } from 'class-variance-authority';
import { createElement, forwardRef, type AllHTMLAttributes, type ReactNode } from 'react';

interface LookProps extends Omit<AllHTMLAttributes<HTMLElement>, 'as' | 'size' | 'color'> {
  size?: '1' | '2' | '3' | '4' | '5' | '6' | undefined;
  weight?: 'regular' | 'medium' | 'bold' | undefined;
  color?: 'gray' | 'red' | 'amber' | 'green' | undefined;
  children?: ReactNode;
}

interface TextProps extends LookProps {
  as?: 'span' | 'div' | 'label' | 'p' | undefined;
}

interface HeadingProps extends LookProps {
  as: 'h1' | 'h2' | 'h3' | 'h4';
}

/** Words in the look of Radix Themes, whose own part takes several times as long: a page has a hundred of them. */
export const Text = /* @__PURE__ */ forwardRef<HTMLElement, TextProps>(function Text({ as = 'span', ...look }, ref) {
  return createElement(as, { ref, ...classed('rt-Text', look) });
});

/** A heading, likewise. */
export const Heading = /* @__PURE__ */ forwardRef<HTMLElement, HeadingProps>(function Heading({ as, ...look }, ref) {
  return createElement(as, { ref, ...classed('rt-Heading', look) });
});

function classed(name: string, { size, weight, color, className, ...rest }: LookProps) {
  return {
    'data-accent-color': color,
    ...rest,
    className: cx(name, size && `rt-r-size-${size}`, weight && `rt-r-weight-${weight}`, className),
  };
}
