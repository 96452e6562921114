import type { ComponentPropsWithoutRef } from 'react';

export interface CheckableProps extends Omit<ComponentPropsWithoutRef<'button'>, 'role' | 'type' | 'onClick'> {
  checked: boolean;
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
      onClick={() => onCheckedChange?.(!checked)}
    />
  );
}

export function stateOf(checked: boolean, disabled: boolean | undefined) {
  return { 'data-state': checked ? 'checked' : 'unchecked', 'data-disabled': disabled ? '' : undefined };
}
