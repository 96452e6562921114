import type { SavedReplyRow } from '../../model/settings/saved-replies/saved-replies';
import type { SavedRepliesLabels } from './labels';

/** What a reply is called, before it has a label too. */
export function nameOf(label: string, labels: SavedRepliesLabels): string {
  return label.trim() || labels.untitled;
}

/** What there is to say of a reply beside what is saved. */
export function markOf({ status, saving, hasDraft }: SavedReplyRow, labels: SavedRepliesLabels): string | undefined {
  if (saving === 'saving') return labels.isSaving;
  if (saving === 'failed') return labels.isFailed;
  if (status === 'new') return labels.isNew;
  if (status === 'deletedElsewhere') return labels.isDeleted;
  return hasDraft ? labels.isChanged : undefined;
}
