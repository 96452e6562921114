import { cva } from 'class-variance-authority';
import type { Variant } from './variants';

const dot = cva('cd-dot', {
  variants: {
    state: { online: 'cd-dot-online', offline: '', unfinished: 'cd-dot-unfinished', broken: 'cd-dot-broken' },
  },
});

interface StatusDotProps {
  /** Its fill and shape. */
  state: Variant<typeof dot, 'state'>;
}

/** A mark whose fill and shape show a status. Always next to the status as text, so it has no accessible name. */
export function StatusDot({ state }: StatusDotProps) {
  return <span className={dot({ state })} data-state={state} data-chatdeck="status-dot" aria-hidden="true" />;
}
