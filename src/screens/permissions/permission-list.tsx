import type { PermissionState } from '../../model/setup/permissions';
import { PermissionNote } from '../../ui/feedback/permission-note';
import { PermissionBadge } from './permission-badge';

interface PermissionListProps {
  permissions: readonly PermissionState[];
  labelledBy: string;
}

/** Every permission with its purpose, or with what doesn’t work without it. */
export function PermissionList({ permissions, labelledBy }: PermissionListProps) {
  return (
    <ul className="cd-framed" aria-labelledby={labelledBy} data-chatdeck="permission-list">
      {permissions.map(({ scope, holder, use, isGranted }) => (
        <li key={`${holder} ${scope}`} className="cd-permission" data-state={isGranted ? 'granted' : 'missing'}>
          <PermissionNote use={use} isGranted={isGranted} />
          <PermissionBadge isGranted={isGranted} />
        </li>
      ))}
    </ul>
  );
}
