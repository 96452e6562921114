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
  /** The current text. */
  value: string;
  /** Called with the whole next text. */
  onValueChange(value: string): void;
  /** For password managers: whether to fill in the current password or suggest a new one. */
  autoComplete: 'current-password' | 'new-password';
  /** What is wrong with it, as a sentence. */
  error?: string | undefined;
  /** A sentence under the field. */
  help?: ReactNode;
  /** At the end of the label's line, for example a link. */
  aside?: ReactNode;
}

/** A password that can be shown while typing. */
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
