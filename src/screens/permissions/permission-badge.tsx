import { SuccessIcon, WarningIcon } from '../../ui/base/icons';
import type { PermissionsLabels } from './labels';

interface PermissionBadgeProps {
  isGranted: boolean;
  labels: PermissionsLabels;
}

export function PermissionBadge({ isGranted, labels }: PermissionBadgeProps) {
  const Icon = isGranted ? SuccessIcon : WarningIcon;
  return (
    <span className="cd-permission-badge" data-state={isGranted ? 'granted' : 'missing'}>
      <Icon size={16} aria-hidden />
      {isGranted ? labels.granted : labels.missing}
    </span>
  );
}
