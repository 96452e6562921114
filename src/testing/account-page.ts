import { accountView, type AccountProps } from '../model/account/account-page';
import { accountUsage, type AccountUsage, type UsageSources } from '../model/account/account-usage';
import { invoiceList, nextCharge } from '../model/entities/invoice';
import { readAnswer } from '../model/core/tolerant';
import { calls } from '../model/calls';
import { invitationViews, type Invitations } from '../model/users/invitations';
import { userList, type UserChanges, type UsersProps } from '../model/users/table';
import type { WireAccount, WireInvitation } from '../service/contract/wire';
import { makeAccount } from './accounts';
import { makeInvoice, makeNextInvoice } from './billing';
import { makeForm, ready } from './screens';
import { widgetsOf, type User } from '../model/entities/user';
import { makeDashboardUser, makeParsedUser } from './users';
import { makeChatStats, makeWidgetStats } from './widgets';
import { DAY } from '../model/time/duration';

const nothing = () => undefined;

/** The moment at which the builders’ accounts are shown. */
export const sampleNow = Date.UTC(2025, 5, 18, 12);

/** Static props of the account page: by default an admin of a paying account in good standing, at `sampleNow`. */
export function makeAccountProps(
  account: Partial<WireAccount> = {},
  overrides: Partial<AccountProps> & { isAdmin?: boolean } = {},
): AccountProps {
  const { isAdmin = true, ...rest } = overrides;
  const user = makeParsedUser({ admin: isAdmin, account: makeAccount(account) });
  const plans = user.account.availablePlans ?? [];
  const manage = isAdmin ? nothing : undefined;
  return {
    account: ready(accountView(user, sampleNow)),
    conversations: ready(3_412),
    usage: ready(makeAccountUsage(user)),
    invoices: ready(invoiceList(readAnswer(calls.listInvoices.answer, sampleInvoices()), plans)),
    nextCharge: ready(nextCharge(makeNextInvoice())),
    duration: user.account.plan.duration,
    onDurationChange: nothing,
    planSwitch: { status: 'idle' },
    onPlanChoose: manage,
    onPlanConfirm: nothing,
    onPlanCancel: nothing,
    portal: { status: 'idle' },
    onPortalOpen: manage,
    ...rest,
  };
}

/** What an account uses: by default 3,412 conversations this month, and the people of `makeUsersProps`, for admins. */
export function makeAccountUsage(user: User = makeParsedUser(), sources: Partial<UsageSources> = {}): AccountUsage {
  const people = user.admin ? readAnswer(calls.listDashboardUsers.answer, sampleUsers()) : null;
  return accountUsage(user, { conversations: 3_412, stats: sampleStats(user), people, ...sources });
}

/** Static props of the users table: by default two admins, an agent, and a pending invitation. */
export function makeUsersProps(
  users: readonly unknown[] = sampleUsers(),
  overrides: Partial<UsersProps> & { changes?: UserChanges } = {},
): UsersProps {
  const { changes = {}, ...rest } = overrides;
  const rows = readAnswer(calls.listDashboardUsers.answer, users);
  return {
    users: ready(userList(rows, 101, changes)),
    now: sampleNow,
    invite: makeForm({ emails: '', isSure: false }),
    outcomes: [],
    invitations: makeInvitations(),
    onAdminToggle: nothing,
    onDelete: nothing,
    ...rest,
  };
}

/** A pending invitation as the server sends it: by default two days old at `sampleNow`. */
export function makePendingInvitation(overrides: Partial<WireInvitation> = {}): WireInvitation {
  return {
    Id: 104,
    email: 'noor@acme.test',
    invitedAt: '2025-06-16T12:00:00Z',
    expiresAt: '2025-06-23T12:00:00Z',
    ...overrides,
  };
}

/** Static props of pending invitations: by default one. */
export function makeInvitations(
  pending: readonly unknown[] = [makePendingInvitation()],
  overrides: Partial<Invitations> & { changes?: Parameters<typeof invitationViews>[1] } = {},
): Invitations {
  const { changes = {}, ...rest } = overrides;
  return {
    list: ready(invitationViews(readAnswer(calls.listInvitations.answer, pending), changes)),
    onResend: nothing,
    onLinkCreate: nothing,
    onLinkClose: nothing,
    onCancel: nothing,
    ...rest,
  };
}

/** The widgets had one conversation more a day each. */
function sampleStats(user: User) {
  const days = (perDay: number) => Array.from({ length: 30 }, () => perDay);
  const rows = widgetsOf(user).map(({ Id }, index) => makeWidgetStats(Id, makeChatStats(days(index))));
  return readAnswer(calls.currentWidgets.answer, rows);
}

function sampleInvoices() {
  const latest = makeInvoice();
  const months = [0, 1, 2, 3].map((age) =>
    makeInvoice({ id: `in_${age}`, dateTs: latest.dateTs - (age * 30 * DAY) / 1000 }),
  );
  const single = makeInvoice({ id: 'in_once', stripePlanId: '', amount: 4_950, dateTs: latest.dateTs - 900_000 });
  return [...months, single];
}

function sampleUsers() {
  return [
    makeDashboardUser({ Id: 101, email: 'dana@acme.test', admin: true, lastSignedInAt: '2025-06-18T11:42:00Z' }),
    makeDashboardUser({ Id: 103, email: 'amara@acme.test', admin: true, lastSignedInAt: '2025-05-02T15:00:00Z' }),
    makeDashboardUser(),
    makeDashboardUser({ Id: 104, email: 'noor@acme.test', lastSignedInAt: '0000-00-00T00:00:00Z' }),
  ];
}
