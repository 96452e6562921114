import { scenarios, type Scenario } from 'chatdeck/testing';
import { confirm, noDialog, valueOf, type OwnPlaces } from '../place';
import { choose, find, pageText, press, type } from '../world';

const luis = 'luis@acme.test';
const noor = 'noor@acme.test';

export const places: OwnPlaces = {
  useUsers: {
    quietLater: ['currentUser'],
    withoutIt: { listInvitations: ['notFound', 'forbidden'] },
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
        send: () => choose(luis, /^Make admin/),
        isDone: () => roleOf(luis) === 'Admin',
      },
      {
        call: 'removeDashboardUser',
        send: () => confirm(() => choose(luis, 'Delete'), 'Delete user'),
        isDone: noDialog,
        doneBy: ['notFound'],
      },
      {
        call: 'resendInvitation',
        scenario: withInvitation,
        send: () => choose(noor, /^Resend invitation/),
        isDone: () => pageText().includes(`Emailed a new link to ${noor}.`),
      },
      {
        call: 'createInvitationLink',
        scenario: withInvitation,
        prepare: () => choose(noor, 'Copy invitation link'),
        send: () => press('button', 'Create link'),
        isDone: () => find('textbox', 'Link') !== undefined,
      },
      {
        call: 'cancelInvitation',
        scenario: withInvitation,
        send: () => confirm(() => choose(noor, 'Cancel invitation'), 'Cancel invitation'),
        isDone: noDialog,
        doneBy: ['notFound'],
      },
    ],
  },
};

/** The busy account with a pending invitation. */
function withInvitation(): Scenario {
  const now = new Date();
  const { dataset, ...world } = scenarios.busyAccount(now);
  const users = dataset.users.flatMap((user) =>
    user.isAdmin ? [user] : [user, { ...user, id: 104, email: noor, lastSignedInAt: null }],
  );
  const expiresAt = new Date(now.getTime() + 86_400_000);
  return {
    ...world,
    dataset: { ...dataset, users, invitations: [{ userId: 104, accountId: 1, invitedAt: now, expiresAt }] },
  };
}

/** Known once the change is no longer on its way. */
function roleOf(email: string): string | undefined {
  const row = [...document.querySelectorAll('tr')].find(({ textContent }) => textContent.includes(email));
  const role = row?.querySelector('.cd-user-role:not([aria-busy])');
  return role?.textContent;
}
