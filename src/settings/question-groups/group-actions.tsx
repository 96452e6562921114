import type { Id } from '../../model/core/tolerant';
import type { QuestionGroupCopy } from '../../model/settings/question-groups/copy';
import type { QuestionGroupEntry, QuestionGroupsTabProps } from '../../model/settings/question-groups/question-groups';
import { Skeleton } from '../../ui/base/skeleton';
import { useEditorFrame, useLiveEditor } from '../../ui/editor/editor-context';
import { lazyPart } from '../../ui/later/lazy-part';
import { useLabels } from '../../ui/theme/labels';
import { useState } from 'react';
import { questionGroupsLabels, type QuestionGroupsLabels } from './labels';
import { useGroupLink } from './use-group-link';

const DeleteGroupDialog = lazyPart(() => import('./later-parts').then((part) => part.DeleteGroupDialog), null);

const GroupMenu = lazyPart(
  () => import('./later-parts').then((part) => part.GroupMenu),
  <Skeleton width="32px" height="32px" />,
);

interface GroupActionsProps extends Pick<QuestionGroupsTabProps, 'deletion' | 'onDelete' | 'widgets'> {
  widgetId: Id;
  entry: QuestionGroupEntry;
  onDuplicate: ((copy: QuestionGroupCopy) => void) | undefined;
}

/** The menu of the selected group, and the question before it is deleted. */
export function GroupActions({ widgetId, entry, deletion, onDelete, widgets, onDuplicate }: GroupActionsProps) {
  const labels = useLabels(questionGroupsLabels);
  const { uid, status } = entry;
  const linkTo = useGroupLink(widgetId);
  const { value } = useLiveEditor(entry.editor);
  const { isReadOnly } = useEditorFrame();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <GroupMenu
        value={value}
        link={status === 'saved' ? linkTo({ uid }) : undefined}
        onDuplicate={isReadOnly ? undefined : onDuplicate}
        onDelete={status === 'saved' && onDelete && !isReadOnly ? () => setAsking(true) : undefined}
      />
      <DeleteGroupDialog
        open={isAsking}
        onOpenChange={setAsking}
        groupLabel={groupName(value.label, status, labels)}
        widgets={widgets}
        deletion={deletion}
        onDelete={() => onDelete?.(uid)}
      />
    </>
  );
}

/** A group's label, or what stands in for it. */
export function groupName(label: string, status: QuestionGroupEntry['status'], labels: QuestionGroupsLabels): string {
  return label.trim() || (status === 'new' ? labels.newGroup : labels.untitled);
}
