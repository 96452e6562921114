import { HideIcon, ShowIcon } from '../../ui/icons';
import { IconButton } from '../../ui/radix';
import { TextInput } from '../../ui/text-input';
import { useState, type ReactNode } from 'react';

interface PasswordInputProps {
  label: string;
  showLabel: string;
  hideLabel: string;
  value: string;
  onValueChange(value: string): void;
  error?: string | undefined;
  aside?: ReactNode;
}

/** A password that the person may look at while typing it. */
export function PasswordInput({ showLabel, hideLabel, ...rest }: PasswordInputProps) {
  const [isShown, setIsShown] = useState(false);
  const Icon = isShown ? HideIcon : ShowIcon;
  return (
    <TextInput
      {...rest}
      type={isShown ? 'text' : 'password'}
      name="password"
      autoComplete="current-password"
      autoCapitalize="none"
      end={
        <IconButton
          type="button"
          variant="ghost"
          color="gray"
          aria-label={isShown ? hideLabel : showLabel}
          onClick={() => setIsShown(!isShown)}
        >
          <Icon size={16} />
        </IconButton>
      }
    />
  );
}
