import { TextInput } from './text-input';

interface EmailInputProps {
  label: string;
  value: string;
  onValueChange(value: string): void;
  error?: string | undefined;
}

/** An account's email, marked up for password managers. */
export function EmailInput(props: EmailInputProps) {
  return <TextInput {...props} type="email" name="email" autoComplete="username" />;
}
