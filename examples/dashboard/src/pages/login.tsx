import { Login } from 'chatdeck/screens/login';
import { useLogin } from 'chatdeck/hooks';
import type { LoginNotice } from 'chatdeck/model';
import type { PageProps, PublicPageProps } from '../page-props';

export default function LoginPage({ route, hasExpired, onSignedIn }: PageProps<'login'> & PublicPageProps) {
  const notice: LoginNotice | undefined = route.passwordSet ? 'passwordSet' : hasExpired ? 'sessionExpired' : undefined;
  return <Login {...useLogin({ onSignedIn })} notice={notice} />;
}
