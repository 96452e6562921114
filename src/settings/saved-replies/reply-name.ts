import type { SavedReplyRow } from '../../model/settings/saved-replies/saved-replies';
import { shortened } from '../../ui/charts/tree-diagram-layout';
import type { SavedRepliesLabels } from './labels';

/** A reply's name, even before it has a label. */
export function nameOf(label: string, labels: SavedRepliesLabels): string {
  return label.trim() || labels.untitled;
}

/** A reply's status besides whether it is saved. */
export function markOf({ status, saving, hasDraft }: SavedReplyRow, labels: SavedRepliesLabels): string | undefined {
  if (saving === 'saving') return labels.isSaving;
  if (saving === 'failed') return labels.isFailed;
  if (status === 'new') return labels.isNew;
  if (status === 'deletedElsewhere') return labels.isDeleted;
  return hasDraft ? labels.isChanged : undefined;
}

/** The start of a text, to tell replies with the same label apart. */
export function briefly(text: string): string {
  return shortened(text.replace(/\s+/g, ' ').trim(), 40);
}
