import type { UserRow } from '../../model/users/table';
import { useLabels } from '../../ui/theme/labels';
import { Switch } from '../../ui/radix';
import { useId } from 'react';
import { usersLabels } from './labels';

interface AdminSwitchProps {
  row: UserRow;
  onToggle(row: UserRow): void;
}

/** Makes a user an admin, or an agent again. */
export function AdminSwitch({ row, onToggle }: AdminSwitchProps) {
  const labels = useLabels(usersLabels);
  const id = useId();
  const isStill = row.toggleBlock !== undefined || row.change !== undefined;
  return (
    <span className="cd-user-action">
      {/* Not `disabled`, which would drop the focus while the change is in progress. */}
      <Switch
        size="1"
        checked={row.isAdmin}
        aria-label={labels.adminSwitch(row.email)}
        aria-disabled={isStill}
        aria-describedby={row.toggleBlock && id}
        onCheckedChange={() => {
          if (!isStill) onToggle(row);
        }}
      />
      {row.toggleBlock && (
        <span id={id} className="cd-user-line">
          {labels.lastAdmin}
        </span>
      )}
    </span>
  );
}
