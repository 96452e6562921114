import { Users } from '../../../screens/users';
import { useUsers } from '../../../hooks/users';
import type { PartProps } from '../../runtime/part-props';

export default function UsersPart({ screen }: PartProps) {
  return <Users {...useUsers()} {...screen} />;
}
