import { Account } from '../../../screens/account';
import { Users } from '../../../screens/users';
import { useAccount } from '../../../hooks/account';
import { useUsers } from '../../../hooks/users';
import { routeAs, type PartProps } from '../../runtime/part-props';

export default function AccountPart({ route, screen }: PartProps) {
  const { success = false, section } = routeAs(route, 'account');
  const account = useAccount({ isBillingAdded: success, section });
  return <Account {...account} users={<Users {...useUsers()} />} {...screen} />;
}
