import { Button } from '@radix-ui/themes';
import { ForwardIcon } from '../base/icons';
import { PlainLink, useHasScreen } from '../base/link';
import { defineLabels, useLabels } from '../theme/labels';

export const upgradeButtonLabels = defineLabels('upgrade-button', { upgrade: 'Upgrade your plan' });

/** A link to the plans, for features the plan doesn't include. Renders nothing if the host has no such screen. */
export function UpgradeButton() {
  const labels = useLabels(upgradeButtonLabels);
  const hasScreen = useHasScreen();
  if (!hasScreen({ name: 'account' })) return null;
  return (
    <Button asChild>
      <PlainLink to={{ name: 'account' }} data-chatdeck="upgrade-button">
        {labels.upgrade}
        <ForwardIcon size={16} aria-hidden className="cd-directed" />
      </PlainLink>
    </Button>
  );
}
