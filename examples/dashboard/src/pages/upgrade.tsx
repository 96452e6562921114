import { Upgrade } from 'chatdeck/screens/upgrade';
import { useUpgrade } from 'chatdeck/hooks';
import { replace } from '../router';

export default function UpgradePage() {
  return <Upgrade {...useUpgrade({ onUpgraded: () => replace({ name: 'upgraded' }) })} />;
}
