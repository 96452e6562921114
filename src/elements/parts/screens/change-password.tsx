import { ChangePassword } from '../../../screens/password';
import { useChangePassword } from '../../../hooks/password';
import type { PartProps } from '../../runtime/part-props';

export default function ChangePasswordPart({ screen }: PartProps) {
  return <ChangePassword {...useChangePassword()} {...screen} />;
}
