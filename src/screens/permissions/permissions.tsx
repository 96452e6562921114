import type { PermissionsProps } from '../../model/setup/permissions';
import { EmptyState } from '../../ui/feedback/empty-state';
import { ErrorCallout } from '../../ui/feedback/error-callout';
import { useLabels } from '../../ui/theme/labels';
import { Link, useHasScreen } from '../../ui/base/link';
import { PageHeader } from '../../ui/page/page-header';
import { ProblemCallout } from '../../ui/feedback/problem-callout';
import { ScreenRoot, type ScreenProps } from '../../ui/page/screen';
import { StaleNotice } from '../../ui/feedback/stale-notice';
import { useTheme } from '../../ui/theme/theme-context';
import { permissionsLabels, type PermissionsLabels } from './labels';
import { PermissionsBody } from './permissions-body';
import { PermissionsPlace } from './permissions-place';
import { WorkspaceLinks } from './workspace-links';

/** A workspace's permissions, and how to grant more. */
export function Permissions(props: PermissionsProps & ScreenProps<PermissionsLabels>) {
  const { permissions, error } = props;
  const labels = useLabels(permissionsLabels, props.labels);
  const { productName } = useTheme();
  const hasScreen = useHasScreen();
  const data = permissions.status === 'ready' ? permissions.data : undefined;
  return (
    <ScreenRoot labelSet={permissionsLabels} part="permissions" state={permissions.status} {...props}>
      <PageHeader title={labels.title} context={data && labels.lead(productName, data.workspace)} />
      <div className="cd-permission-page">
        {data && hasScreen({ name: 'permissions' }) && <WorkspaceLinks data={data} />}
        {error && (
          <ErrorCallout>
            {labels[error]} <Link to={{ name: 'support' }}>{labels.support}</Link>
          </ErrorCallout>
        )}
        {permissions.status === 'loading' && <PermissionsPlace />}
        {permissions.status === 'failed' && (
          <ProblemCallout problem={permissions.problem} onRetry={permissions.onRetry} />
        )}
        {permissions.status === 'setupRequired' && (
          <EmptyState
            title={labels.setupTitle}
            action={
              permissions.widgetId !== undefined && (
                <Link to={{ name: 'setup', widgetId: permissions.widgetId }}>{labels.finishSetup}</Link>
              )
            }
          >
            {labels.setupText}
          </EmptyState>
        )}
        {permissions.status === 'ready' && permissions.problem && <StaleNotice problem={permissions.problem} />}
        {data && <PermissionsBody {...props} data={data} />}
      </div>
    </ScreenRoot>
  );
}
