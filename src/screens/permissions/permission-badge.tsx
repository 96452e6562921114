import { useLabels } from '../../ui/theme/labels';
import { SuccessIcon, WarningIcon } from '../../ui/base/icons';
import { permissionsLabels } from './labels';

export function PermissionBadge({ isGranted }: { isGranted: boolean }) {
  const labels = useLabels(permissionsLabels);
  const Icon = isGranted ? SuccessIcon : WarningIcon;
  return (
    <span className="cd-permission-badge" data-state={isGranted ? 'granted' : 'missing'}>
      <Icon size={16} aria-hidden />
      {isGranted ? labels.granted : labels.missing}
    </span>
  );
}
