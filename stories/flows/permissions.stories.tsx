import { usePermissions, type PermissionsOptions } from 'chatdeck/hooks';
import { Permissions } from 'chatdeck/screens/permissions';
import { handlers, scenarios, type Faults, type Scenario } from 'chatdeck/testing';
import { expect, fn, within } from 'storybook/test';
import preview from '../../.storybook/preview';
import { withLinks } from '../with-links';
import { overService } from './over-service';

const slack = { baseUrl: 'https://chat.example', clientId: '1.2' };

/** The hook plugged into the screen. */
function PermissionsFlow({ onLeave, error }: PermissionsOptions) {
  return <Permissions {...usePermissions({ slack, onLeave, error })} />;
}

const patience = { timeout: 10_000 };
const meta = preview.meta({
  title: 'Flows/Permissions',
  component: PermissionsFlow,
  decorators: [withLinks, overService('admin-token')],
  args: { onLeave: fn() },
  parameters: { layout: 'padded' },
  tags: ['!autodocs'],
});

/** Every widget is bound to the first version of OAuth. */
function oldConnections(): Scenario {
  const world = scenarios.busyAccount(new Date());
  const widgets = world.dataset.widgets.map((widget) => ({
    ...widget,
    isOauthV1: true,
    scope: 'client',
    botScope: '',
  }));
  return { ...world, dataset: { ...world.dataset, widgets } };
}

export const ReinstallLeadsToSlack = meta.story({
  beforeEach({ msw }) {
    msw.use(...handlers({ scenario: oldConnections() }));
  },
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Reinstall' }, patience));
    const dialog = await within(canvasElement.ownerDocument.body).findByRole('alertdialog', undefined, patience);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Reinstall' }));
    await expect(args.onLeave).toHaveBeenCalledWith(expect.stringContaining('%2Fwebhook%2Fslack%2Fupgrade'));
  },
});

export const MainUserChangeLeadsToSlack = meta.story({
  beforeEach({ msw }) {
    msw.use(...handlers());
  },
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Change main user' }, patience));
    const dialog = await within(canvasElement.ownerDocument.body).findByRole('alertdialog', undefined, patience);
    await expect(args.onLeave).not.toHaveBeenCalled();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Change main user' }));
    await expect(args.onLeave).toHaveBeenCalledWith(expect.stringContaining('%2Fwebhook%2Fslack%2Fswap_user'));
  },
});

export const WrongUser = meta.story({
  args: { error: 'wrong_user' },
  beforeEach({ msw }) {
    msw.use(...handlers());
  },
  play: async ({ canvas }) => {
    const alert = await canvas.findByRole('alert', undefined, patience);
    await expect(alert).toHaveTextContent('You authorized as a different Slack user');
    // Ten permissions, and the list of single scopes.
    await expect(await canvas.findAllByText('All good!', undefined, patience)).toHaveLength(20);
  },
});

const faults: Faults = {};

export const FailsAndComesBack = meta.story({
  beforeEach({ msw }) {
    faults.currentUser = { status: 500 };
    msw.use(...handlers({ faults }));
  },
  play: async ({ canvas, userEvent }) => {
    const retry = await canvas.findByRole('button', { name: 'Try again' }, patience);
    faults.currentUser = undefined;
    await userEvent.click(retry);
    await canvas.findByRole('heading', { name: 'Main user' }, patience);
  },
});
