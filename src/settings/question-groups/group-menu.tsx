import { newId } from '../../model/core/random-text';
import { writeGroupCopy, type QuestionGroupCopy } from '../../model/settings/question-groups/copy';
import type { QuestionGroupFields } from '../../model/settings/question-groups/group-fields';
import { writeOutline } from '../../model/settings/question-groups/outline-write';
import { withNewIds } from '../../model/settings/question-groups/tree';
import { MoreIcon } from '../../ui/base/icons';
import { Menu, MenuItem, MenuSeparator } from '../../ui/overlays/menu';
import { IconButton } from '../../ui/radix';
import { useToast } from '../../ui/feedback/toast-context';
import { useLabels } from '../../ui/theme/labels';
import { useState } from 'react';
import { questionGroupsLabels } from './labels';
import { TextDialog } from './text-dialog';

interface GroupMenuProps {
  value: QuestionGroupFields;
  onDuplicate: ((copy: QuestionGroupCopy) => void) | undefined;
  /** Absent for a group that was never saved. */
  onDelete: (() => void) | undefined;
}

/** The actions on a whole group. */
export function GroupMenu({ value, onDuplicate, onDelete }: GroupMenuProps) {
  const labels = useLabels(questionGroupsLabels);
  const showToast = useToast();
  const [byHand, setByHand] = useState('');
  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      showToast({ text: labels.copied, tone: 'success' });
    } catch {
      // The clipboard was denied, or doesn't exist on an insecure page.
      setByHand(text);
    }
  };
  const duplicate = () => {
    const { label, shortcut, prompt, tree } = value;
    const ownTree = withNewIds(tree, newId);
    onDuplicate?.({ label: labels.copyOf(label), shortcut, prompt, tree: ownTree });
  };
  return (
    <>
      <Menu
        trigger={
          <IconButton type="button" variant="outline" color="gray" aria-label={labels.groupActions}>
            <MoreIcon size={16} aria-hidden />
          </IconButton>
        }
      >
        {onDuplicate && <MenuItem onSelect={duplicate}>{labels.duplicateGroup}</MenuItem>}
        <MenuItem onSelect={() => void copy(writeOutline(value.tree))}>{labels.copyText}</MenuItem>
        <MenuItem onSelect={() => void copy(writeGroupCopy(value))}>{labels.copyGroup}</MenuItem>
        {onDelete && (
          <>
            <MenuSeparator />
            <MenuItem onSelect={onDelete}>{labels.deleteGroup}</MenuItem>
          </>
        )}
      </Menu>
      <TextDialog
        open={byHand !== ''}
        onOpenChange={() => setByHand('')}
        title={labels.copyFailedTitle}
        text={labels.copyFailedText}
        field={labels.pasteField}
        value={byHand}
        closeLabel={labels.closePanel}
      />
    </>
  );
}
