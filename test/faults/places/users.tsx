import { confirm, noDialog, valueOf, type OwnPlaces } from '../place';
import { get, pageText, press, type } from '../world';

export const places: OwnPlaces = {
  useUsers: {
    quietLater: ['currentUser'],
    sends: [
      {
        call: 'inviteDashboardUser',
        prepare: () => type('textbox', 'Invite users', 'noor@acme.test'),
        send: () => press('button', /^Invite/),
        isDone: () => pageText().includes('Invited noor@acme.test.'),
        typed: () => valueOf('textbox', 'Invite users'),
      },
      {
        call: 'toggleDashboardAdmin',
        send: () => press('switch', 'Admin: luis@acme.test'),
        isDone: () => get('switch', 'Admin: luis@acme.test').getAttribute('aria-checked') === 'true',
      },
      {
        call: 'removeDashboardUser',
        send: () => confirm('Delete luis@acme.test', 'Delete user'),
        isDone: noDialog,
        doneBy: ['notFound'],
      },
    ],
  },
};
