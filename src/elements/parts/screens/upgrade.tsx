import { Upgrade } from '../../../screens/upgrade';
import { useUpgrade } from '../../../hooks/upgrade';
import type { PartProps } from '../../runtime/part-props';

export default function UpgradePart({ screen, navigate }: PartProps) {
  return <Upgrade {...useUpgrade({ onUpgraded: () => navigate({ name: 'upgraded' }) })} {...screen} />;
}
