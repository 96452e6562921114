import { Account } from 'chatdeck/screens/account';
import { Users } from 'chatdeck/screens/users';
import { useAccount, useUsers } from 'chatdeck/hooks';
import type { PageProps } from '../page-props';

export default function AccountPage({ route: { success = false, section } }: PageProps<'account'>) {
  return <Account {...useAccount({ isBillingAdded: success, section })} users={<Users {...useUsers()} />} />;
}
