import { Upgraded } from 'chatdeck/screens/upgrade';
import { useUpgraded } from 'chatdeck/hooks';

export default function UpgradedPage() {
  return <Upgraded {...useUpgraded()} />;
}
