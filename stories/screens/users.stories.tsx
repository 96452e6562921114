import { Users, UsersLoading } from 'chatdeck';
import { makeProblem } from 'chatdeck/model';
import { failed, loading, makeDashboardUser, makeForm, makeUsersProps } from 'chatdeck/testing';
import { expect, screen } from 'storybook/test';
import preview from '../../.storybook/preview';
import { withLinks } from '../with-links';

const refused = makeProblem('invalid', {
  status: 400,
  serverMessage: 'Your account needs at least one active admin. Make another active user an admin first.',
});
const form = (emails: string) => makeForm({ emails, isSure: false }, { errors: { emails: 'invalidEmail' } });

/** As a plain object, which the story's props take. */
const users = (...list: Parameters<typeof makeUsersProps>) => ({ ...makeUsersProps(...list) });

const meta = preview.meta({
  title: 'Screens/Users',
  component: Users,
  decorators: [withLinks],
  parameters: { layout: 'padded' },
  args: users(),
});

export const Ready = meta.story({ tags: ['looks'] });

export const Loading = meta.story({ args: { users: loading } });

export const Placeholder = meta.story({ render: () => <UsersLoading /> });

export const Failed = meta.story({ args: { users: failed() } });

/** Agents see nothing of it. */
export const NonAdmin = meta.story({
  args: { users: { status: 'adminRequired' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Users')).toBeNull();
  },
});

export const OnlyAdmin = meta.story({
  args: users([makeDashboardUser({ Id: 101, email: 'dana@acme.test', admin: true })]),
});

/** An admin who was invited and never logged in does not count. */
export const OnlyAdminWhoHasLoggedIn = meta.story({
  args: users([
    makeDashboardUser({ Id: 101, email: 'dana@acme.test', admin: true }),
    makeDashboardUser({ Id: 104, email: 'noor@acme.test', admin: true, lastSignedInAt: '0000-00-00T00:00:00Z' }),
  ]),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More actions for dana@acme.test' }));
    const item = await screen.findByRole('menuitem', { name: /^Remove admin role/ });
    await expect(item).toHaveTextContent('Your account needs at least one active admin.');
  },
});

export const Toggling = meta.story({
  args: users(undefined, { changes: { 102: { change: 'toggling', isAdmin: true } } }),
});

export const ToggleFailed = meta.story({
  args: users(undefined, { changes: { 103: { failure: { action: 'toggle', problem: refused } } } }),
});

export const AsksBeforeDeleting = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More actions for luis@acme.test' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    const dialog = await screen.findByRole('alertdialog', undefined, { timeout: 10_000 });
    await expect(dialog).toHaveTextContent('Delete the user luis@acme.test?');
  },
});

export const Mistyped = meta.story({
  args: { invite: form('ana@gmial.com, bo@acme.test') },
});

export const Invalid = meta.story({
  args: { invite: form('ana, luis@acme.test, bo@x.test bo@x.test, ana@gmial.com') },
});

export const Inviting = meta.story({
  args: { invite: makeForm({ emails: 'ana@x.test, bo@x.test', isSure: false }, { status: 'submitting' }) },
});

export const Invited = meta.story({
  args: {
    invite: makeForm({ emails: '', isSure: false }, { status: 'done' }),
    outcomes: [
      { email: 'ana@x.test', status: 'sent' },
      { email: 'bo@x.test', status: 'sent' },
    ],
  },
});

export const InvitationFailed = meta.story({
  args: {
    invite: makeForm({ emails: 'bo@x.test', isSure: false }, { status: 'failed', problem: refused }),
    outcomes: [
      { email: 'ana@x.test', status: 'sent' },
      { email: 'bo@x.test', status: 'failed', reason: 'userExists', problem: refused },
      { email: 'cy@x.test', status: 'failed', reason: 'unknown', problem: refused },
    ],
  },
});

const many = Array.from({ length: 64 }, (_, index) =>
  makeDashboardUser({ Id: 101 + index, email: `person-${index + 1}@acme.test`, admin: index % 9 === 0 }),
);

export const ManyUsers = meta.story({
  args: users(many),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Showing 1 to 20 of 64 results', undefined, { timeout: 10_000 });
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Find a user' }), 'person-64');
    await canvas.findByText('person-64@acme.test', undefined, { timeout: 10_000 });
    await expect(canvas.queryByText('person-2@acme.test')).toBeNull();
  },
});

export const LongContent = meta.story({
  args: users([
    makeDashboardUser({ Id: 101, email: 'dana@acme.test', admin: true }),
    makeDashboardUser({ email: `${'patience-'.repeat(12)}@customer-service.the-most-patient-team.example` }),
    makeDashboardUser({ Id: 105, email: '<img src=x onerror=alert(1)>@x.test' }),
    { Id: null, email: 'broken' },
  ]),
});
