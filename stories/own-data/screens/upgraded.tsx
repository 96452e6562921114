import { ready } from 'chatdeck/model';
import { Upgraded } from 'chatdeck/screens/upgrade';

export function OwnUpgraded() {
  return <Upgraded outcome={ready({ status: 'upgraded', plan: 'Business', channels: 5, isAdmin: true })} />;
}
