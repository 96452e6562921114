import { ResetPassword } from 'chatdeck/screens/password';
import { useResetPassword } from 'chatdeck/hooks';
import { replace } from '../router';

interface ResetPasswordPageProps {
  token: string | undefined;
  onReset(this: void): void;
}

/** The sign-in takes the place of this address, which holds a token. */
export default function ResetPasswordPage({ token, onReset }: ResetPasswordPageProps) {
  const reset = useResetPassword({
    token,
    onReset: () => {
      replace({ name: 'login', passwordSet: true });
      onReset();
    },
  });
  return <ResetPassword {...reset} />;
}
