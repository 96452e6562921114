import type { PermissionsData, PermissionsProps } from '../../model/setup/permissions';
import { useLabels } from '../../ui/theme/labels';
import { useFormat } from '../../ui/format/format';
import { Heading, Text } from '../../ui/radix';
import { SlackLink } from '../../ui/base/slack-link';
import { useTheme } from '../../ui/theme/theme-context';
import { useId } from 'react';
import { ApprovalCard } from './approval-card';
import { AdvancedList } from './advanced-list';
import { permissionsLabels } from './labels';
import { LegacyNotice, Reinstall } from './legacy-notice';
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
  const someMissing = labels.someMissing(missing, format.count(missing));
  const isWaiting = missing > 0 && !data.isLegacy;
  return (
    <>
      {data.isLegacy && <LegacyNotice data={data} missing={missing} onReinstall={onReinstall} />}
      {isWaiting && <Upgrade title={someMissing} upgradeUrl={upgradeUrl} />}
      <section className="cd-permission-section" aria-labelledby={id}>
        <Heading as="h2" size="3" id={id}>
          {labels.list}
        </Heading>
        {!isWaiting && (
          <Text as="p" size="2" color="gray">
            {missing === 0 ? labels.allGranted(productName) : someMissing}
          </Text>
        )}
        <PermissionList permissions={data.permissions} labelledBy={id} />
        {!isWaiting && upgradeUrl !== undefined && (
          <UpgradeAgain data={data} upgradeUrl={upgradeUrl} onReinstall={onReinstall} />
        )}
        {upgradeUrl !== undefined && <AdvancedList data={data} />}
      </section>
      <MainUser data={data} onMainUserChange={onMainUserChange} />
    </>
  );
}

interface UpgradeProps {
  title: string;
  upgradeUrl: string | undefined;
}

/** Approves all permissions together when some are missing. */
function Upgrade({ title, upgradeUrl }: UpgradeProps) {
  const labels = useLabels(permissionsLabels);
  const canApprove = upgradeUrl !== undefined;
  return (
    <ApprovalCard
      title={title}
      text={canApprove ? labels.upgradeNext : labels.noSlack}
      action={canApprove && <SlackLink href={upgradeUrl}>{labels.upgrade}</SlackLink>}
    />
  );
}

interface UpgradeAgainProps extends Pick<PermissionsProps, 'onReinstall'> {
  data: PermissionsData;
  upgradeUrl: string;
}

/**
 * Also when none is missing: permissions revoked in Slack still look granted here, and a legacy widget is reinstalled.
 */
function UpgradeAgain({ data, upgradeUrl, onReinstall }: UpgradeAgainProps) {
  const labels = useLabels(permissionsLabels);
  const name = data.isLegacy ? labels.upgrade : labels.upgradeAgain;
  return (
    <div className="cd-setup-action">
      {data.isLegacy && onReinstall ? (
        <Reinstall data={data} name={name} href={upgradeUrl} variant="outline" onReinstall={onReinstall} />
      ) : (
        <SlackLink href={upgradeUrl} variant="outline">
          {name}
        </SlackLink>
      )}
      <Text as="p" size="1" color="gray">
        {data.isLegacy ? labels.upgradeLegacyNext : labels.upgradeAgainNext} {labels.meanwhile}
      </Text>
    </div>
  );
}
