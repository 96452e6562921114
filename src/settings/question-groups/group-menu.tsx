import { newId } from '../../model/core/random-text';
import { writeGroupCopy, type QuestionGroupCopy } from '../../model/settings/question-groups/copy';
import type { QuestionGroupFields } from '../../model/settings/question-groups/group-fields';
import { writeOutline } from '../../model/settings/question-groups/outline-write';
import { withNewIds } from '../../model/settings/question-groups/tree';
import { MoreIcon } from '../../ui/base/icons';
import { Menu, MenuItem, MenuSeparator } from '../../ui/overlays/menu';
import { IconButton } from '../../ui/radix';
import { useLabels } from '../../ui/theme/labels';
import { questionGroupsLabels } from './labels';
import { useCopyText } from './use-copy-text';

interface GroupMenuProps {
  value: QuestionGroupFields;
  /** The group's address; absent for one that was never saved, or where the host has none. */
  link: string | undefined;
  onDuplicate: ((copy: QuestionGroupCopy) => void) | undefined;
  /** Absent for a group that was never saved. */
  onDelete: (() => void) | undefined;
}

/** The actions on a whole group. */
export function GroupMenu({ value, link, onDuplicate, onDelete }: GroupMenuProps) {
  const labels = useLabels(questionGroupsLabels);
  const { copy, copyLink, dialog } = useCopyText();
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
        <MenuItem onSelect={() => void copy(writeOutline(value.tree), labels.copied)}>{labels.copyText}</MenuItem>
        <MenuItem onSelect={() => void copy(writeGroupCopy(value), labels.copied)}>{labels.copyGroup}</MenuItem>
        {link !== undefined && <MenuItem onSelect={() => void copyLink(link)}>{labels.copyGroupLink}</MenuItem>}
        {onDelete && (
          <>
            <MenuSeparator />
            <MenuItem onSelect={onDelete}>{labels.deleteGroup}</MenuItem>
          </>
        )}
      </Menu>
      {dialog}
    </>
  );
}
