import { Upgrade } from 'chatdeck/screens/upgrade';
import { useUpgrade } from 'chatdeck/hooks';
import { replace } from '../router';

export default function UpgradePage() {
  const upgrade = useUpgrade({
    onUpgraded: () => replace({ name: 'upgraded' }),
    onCheckout: (url) => location.assign(url),
  });
  return <Upgrade {...upgrade} />;
}
