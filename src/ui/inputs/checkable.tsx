import type { ComponentPropsWithoutRef } from 'react';

export interface CheckableProps extends Omit<ComponentPropsWithoutRef<'button'>, 'role' | 'type' | 'onClick'> {
  checked: boolean;
  onCheckedChange?: ((checked: boolean) => void) | undefined;
}

/** A button that is on or off, for the sheet of Radix Themes, whose own parts bring an input with an inline style for forms. */
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
