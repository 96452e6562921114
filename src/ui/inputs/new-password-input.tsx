import { passwordStrength, type PasswordStrength } from '../../model/session/password';
import { cva } from 'class-variance-authority';
import { defineLabels, useLabels } from '../theme/labels';
import { PasswordInput } from './password-input';

type StrengthTexts = Record<PasswordStrength, string> & {
  /** Before anything is typed. */
  rule: string;
};

export const newPasswordLabels = defineLabels<StrengthTexts>('new-password', {
  rule: 'Use 7 characters or more.',
  tooShort: 'Too short. Use 7 characters or more.',
  weak: 'Easy to guess. Add a word or two.',
  fair: 'Fair. One more word makes it strong.',
  strong: 'Strong password.',
});

const meter = cva('cd-strength', {
  variants: {
    state: {
      empty: '',
      tooShort: 'cd-strength-weak',
      weak: 'cd-strength-weak',
      fair: 'cd-strength-fair',
      strong: 'cd-strength-strong',
    },
  },
});

interface NewPasswordInputProps {
  /** The field's name. */
  label: string;
  /** The current text. */
  value: string;
  /** Called with the whole next text. */
  onValueChange(value: string): void;
  /** What is wrong with it, as a sentence. */
  error?: string | undefined;
}

/** A new password, with a note on how hard it is to guess. */
export function NewPasswordInput({ value, ...rest }: NewPasswordInputProps) {
  const labels = useLabels(newPasswordLabels);
  const strength = value === '' ? undefined : passwordStrength(value);
  const state = strength ?? 'empty';
  return (
    <PasswordInput
      {...rest}
      value={value}
      autoComplete="new-password"
      help={
        <span className={meter({ state })} data-chatdeck="password-strength" data-state={state}>
          <span className="cd-strength-bars" aria-hidden="true">
            <span />
            <span />
            <span />
          </span>
          <span role="status">{labels[strength ?? 'rule']}</span>
        </span>
      }
    />
  );
}
