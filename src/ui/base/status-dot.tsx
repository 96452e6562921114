import { cva } from 'class-variance-authority';
import type { Variant } from './variants';

const dot = cva('cd-dot', {
  variants: { state: { online: 'cd-dot-online', offline: '', unfinished: 'cd-dot-unfinished' } },
});

interface StatusDotProps {
  /** Its fill and its shape. */
  state: Variant<typeof dot, 'state'>;
}

/** A mark whose fill and shape tell the status. Always beside the word for it, so it has no name of its own. */
export function StatusDot({ state }: StatusDotProps) {
  return <span className={dot({ state })} data-state={state} data-chatdeck="status-dot" aria-hidden="true" />;
}
