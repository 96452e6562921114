import type { PermissionsData, PermissionsProps } from '../../model/setup/permissions';
import { useLabels } from '../../ui/theme/labels';
import { useFormat } from '../../ui/format/format';
import { Heading, Text } from '../../ui/radix';
import { SlackLink } from '../../ui/base/slack-link';
import { useTheme } from '../../ui/theme/theme-context';
import { useId } from 'react';
import { AdvancedList } from './advanced-list';
import { permissionsLabels } from './labels';
import { LegacyNotice } from './legacy-notice';
import { MainUser } from './main-user';
import { PermissionList } from './permission-list';

type PermissionsBodyProps = Pick<PermissionsProps, 'upgradeUrl' | 'onReinstall' | 'onMainUserChange'> & {
  data: PermissionsData;
};

export function PermissionsBody({ data, upgradeUrl, onReinstall, onMainUserChange }: PermissionsBodyProps) {
  const labels = useLabels(permissionsLabels);
  const { productName } = useTheme();
  const format = useFormat();
  const id = useId();
  const missing = data.permissions.filter(({ isGranted }) => !isGranted).length;
  const isWaiting = missing > 0 && !data.isLegacy;
  const canAskAgain = missing === 0 && !data.isLegacy && upgradeUrl !== undefined;
  return (
    <>
      {data.isLegacy && <LegacyNotice data={data} onReinstall={onReinstall} />}
      <section className="cd-permission-section" aria-labelledby={id}>
        <Heading as="h2" size="3" weight="medium" id={id}>
          {labels.list}
        </Heading>
        <Text as="p" size="2" color="gray">
          {missing === 0 ? labels.allGranted(productName) : labels.someMissing(missing, format.count(missing))}
        </Text>
        {isWaiting && <Upgrade upgradeUrl={upgradeUrl} isWaiting />}
        <PermissionList permissions={data.permissions} labelledBy={id} />
        {isWaiting && upgradeUrl !== undefined && <AdvancedList permissions={data.permissions} />}
        {canAskAgain && <Upgrade upgradeUrl={upgradeUrl} isWaiting={false} />}
      </section>
      <MainUser data={data} onMainUserChange={onMainUserChange} />
    </>
  );
}

interface UpgradeProps {
  upgradeUrl: string | undefined;
  /** Something waits for an approval. */
  isWaiting: boolean;
}

/** All permissions at once; what Slack was told there to take back looks granted here until Slack is asked for it. */
function Upgrade({ upgradeUrl, isWaiting }: UpgradeProps) {
  const labels = useLabels(permissionsLabels);
  if (upgradeUrl === undefined) {
    return (
      <Text as="p" size="2">
        {labels.noSlack}
      </Text>
    );
  }
  return (
    <div className="cd-setup-action">
      <SlackLink href={upgradeUrl} look={isWaiting ? 'primary' : 'quiet'}>
        {isWaiting ? labels.upgrade : labels.upgradeAgain}
      </SlackLink>
      <Text as="p" size="1" color="gray">
        {isWaiting ? labels.upgradeNext : labels.upgradeAgainNext}
      </Text>
    </div>
  );
}
