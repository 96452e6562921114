import { Button, Text } from '../../../ui/radix';
import type { QuestionGroupsLabels } from '../labels';

interface TreeNoteProps {
  note: string;
  onUndo: (() => void) | undefined;
  labels: QuestionGroupsLabels;
}

/** What went along with the last edit, and the way back. */
export function TreeNote({ note, onUndo, labels }: TreeNoteProps) {
  return (
    <div className="cd-tree-note" role="status">
      {note !== '' && (
        <>
          <Text size="1">{note}</Text>
          <Button type="button" size="1" variant="outline" color="gray" onClick={onUndo}>
            {labels.undo}
          </Button>
        </>
      )}
    </div>
  );
}
