import { TextInput } from './text-input';

interface EmailInputProps {
  label: string;
  value: string;
  onValueChange(value: string): void;
  error?: string | undefined;
}

/** The email of an account, as a password manager knows it. */
export function EmailInput(props: EmailInputProps) {
  return <TextInput {...props} type="email" name="email" autoComplete="username" />;
}
