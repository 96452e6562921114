import type { PermissionsData } from '../../model/setup/permissions';
import { isSameId } from '../../model/core/tolerant';
import { usePages } from '../../ui/data-table/use-pages';
import { useLabels } from '../../ui/theme/labels';
import { WarningIcon } from '../../ui/base/icons';
import { PlainLink } from '../../ui/base/link';
import { VisuallyHidden } from '../../ui/radix';
import { permissionsLabels } from './labels';

/** Links to the account's other workspaces, marked if something needs approval there. */
export function WorkspaceLinks({ data }: { data: PermissionsData }) {
  const labels = useLabels(permissionsLabels);
  const { workspaces, widgetId, workspace } = data;
  const { shown, pager } = usePages(workspaces);
  if (workspaces.length < 2) return null;
  const isShown = workspaces.some((other) => isSameId(other.widgetId, widgetId))
    ? (other: (typeof workspaces)[number]) => isSameId(other.widgetId, widgetId)
    : (other: (typeof workspaces)[number]) => other.name === workspace;
  return (
    <nav aria-label={labels.workspaces} className="cd-workspace-links" data-chatdeck="workspaces">
      {shown.map((other) => (
        <PlainLink
          key={String(other.widgetId)}
          to={{ name: 'permissions', widgetId: other.widgetId }}
          aria-current={isShown(other) ? 'page' : undefined}
        >
          {other.name}
          {other.needsApproval && (
            <>
              <WarningIcon size={16} aria-hidden />
              <VisuallyHidden>, {labels.workspaceNeeds}</VisuallyHidden>
            </>
          )}
        </PlainLink>
      ))}
      {pager}
    </nav>
  );
}
