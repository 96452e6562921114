import { WarningIcon } from '../../ui/base/icons';
import type { ReactNode } from 'react';

/** Something that needs attention soon. */
export function WarningLine({ tone = 'warning', children }: { tone?: 'warning' | 'danger'; children: ReactNode }) {
  return (
    <span className="cd-warning-line" data-state={tone}>
      <WarningIcon size={14} aria-hidden />
      <span>{children}</span>
    </span>
  );
}
