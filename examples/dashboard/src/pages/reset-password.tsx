import { ResetPassword } from 'chatdeck/screens/password';
import { useResetPassword } from 'chatdeck/hooks';
import type { PageProps, PublicPageProps } from '../page-props';
import { replace } from '../router';

/** The sign-in takes the place of this address, which holds a token. */
export default function ResetPasswordPage({ route, onSessionEnded }: PageProps<'resetPassword'> & PublicPageProps) {
  const reset = useResetPassword({
    token: route.token,
    onReset: () => {
      replace({ name: 'login', passwordSet: true });
      onSessionEnded();
    },
  });
  return <ResetPassword {...reset} />;
}
