import { newId } from '../../model/core/random-text';
import type { QuestionGroupCopy } from '../../model/settings/question-groups/copy';
import { readGroupCopy, type GroupCopyFault } from '../../model/settings/question-groups/copy-read';
import { Button } from '../../ui/radix';
import { useLabels } from '../../ui/theme/labels';
import { useState } from 'react';
import { questionGroupsLabels } from './labels';
import { TextDialog } from './text-dialog';

interface PasteGroupDialogProps {
  open: boolean;
  onOpenChange(open: boolean): void;
  onPaste(copy: QuestionGroupCopy): void;
}

/** Creates a group from a copied text. */
export function PasteGroupDialog({ open, onOpenChange, onPaste }: PasteGroupDialogProps) {
  const labels = useLabels(questionGroupsLabels);
  const [text, setText] = useState('');
  const [fault, setFault] = useState<GroupCopyFault>();
  const change = (next: string) => {
    setText(next);
    setFault(undefined);
  };
  const handlePaste = () => {
    const reading = readGroupCopy(text, newId);
    if (reading.status === 'failed') return setFault(reading.fault);
    change('');
    onOpenChange(false);
    onPaste(reading.data);
  };
  return (
    <TextDialog
      open={open}
      onOpenChange={onOpenChange}
      title={labels.pasteTitle}
      text={labels.pasteText}
      field={labels.pasteField}
      value={text}
      onValueChange={change}
      error={fault && labels.pasteFaults[fault]}
      closeLabel={labels.pasteCancel}
      action={
        <Button type="button" onClick={handlePaste}>
          {labels.pasteConfirm}
        </Button>
      }
    />
  );
}
