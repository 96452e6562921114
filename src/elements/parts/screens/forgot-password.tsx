import { ForgotPassword } from '../../../screens/password';
import { useForgotPassword } from '../../../hooks/password';
import type { PartProps } from '../../runtime/part-props';

export default function ForgotPasswordPart({ screen }: PartProps) {
  return <ForgotPassword {...useForgotPassword()} {...screen} />;
}
