import { Login } from 'chatdeck/screens/login';
import { useLogin } from 'chatdeck/hooks';
import type { LoginNotice, Route } from 'chatdeck/model';
import type { PublicPageProps } from '../page-props';

interface LoginPageProps extends PublicPageProps {
  route: Extract<Route, { name: 'login' }>;
}

export default function LoginPage({ route, hasExpired, onSignedIn }: LoginPageProps) {
  const notice: LoginNotice | undefined = route.passwordSet ? 'passwordSet' : hasExpired ? 'sessionExpired' : undefined;
  return <Login {...useLogin({ onSignedIn })} notice={notice} />;
}
