import { useLabels } from '../../ui/theme/labels';
import { PageHeader } from '../../ui/page/page-header';
import { ScreenRoot, type ScreenProps } from '../../ui/page/screen';
import { permissionsLabels, type PermissionsLabels } from './labels';
import { PermissionsPlace } from './permissions-place';

/** Placeholder for the permissions while their code or data loads. */
export function PermissionsLoading(props: ScreenProps<PermissionsLabels>) {
  const labels = useLabels(permissionsLabels, props.labels);
  return (
    <ScreenRoot labelSet={permissionsLabels} part="permissions" state="loading" {...props}>
      <PageHeader title={labels.title} />
      <div className="cd-permission-page">
        <PermissionsPlace />
      </div>
    </ScreenRoot>
  );
}
