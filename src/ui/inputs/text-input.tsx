import { TextField } from '@radix-ui/themes';
import { cva } from 'class-variance-authority';
import { forwardRef, useId, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { AlertIcon } from '../base/icons';
import { Text } from '../base/text';
import type { Variant } from '../base/variants';

const input = cva('cd-input', {
  variants: {
    state: { valid: '', invalid: 'cd-input-invalid' },
    /** Of the control, which Radix Themes draws. */
    size: { '2': '', '3': '' },
  },
});

/** Others are the input's own. */
interface TextInputProps extends Omit<
  ComponentPropsWithoutRef<'input'>,
  'onChange' | 'value' | 'defaultValue' | 'children' | 'size' | 'color' | 'type'
> {
  /** The kind of text; `text` unless set. */
  type?: 'text' | 'email' | 'password' | 'tel' | 'url' | 'search' | undefined;
  /** The field's name. */
  label: string;
  /** `2` among the rows of settings. */
  size?: Variant<typeof input, 'size'> | undefined;
  /** The current text. */
  value: string;
  /** Called with the whole next text. */
  onValueChange(value: string): void;
  /** Why the value isn't accepted. */
  error?: string | undefined;
  /** Below the control while there is no error. */
  help?: ReactNode;
  /** On the label's line, for example a link. Follows the control in the Tab order. */
  aside?: ReactNode;
  /** Inside the control at its end, for example a button that shows a password. */
  end?: ReactNode;
}

/** A single-line field of a small form, with its label above and its error below. */
export const TextInput = /* @__PURE__ */ forwardRef<HTMLInputElement, TextInputProps>(function TextInput(
  { label, size = '3', value, onValueChange, error, help, aside, end, type = 'text', ...rest },
  ref,
) {
  const id = useId();
  const descriptionId = error !== undefined ? `${id}-error` : help ? `${id}-help` : undefined;
  const state = error === undefined ? 'valid' : 'invalid';
  return (
    <div className={input({ state, size })} data-state={state}>
      <Text as="label" htmlFor={id} size="2" weight="medium" className="cd-input-label">
        {label}
      </Text>
      <TextField.Root
        {...rest}
        ref={ref}
        type={type}
        id={id}
        size={size}
        className="cd-input-control"
        value={value}
        onChange={(event) => onValueChange(event.target.value)}
        aria-invalid={error !== undefined}
        aria-describedby={descriptionId}
      >
        {end && <TextField.Slot side="right">{end}</TextField.Slot>}
      </TextField.Root>
      {aside && <div className="cd-input-aside">{aside}</div>}
      {help && error === undefined && (
        <Text as="div" size="1" color="gray" id={`${id}-help`} className="cd-input-help">
          {help}
        </Text>
      )}
      {error !== undefined && (
        <Text as="p" size="1" color="red" id={`${id}-error`} className="cd-input-error">
          <AlertIcon size={16} />
          {error}
        </Text>
      )}
    </div>
  );
});
