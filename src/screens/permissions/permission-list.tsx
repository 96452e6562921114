import type { PermissionState } from '../../model/setup/permissions';
import { useLabels } from '../../ui/theme/labels';
import { Text } from '../../ui/radix';
import { permissionsLabels } from './labels';
import { PermissionBadge } from './permission-badge';

interface PermissionListProps {
  permissions: readonly PermissionState[];
  labelledBy: string;
}

/** Every permission with its purpose, or with what doesn’t work without it. */
export function PermissionList({ permissions, labelledBy }: PermissionListProps) {
  const labels = useLabels(permissionsLabels);
  return (
    <ul className="cd-framed" aria-labelledby={labelledBy} data-chatdeck="permission-list">
      {permissions.map(({ scope, holder, use, isGranted }) => (
        <li key={`${holder} ${scope}`} className="cd-permission" data-state={isGranted ? 'granted' : 'missing'}>
          <Text as="p" size="2" weight="medium">
            {labels[`${use}Name`]}
          </Text>
          <Text as="p" size="2" color="gray">
            {isGranted ? labels[`${use}Unlocks`] : labels.without(labels[`${use}Without`])}
          </Text>
          <Text as="p" size="1" color="gray">
            <code dir="ltr" translate="no">
              {scope}
            </code>{' '}
            {holder === 'bot' ? labels.byBot : labels.byUser}
          </Text>
          <PermissionBadge isGranted={isGranted} />
        </li>
      ))}
    </ul>
  );
}
