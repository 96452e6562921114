import { cva } from 'class-variance-authority';
import type { Variant } from '../base/variants';
import { Checkable, stateOf, type CheckableProps } from './checkable';

const track = cva('rt-reset rt-SwitchRoot rt-variant-surface', {
  variants: { size: { '1': 'rt-r-size-1', '2': 'rt-r-size-2' } },
});

interface SwitchProps extends Omit<CheckableProps, 'children'> {
  /** `1` next to text of that size. */
  size?: Variant<typeof track, 'size'> | undefined;
}

/** A switch styled like Radix Themes, whose own renders twice. */
export function Switch({ size = '2', className, ...rest }: SwitchProps) {
  return (
    <Checkable {...rest} role="switch" className={track({ size, className })}>
      <span {...stateOf(rest.checked, rest.disabled)} className="rt-SwitchThumb" />
    </Checkable>
  );
}
