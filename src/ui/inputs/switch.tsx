import { Checkable, stateOf, type CheckableProps } from './checkable';

interface SwitchProps extends Omit<CheckableProps, 'children'> {
  /** `1` among texts of that size. */
  size?: '1' | '2' | undefined;
}

/** On or off, in the look of Radix Themes, whose own switch renders twice. */
export function Switch({ size = '2', ...rest }: SwitchProps) {
  return (
    <Checkable {...rest} role="switch" className={`rt-reset rt-SwitchRoot rt-r-size-${size} rt-variant-surface`}>
      <span {...stateOf(rest.checked, rest.disabled)} className="rt-SwitchThumb" />
    </Checkable>
  );
}
