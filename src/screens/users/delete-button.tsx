import type { UserRow } from '../../model/users/table';
import { useLabels } from '../../ui/theme/labels';
import { Button } from '../../ui/radix';
import { useId } from 'react';
import { usersLabels } from './labels';

interface DeleteButtonProps {
  row: UserRow;
  onDelete(row: UserRow): void;
}

/** Deletes a user, or explains why they can't be deleted. */
export function DeleteButton({ row, onDelete }: DeleteButtonProps) {
  const labels = useLabels(usersLabels);
  const id = useId();
  const { deleteBlock } = row;
  const isStill = deleteBlock !== undefined || row.change !== undefined;
  return (
    <span className="cd-user-action">
      <Button
        type="button"
        size="1"
        variant="outline"
        color="gray"
        aria-label={labels.deleteUser(row.email)}
        aria-disabled={isStill}
        aria-describedby={deleteBlock && id}
        onClick={() => {
          if (!isStill) onDelete(row);
        }}
      >
        {labels.delete}
      </Button>
      {deleteBlock && (
        <span id={id} className="cd-user-line">
          {{ self: labels.deleteSelf, admin: labels.deleteAdmin, lastAdmin: labels.lastAdmin }[deleteBlock]}
        </span>
      )}
    </span>
  );
}
