import { Announcer } from '../../../ui/base/announcer';
import { useFormat } from '../../../ui/format/format';
import { InlineAction } from '../../../ui/editor/rows/inline-action';
import { sortableLabels } from '../../../ui/ordering/sortable-labels';
import { Text } from '../../../ui/radix';
import { useLabels } from '../../../ui/theme/labels';
import { questionGroupsLabels } from '../labels';
import { lineName } from '../tree-labels';
import { useTree } from './tree-context';

/** What else the last edit changed, with an undo button. */
export function TreeNote() {
  const { state, history, travel } = useTree();
  const labels = useLabels(questionGroupsLabels);
  const { count } = useFormat();
  const { note } = state;
  const text = note && ('count' in note ? labels[note.kind](note.count, count(note.count)) : labels.notes[note.kind]);
  const isDone = note && (note.kind === 'appended' || 'count' in note);
  return (
    <div className="cd-tree-note" role="status">
      {note && (
        <>
          <Text size="1">{text}</Text>
          {isDone && history?.canUndo && (
            <InlineAction within=".cd-tree-lines" onAction={() => travel('onUndo')}>
              {labels.undo}
            </InlineAction>
          )}
        </>
      )}
    </div>
  );
}

/** Announces what just happened to screen readers. */
export function TreeAnnouncer() {
  const { announcement, announcementCount } = useTree().state;
  const labels = useLabels(questionGroupsLabels);
  const moves = useLabels(sortableLabels);
  const { count } = useFormat();
  if (!announcement) return <Announcer>{''}</Announcer>;
  const { line, index, count: total } = announcement;
  const text = moves.dropped(lineName(labels, line), count(index + 1), count(total));
  // Screen readers skip unchanged text, so every other one ends in a space.
  return <Announcer>{announcementCount % 2 === 0 ? text : `${text}\u00A0`}</Announcer>;
}
