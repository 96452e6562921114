import type { ComponentPropsWithoutRef } from 'react';

export interface CheckableProps extends Omit<ComponentPropsWithoutRef<'button'>, 'role' | 'type' | 'onClick'> {
  /** `mixed`: some of what it stands for. */
  checked: boolean | 'mixed';
  onCheckedChange?: ((checked: boolean) => void) | undefined;
}

/** A toggle button styled by Radix Themes' sheet, whose own parts add an input with an inline style for forms. */
export function Checkable({
  role,
  checked,
  onCheckedChange,
  ...rest
}: CheckableProps & { role: 'checkbox' | 'radio' | 'switch' }) {
  return (
    <button
      {...rest}
      {...stateOf(checked, rest.disabled)}
      type="button"
      role={role}
      aria-checked={checked}
      onClick={() => onCheckedChange?.(checked !== true)}
    />
  );
}

export function stateOf(checked: boolean | 'mixed', disabled: boolean | undefined) {
  // Radix Themes' sheet fills checked ones only.
  return { 'data-state': checked === false ? 'unchecked' : 'checked', 'data-disabled': disabled ? '' : undefined };
}
