import { confirm, noDialog, valueOf, type OwnPlaces } from '../place';
import { choose, pageText, press, type } from '../world';

const luis = 'luis@acme.test';

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
        send: () => choose(luis, 'Make admin'),
        isDone: () => roleOf(luis) === 'Admin',
      },
      {
        call: 'removeDashboardUser',
        send: () => confirm(() => choose(luis, 'Delete'), 'Delete user'),
        isDone: noDialog,
        doneBy: ['notFound'],
      },
    ],
  },
};

/** Known once the change is no longer on its way. */
function roleOf(email: string): string | undefined {
  const row = [...document.querySelectorAll('tr')].find(({ textContent }) => textContent.includes(email));
  const role = row?.querySelector('.cd-user-role:not([aria-busy])');
  return role?.textContent;
}
