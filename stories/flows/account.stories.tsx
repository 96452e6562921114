import { useAccount, useUsers } from 'chatdeck/hooks';
import { Account } from 'chatdeck/screens/account';
import { Users } from 'chatdeck/screens/users';
import { handlers, scenarios, type Faults, type Scenario } from 'chatdeck/testing';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview';
import { withLinks } from '../with-links';
import { overService } from './over-service';

const patience = { timeout: 10_000 };
const faults: Faults = {};

/** The whole page, as the stock dashboard puts it together. */
function AccountPage() {
  const account = useAccount({ onLeave: () => undefined });
  return <Account {...account} users={<Users {...useUsers()} />} />;
}

/** The busy account with so few widgets that every plan fits. */
function smallAccount(): Scenario {
  const world = scenarios.busyAccount(new Date());
  return { ...world, dataset: { ...world.dataset, widgets: world.dataset.widgets.slice(0, 2) } };
}

const meta = preview.meta({
  title: 'Flows/Account',
  component: AccountPage,
  decorators: [withLinks, overService('admin-token')],
  parameters: { layout: 'padded' },
  tags: ['!autodocs'],
});

async function tier(name: string) {
  const heading = await screen.findByRole('heading', { level: 3, name }, patience);
  const item = heading.closest('th');
  if (!item) throw new Error(`There is no plan ${name}.`);
  return within(item);
}

/** Opens the menu of a user's row and returns the action. */
async function action(user: string, name: string) {
  const menu = await screen.findByRole('button', { name: `More actions for ${user}` }, patience);
  await userEvent.click(menu);
  return screen.findByRole('menuitem', { name: new RegExp(`^${name}`) }, patience);
}

export const SwitchesThePlan = meta.story({
  beforeEach({ msw }) {
    msw.use(...handlers({ scenario: smallAccount() }));
  },
  play: async ({ canvas }) => {
    await userEvent.click((await tier('Team')).getByRole('button', { name: /Downgrade/ }));
    const dialog = within(await screen.findByRole('alertdialog', undefined, patience));
    await expect(dialog.getByText(/You’ll lose/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Switch plan' }));
    const notice = await canvas.findByText('You’re now on the Team plan.', undefined, patience);
    await expect(notice).toBeVisible();
    const button = (await tier('Team')).getByRole('button');
    await waitFor(() => expect(button).toHaveTextContent('Current plan'), patience);
  },
});

/** A plan that is too small lists what to remove. */
export const ComparesPlans = meta.story({
  beforeEach({ msw }) {
    msw.use(...handlers());
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Cheapest that fits', undefined, patience);
    await userEvent.click(await (await tier('Starter')).findByRole('button', { name: 'See what to remove' }, patience));
    const dialog = within(await screen.findByRole('dialog', { name: 'Make room for the Starter plan' }, patience));
    await expect((await dialog.findAllByRole('listitem', undefined, patience)).length).toBeGreaterThan(0);
  },
});

export const FailedSwitchReverts = meta.story({
  beforeEach({ msw }) {
    faults.upgradePlan = { status: 500 };
    msw.use(...handlers({ scenario: smallAccount(), faults }));
  },
  play: async ({ canvas }) => {
    await userEvent.click((await tier('Team')).getByRole('button'));
    await userEvent.click(await screen.findByRole('button', { name: 'Switch plan' }, patience));
    const alert = await canvas.findByRole('alert', undefined, patience);
    await expect(alert).toHaveTextContent('Error updating plan, contact support');
    await expect((await tier('Business')).getByRole('button')).toHaveTextContent('Current plan');
  },
});

export const InvitesAndPromotes = meta.story({
  beforeEach({ msw }) {
    msw.use(...handlers());
  },
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('textbox', { name: 'Invite users' }, patience);
    await userEvent.type(field, 'luis@acme.test{Enter}');
    await canvas.findByText('luis@acme.test: User already exists', undefined, patience);
    await userEvent.clear(field);
    await userEvent.type(field, 'noor@acme.test{Enter}');
    await canvas.findByText('Invited noor@acme.test.', undefined, patience);
    await userEvent.click(await action('noor@acme.test', 'Make admin'));
    const row = within(await canvas.findByRole('row', { name: /noor@acme\.test/ }, patience));
    await row.findByRole('cell', { name: 'Admin' }, patience);
    await expect(await action('noor@acme.test', 'Cancel invitation')).toBeVisible();
  },
});

export const Deletes = meta.story({
  beforeEach({ msw }) {
    msw.use(...handlers());
  },
  play: async ({ canvas }) => {
    await userEvent.click(await action('luis@acme.test', 'Delete'));
    await screen.findByRole('alertdialog', undefined, patience);
    await userEvent.keyboard('{Escape}');
    const menu = canvas.getByRole('button', { name: 'More actions for luis@acme.test' });
    await waitFor(() => expect(menu).toHaveFocus(), patience);
    await userEvent.click(await action('luis@acme.test', 'Delete'));
    await userEvent.click(await screen.findByRole('button', { name: 'Delete user' }, patience));
    await waitFor(() => expect(canvas.queryByText('luis@acme.test')).toBeNull(), patience);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull(), patience);
  },
});

export const FailedToggleSnapsBack = meta.story({
  beforeEach({ msw }) {
    faults.toggleDashboardAdmin = { status: 400, body: { Message: 'Not today.' } };
    msw.use(...handlers({ faults }));
  },
  play: async ({ canvas }) => {
    await userEvent.click(await action('luis@acme.test', 'Make admin'));
    await expect(await canvas.findByRole('alert', undefined, patience)).toHaveTextContent('Not today.');
    const row = within(await canvas.findByRole('row', { name: /luis@acme\.test/ }, patience));
    await row.findByRole('cell', { name: 'Agent' }, patience);
  },
});

export const RegionsFailApart = meta.story({
  beforeEach({ msw }) {
    msw.use(...handlers({ scenario: 'brokenAnswers' }));
  },
  play: async ({ canvas }) => {
    await tier('Business');
    await canvas.findByText('Couldn’t load your invoices.', undefined, patience);
    await canvas.findByText('Couldn’t load your conversation count.', undefined, patience);
    await canvas.findByText('Couldn’t load your users.', undefined, patience);
  },
});
