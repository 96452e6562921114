import { Login } from '../../../screens/login';
import { useLogin } from '../../../hooks/login';
import { routeAs, type PartProps } from '../../runtime/part-props';

export default function LoginPart({ route, screen, onSignedIn }: PartProps) {
  const { passwordSet = false } = routeAs(route, 'login');
  return <Login {...useLogin({ onSignedIn })} notice={passwordSet ? 'passwordSet' : undefined} {...screen} />;
}
