import type { ComponentPropsWithoutRef } from 'react';

interface SwitchProps extends Omit<ComponentPropsWithoutRef<'button'>, 'role' | 'type' | 'children' | 'onClick'> {
  /** `1` among texts of that size. */
  size?: '1' | '2' | undefined;
  checked: boolean;
  onCheckedChange?: ((checked: boolean) => void) | undefined;
}

/** On or off, in the look of Radix Themes, whose own switch renders twice and brings a checkbox for forms that we have not. */
export function Switch({ size = '2', checked, onCheckedChange, ...rest }: SwitchProps) {
  const state = { 'data-state': checked ? 'checked' : 'unchecked', 'data-disabled': rest.disabled ? '' : undefined };
  return (
    <button
      {...rest}
      {...state}
      type="button"
      role="switch"
      aria-checked={checked}
      className={`rt-reset rt-SwitchRoot rt-r-size-${size} rt-variant-surface`}
      onClick={() => onCheckedChange?.(!checked)}
    >
      <span {...state} className="rt-SwitchThumb" />
    </button>
  );
}
