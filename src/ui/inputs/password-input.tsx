import { useState, type ReactNode } from 'react';
import { HideIcon, ShowIcon } from '../base/icons';
import { defineLabels, useLabels } from '../theme/labels';
import { IconButton } from '@radix-ui/themes';
import { TextInput } from './text-input';

export const passwordInputLabels = defineLabels('password-input', {
  show: 'Show password',
  hide: 'Hide password',
});

interface PasswordInputProps {
  /** The field's name. */
  label: string;
  /** What is typed so far. */
  value: string;
  /** The whole next text. */
  onValueChange(value: string): void;
  /** What a password manager makes of it: it fills in the one, and offers to make up the other. */
  autoComplete: 'current-password' | 'new-password';
  /** What is wrong with it, as a sentence. */
  error?: string | undefined;
  /** A sentence under the field. */
  help?: ReactNode;
  /** At the end of the label's line, such as a link. */
  aside?: ReactNode;
}

/** A password that the person may look at while typing it. */
export function PasswordInput(props: PasswordInputProps) {
  const labels = useLabels(passwordInputLabels);
  const [isShown, setIsShown] = useState(false);
  const Icon = isShown ? HideIcon : ShowIcon;
  return (
    <TextInput
      {...props}
      type={isShown ? 'text' : 'password'}
      name="password"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      end={
        <IconButton
          type="button"
          variant="ghost"
          color="gray"
          aria-label={isShown ? labels.hide : labels.show}
          onClick={() => setIsShown(!isShown)}
        >
          <Icon size={16} />
        </IconButton>
      }
    />
  );
}
