import type { Action } from '../../model/core/action';
import type { QuestionWidget } from '../../model/settings/question-groups/review';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog';
import { useMarkedWidgetName } from '../../ui/format/widget-name';
import { useLabels } from '../../ui/theme/labels';
import { useTheme } from '../../ui/theme/theme-context';
import { useMemo } from 'react';
import { questionGroupsLabels } from './labels';

interface DeleteGroupDialogProps {
  open: boolean;
  onOpenChange(open: boolean): void;
  groupLabel: string;
  widgets: readonly QuestionWidget[];
  deletion: Action;
  onDelete(): void;
}

/** Confirms deleting a group from every widget, and names them. */
export function DeleteGroupDialog(props: DeleteGroupDialogProps) {
  const { open, onOpenChange, groupLabel, widgets, deletion, onDelete } = props;
  const labels = useLabels(questionGroupsLabels);
  const { locale } = useTheme();
  const nameOf = useMarkedWidgetName();
  const names = useMemo(() => new Intl.ListFormat(locale).format(widgets.map(nameOf)), [locale, widgets, nameOf]);
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={labels.deleteTitle(groupLabel)}
      confirmLabel={labels.deleteConfirm}
      tone="danger"
      status={deletion.status === 'busy' ? 'busy' : 'idle'}
      problem={deletion.status === 'failed' ? deletion.problem : undefined}
      onConfirm={onDelete}
    >
      {labels.deleteText}
      {names !== '' && <p className="cd-delete-widgets">{labels.deleteWidgets(names)}</p>}
    </ConfirmDialog>
  );
}
