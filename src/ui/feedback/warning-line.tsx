import { cva } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { WarningIcon } from '../base/icons';
import type { Variant } from '../base/variants';

const line = cva('cd-warning-line', { variants: { tone: { warning: '', danger: 'cd-warning-danger' } } });

interface WarningLineProps {
  /** `danger` for what is already wrong. */
  tone?: Variant<typeof line, 'tone'> | undefined;
  children: ReactNode;
}

/** Something that needs attention soon. */
export function WarningLine({ tone = 'warning', children }: WarningLineProps) {
  return (
    <span className={line({ tone })} data-state={tone}>
      <WarningIcon size={14} aria-hidden />
      <span>{children}</span>
    </span>
  );
}
