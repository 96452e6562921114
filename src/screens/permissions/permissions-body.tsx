import { safeHref } from '../../model/address';
import type { PermissionsData, PermissionsProps } from '../../model/permissions';
import { useFormat } from '../../ui/format';
import { Button, Heading, Text } from '../../ui/radix';
import { useTheme } from '../../ui/theme-context';
import { useId } from 'react';
import { AdvancedList } from './advanced-list';
import type { PermissionsLabels } from './labels';
import { LegacyNotice } from './legacy-notice';
import { MainUser } from './main-user';
import { PermissionList } from './permission-list';

type PermissionsBodyProps = Pick<PermissionsProps, 'upgradeUrl' | 'onReinstall' | 'onMainUserChange'> & {
  data: PermissionsData;
  labels: PermissionsLabels;
};

export function PermissionsBody({ data, upgradeUrl, onReinstall, onMainUserChange, labels }: PermissionsBodyProps) {
  const { productName } = useTheme();
  const format = useFormat();
  const id = useId();
  const missing = data.permissions.filter(({ isGranted }) => !isGranted).length;
  const canUpgrade = missing > 0 && !data.isLegacy;
  return (
    <>
      {data.isLegacy && <LegacyNotice data={data} onReinstall={onReinstall} labels={labels} />}
      <section className="cd-permission-section" aria-labelledby={id}>
        <Heading as="h2" size="3" weight="medium" id={id}>
          {labels.list}
        </Heading>
        <Text as="p" size="2" color="gray">
          {missing === 0 ? labels.allGranted(productName) : labels.someMissing(missing, format.count(missing))}
        </Text>
        {canUpgrade && <Upgrade upgradeUrl={upgradeUrl} labels={labels} />}
        <PermissionList permissions={data.permissions} labelledBy={id} labels={labels} />
        {canUpgrade && upgradeUrl !== undefined && <AdvancedList permissions={data.permissions} labels={labels} />}
      </section>
      <MainUser data={data} onMainUserChange={onMainUserChange} labels={labels} />
    </>
  );
}

function Upgrade({ upgradeUrl, labels }: Pick<PermissionsBodyProps, 'upgradeUrl' | 'labels'>) {
  if (upgradeUrl === undefined) {
    return (
      <Text as="p" size="2">
        {labels.noSlack}
      </Text>
    );
  }
  return (
    <div className="cd-setup-action">
      <Button asChild size="3">
        <a href={safeHref(upgradeUrl)} rel="noreferrer" referrerPolicy="no-referrer">
          {labels.upgrade}
        </a>
      </Button>
      <Text as="p" size="1" color="gray">
        {labels.upgradeNext}
      </Text>
    </div>
  );
}
