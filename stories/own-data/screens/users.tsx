import { ready, type Form, type Invitation, type UserRow } from 'chatdeck/model';
import { Users } from 'chatdeck/screens/users';
import { useState } from 'react';

const noInvitation: Invitation = { emails: '', isSure: false };
const team: UserRow[] = [
  { id: 1, email: 'dana@acme.test', isAdmin: true, isSelf: true, lastSignedInAt: Date.UTC(2025, 5, 18) },
  { id: 2, email: 'luis@acme.test', isAdmin: false, isSelf: false, lastSignedInAt: null },
];

export function OwnUsers() {
  const [rows, setRows] = useState(team);
  const [now] = useState(Date.now);
  const [value, setValue] = useState(noInvitation);

  const invite: Form<Invitation> = {
    value,
    errors: {},
    status: 'idle',
    onEdit: (patch) => setValue({ ...value, ...patch }),
    onSubmit: () => {
      const user = { id: value.emails, email: value.emails, isAdmin: false, isSelf: false, lastSignedInAt: null };
      setRows([...rows, user]);
      setValue(noInvitation);
    },
  };
  return (
    <Users
      users={ready({ rows, unreadable: 0 })}
      now={now}
      invite={invite}
      outcomes={[]}
      onAdminToggle={(id) => setRows(rows.map((row) => (row.id === id ? { ...row, isAdmin: !row.isAdmin } : row)))}
      onDelete={(id) => setRows(rows.filter((row) => row.id !== id))}
    />
  );
}
