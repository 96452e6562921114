import { ResetPassword } from '../../../screens/password';
import { useResetPassword } from '../../../hooks/password';
import { routeAs, type PartProps } from '../../runtime/part-props';

export default function ResetPasswordPart({ route, screen, navigate }: PartProps) {
  const { token } = routeAs(route, 'resetPassword');
  const reset = useResetPassword({ token, onReset: () => navigate({ name: 'login', passwordSet: true }) });
  return <ResetPassword {...reset} {...screen} />;
}
