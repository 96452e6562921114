import type { SavedReplyRow } from '../../model/settings/saved-replies/saved-replies';
import { shortened } from '../../ui/charts/tree-diagram-layout';
import type { SavedRepliesLabels } from './labels';

/** A reply's name, even before it has a label. */
export function nameOf(label: string, labels: SavedRepliesLabels): string {
  return label.trim() || labels.untitled;
}

/** The replies' names, each with what tells it apart from the others of its name. */
export function distinctNames(rows: readonly SavedReplyRow[], labels: SavedRepliesLabels): Map<string, string> {
  return new Map(
    rows.map((row) => {
      const name = nameOf(row.value.label, labels);
      const others = rows.filter(({ uid, value }) => uid !== row.uid && nameOf(value.label, labels) === name);
      const details = (['shortcut', 'response', 'triggerPhrases'] as const).map((field) => ({
        detail: briefly(row.value[field]),
        isShared: others.some(({ value }) => briefly(value[field]) === briefly(row.value[field])),
      }));
      const detail = details.find((each) => !each.isShared && each.detail !== '')?.detail;
      return [row.uid, others.length > 0 && detail !== undefined ? `${name} (${detail})` : name];
    }),
  );
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
