import { Upgraded } from '../../../screens/upgrade';
import { useUpgraded } from '../../../hooks/upgrade';
import type { PartProps } from '../../runtime/part-props';

export default function UpgradedPart({ screen }: PartProps) {
  return <Upgraded {...useUpgraded()} {...screen} />;
}
