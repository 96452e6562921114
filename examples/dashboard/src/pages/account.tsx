import { Account } from 'chatdeck/screens/account';
import { Users } from 'chatdeck/screens/users';
import { useAccount, useUsers } from 'chatdeck/hooks';

export default function AccountPage({ isBillingAdded }: { isBillingAdded: boolean }) {
  return <Account {...useAccount({ isBillingAdded })} users={<Users {...useUsers()} />} />;
}
