import { Users } from 'chatdeck';
import { makeProblem } from 'chatdeck/model';
import {
  failed,
  loading,
  makeDashboardUser,
  makeInvitations,
  makePendingInvitation,
  makeUsersProps,
  ready,
} from 'chatdeck/testing';
import { expect, screen, userEvent, within } from 'storybook/test';
import preview from '../../.storybook/preview';
import { phone, withLinks } from '../with-links';

const patience = { timeout: 10_000 };
const never = '0000-00-00T00:00:00Z';
const limited = makeProblem('rateLimited', {
  status: 429,
  serverMessage: 'Too many attempts. Wait a while and try again.',
});
const accepted = makeProblem('invalid', {
  status: 400,
  code: 'not_pending',
  serverMessage: 'There is no pending invitation for this user. They may have accepted it.',
});

const dana = makeDashboardUser({ Id: 101, email: 'dana@acme.test', admin: true });
const noor = makeDashboardUser({ Id: 104, email: 'noor@acme.test', lastSignedInAt: never });
const ivo = makeDashboardUser({ Id: 105, email: 'ivo@acme.test', admin: true, lastSignedInAt: never });
/** Has set a password, and not logged in yet. */
const mei = makeDashboardUser({ Id: 106, email: 'mei@acme.test', lastSignedInAt: never });
const team = [dana, makeDashboardUser(), noor, ivo, mei];
const pending = [
  makePendingInvitation(),
  makePendingInvitation({ Id: 105, email: 'ivo@acme.test', invitedAt: '2025-06-17T09:00:00Z' }),
];

const views = pending.map(({ Id: id, invitedAt, expiresAt }) => ({
  id,
  invitedAt: Date.parse(invitedAt),
  expiresAt: Date.parse(expiresAt),
}));
const link = {
  id: 104,
  link: `https://chat.acme.test/#/reset_password?token=${'Ab3'.repeat(21)}4`,
  expiresAt: Date.UTC(2025, 5, 25, 12),
};

/** As a plain object, which the story's props take. */
const users = (...list: Parameters<typeof makeUsersProps>) => ({ ...makeUsersProps(...list) });
const withInvitations = (...list: Parameters<typeof makeInvitations>) =>
  users(team, { invitations: makeInvitations(...list) });

const meta = preview.meta({
  title: 'Screens/Users: invitations',
  component: Users,
  decorators: [withLinks],
  parameters: { layout: 'padded' },
  args: withInvitations(pending),
});

async function choose(action: string, email = 'noor@acme.test') {
  const name = (text: string) => text.endsWith(email);
  await userEvent.click(await screen.findByRole('button', { name }, patience));
  await userEvent.click(await screen.findByRole('menuitem', { name: action }, patience));
}

export const Some = meta.story({ tags: ['looks'] });

export const None = meta.story({
  args: users([dana, makeDashboardUser()], { invitations: makeInvitations([]) }),
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/Pending invitations/)).toBeNull();
  },
});

export const Loading = meta.story({ args: withInvitations(pending, { list: loading }) });

/** The users are still there. */
export const Failed = meta.story({ args: withInvitations(pending, { list: failed() }) });

export const Stale = meta.story({
  args: withInvitations(pending, {
    list: ready(views, { problem: makeProblem('offline') }),
  }),
});

/** Invited users can only be deleted, as everywhere before. */
export const ApiWithoutTheCalls = meta.story({
  args: users(team, { invitations: undefined }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More actions for noor@acme.test' }));
    const names = (await screen.findAllByRole('menuitem', undefined, patience)).map((item) => item.textContent);
    await expect(names.join()).toMatch(/^Make admin.*Delete$/);
  },
});

/** Agents see nothing of it. */
export const NonAdmin = meta.story({
  args: { users: { status: 'adminRequired' }, invitations: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/invitation/)).toBeNull();
  },
});

/** A link that expired, and one from before invitations were noted. */
export const ExpiredLink = meta.story({
  tags: ['looks'],
  args: withInvitations([
    makePendingInvitation({ invitedAt: '2025-06-02T12:00:00Z', expiresAt: '2025-06-09T12:00:00Z' }),
    makePendingInvitation({ Id: 105, invitedAt: never, expiresAt: '2025-06-18T11:59:59Z' }),
  ]),
});

export const Menu = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More actions for noor@acme.test' }));
    const resend = await screen.findByRole('menuitem', { name: /^Resend invitation/ }, patience);
    await expect(resend).toHaveTextContent('Emails a new link. The old one stops working.');
    const promote = screen.getByRole('menuitem', { name: /^Make admin/ });
    await expect(promote).toHaveTextContent('Adds reports, users, plans, billing, and API keys.');
  },
});

export const Resending = meta.story({ args: withInvitations(pending, { changes: { 104: 'resend' } }) });

export const Resent = meta.story({
  args: withInvitations(pending, { outcome: { id: 104, email: 'noor@acme.test', action: 'resend' } }),
});

export const ResendFailed = meta.story({
  args: withInvitations(pending, {
    outcome: { id: 104, email: 'noor@acme.test', action: 'resend', problem: limited },
  }),
});

export const AsksBeforeCanceling = meta.story({
  play: async () => {
    await choose('Cancel invitation');
    const dialog = await screen.findByRole('alertdialog', undefined, patience);
    await expect(dialog).toHaveTextContent('Cancel the invitation for noor@acme.test?');
    await expect(within(dialog).getByRole('button', { name: 'Keep invitation' })).toHaveFocus();
  },
});

export const Canceled = meta.story({
  args: users([dana, makeDashboardUser()], {
    invitations: makeInvitations([], { outcome: { id: 104, email: 'noor@acme.test', action: 'cancel' } }),
  }),
});

/** They accepted it a moment before. */
export const CancelFailed = meta.story({
  args: withInvitations(pending, {
    outcome: { id: 104, email: 'noor@acme.test', action: 'cancel', problem: accepted },
  }),
});

export const AsksBeforeCreatingALink = meta.story({
  tags: ['looks'],
  play: async () => {
    await choose('Copy invitation link');
    const dialog = await screen.findByRole('dialog', undefined, patience);
    await expect(dialog).toHaveTextContent('Earlier links stop working');
  },
});

export const CreatedLink = meta.story({
  tags: ['looks'],
  args: withInvitations(pending, { link }),
  play: async () => {
    await choose('Copy invitation link');
    const dialog = within(await screen.findByRole('dialog', undefined, patience));
    const field = dialog.getByRole('textbox', { name: 'Link' });
    await expect(field).toHaveValue(link.link);
    await expect(field).toHaveFocus();
    await expect(dialog.getByRole('button', { name: 'Copy link' })).toBeVisible();
  },
});

export const CreatedLinkPhone = CreatedLink.extend({ tags: ['!looks'], globals: phone });

export const CreatedLinkRightToLeft = meta.story({
  globals: { language: 'ar', direction: 'rtl' },
  args: withInvitations(pending, { link }),
  play: async () => {
    await choose('نسخ رابط الدعوة');
    await screen.findByRole('dialog', undefined, patience);
  },
});

const patient = `${'patience-'.repeat(6)}@customer-service.the-most-patient-team.example`;

export const LongAddresses = meta.story({
  args: users([dana, makeDashboardUser({ Id: 104, email: patient, lastSignedInAt: never })], {
    invitations: makeInvitations([makePendingInvitation({ email: patient })], {
      outcome: { id: 104, email: patient, action: 'resend' },
    }),
  }),
  play: async () => {
    await choose('Cancel invitation', patient);
    await screen.findByRole('alertdialog', undefined, patience);
  },
});

export const Phone = meta.story({ globals: phone });

export const RightToLeft = meta.story({
  globals: { language: 'ar', direction: 'rtl' },
  args: withInvitations([
    makePendingInvitation({ expiresAt: '2025-06-17T12:00:00Z' }),
    makePendingInvitation({ Id: 105, email: 'ivo@acme.test' }),
  ]),
});

/** Not on the page of the first users, but with their heading. */
export const ManyPending = meta.story({
  args: users(
    [
      dana,
      ...Array.from({ length: 24 }, (_, index) =>
        makeDashboardUser({ Id: 200 + index, email: `invited-${index + 1}@acme.test`, lastSignedInAt: never }),
      ),
    ],
    {
      invitations: makeInvitations(
        Array.from({ length: 24 }, (_, index) => makePendingInvitation({ Id: 200 + index })),
      ),
    },
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Pending invitations · 24', undefined, patience)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(await canvas.findByText('Pending invitations · 24', undefined, patience)).toBeVisible();
  },
});
