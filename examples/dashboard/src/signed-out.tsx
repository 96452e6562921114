import { Login } from 'chatdeck/screens/login';
import { useLogin } from 'chatdeck/hooks';
import { resolveAccess, type Problem } from 'chatdeck/model';
import { ProblemCallout } from 'chatdeck/ui';
import { hasScreen } from './pages';
import { Redirect, useRoute } from './router';
import { usePageTitle } from './titles';

/** The server was not told of the last sign-out. */
export interface SignOutFailure {
  problem: Problem;
  onRetry(this: void): void;
}

interface SignedOutProps {
  hasExpired: boolean;
  signOutFailure: SignOutFailure | undefined;
  onSignedIn(this: void, token: string): void;
}

/** What a person without a session sees: the sign-in, which afterwards leads back to where they wanted to go. */
export function SignedOut({ hasExpired, signOutFailure, onSignedIn }: SignedOutProps) {
  const route = useRoute();
  const login = useLogin({ onSignedIn });
  usePageTitle({ name: 'login' });
  const decision = resolveAccess(route, { status: 'signedOut' });
  if (decision.status === 'redirect') return <Redirect to={decision.to} />;
  if (!hasScreen(route)) return <Redirect to={{ name: 'login' }} />;
  const header = signOutFailure && <ProblemCallout {...signOutFailure} />;
  return <Login {...login} isSessionExpired={hasExpired} header={header} />;
}
