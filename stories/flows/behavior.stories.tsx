import { useBehaviorTab } from 'chatdeck/hooks';
import type { Id } from 'chatdeck/model';
import { BehaviorTab } from 'chatdeck/settings/behavior';
import { handlers, type Faults } from 'chatdeck/testing';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview';
import { countClicks } from './count-clicks';
import { overService } from './over-service';

/** The hook plugged into the screen. */
function BehaviorFlow({ widgetId }: { widgetId: Id }) {
  return <BehaviorTab {...useBehaviorTab(widgetId)} />;
}

const meta = preview.meta({
  title: 'Flows/Behavior',
  component: BehaviorFlow,
  decorators: [overService('admin-token')],
  args: { widgetId: 11 },
  tags: ['!autodocs'],
});

const patience = { timeout: 10_000 };
const messageLabel = 'Email for offline messages';
const saveButton = () =>
  within(screen.getByRole('region', { name: 'Presence and widget behavior' })).getByRole('button', {
    name: 'Save Changes',
  });

export const EditAndSave = meta.story({
  beforeEach({ msw }) {
    msw.use(...handlers());
  },
  play: async ({ canvas, userEvent }) => {
    const address = await canvas.findByRole('textbox', { name: messageLabel }, patience);
    await userEvent.clear(address);
    await userEvent.type(address, 'desk@acme.test');
    await userEvent.click(saveButton());
    await canvas.findByRole('button', { name: 'Saving...' }, patience);
    await canvas.findByRole('button', { name: 'Saved' });
    await expect(address).toHaveValue('desk@acme.test');
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Saved' })).toBeNull());
  },
});

const faults: Faults = {};

export const FailAndTryAgain = meta.story({
  beforeEach({ msw }) {
    faults.updateConfig = { status: 500, body: { Message: 'The database is being moved' } };
    msw.use(...handlers({ faults }));
  },
  play: async ({ canvas, userEvent }) => {
    const address = await canvas.findByRole('textbox', { name: messageLabel }, patience);
    await userEvent.clear(address);
    await userEvent.type(address, 'desk@acme.test');
    await userEvent.click(saveButton());
    await canvas.findByText('The database is being moved', undefined, patience);
    await expect(address).toHaveValue('desk@acme.test');
    faults.updateConfig = undefined;
    await userEvent.click(saveButton());
    await canvas.findByRole('button', { name: 'Saved' });
  },
});

/** The server's own words above the form, in view and in focus; the field that it named is marked until it is edited. */
export const RefusedAndMended = meta.story({
  beforeEach({ msw }) {
    const body = { Message: 'Mails to this address come back', Code: 'invalid', Path: 'sendOfflineMessagesToEmail' };
    faults.updateConfig = { status: 400, body };
    msw.use(...handlers({ faults }));
  },
  play: async ({ canvas, userEvent }) => {
    const address = await canvas.findByRole('textbox', { name: messageLabel }, patience);
    await userEvent.clear(address);
    await userEvent.type(address, 'desk@acme.test');
    await userEvent.click(saveButton());
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent('Error: Mails to this address come back');
    await waitFor(() => expect(address).toHaveFocus());
    await waitFor(() => expect(isInView(address)).toBe(true));
    await expect(saveButton()).toBeVisible();
    await expect(address).toHaveAttribute('aria-invalid', 'true');

    faults.updateConfig = undefined;
    await userEvent.click(canvas.getByRole('button', { name: 'Show field' }));
    await expect(address).toHaveFocus();
    await userEvent.type(address, '.example');
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
    await expect(address).not.toHaveAttribute('aria-invalid');
    await userEvent.click(saveButton());
    await canvas.findByRole('button', { name: 'Saved' });
  },
});

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom <= window.innerHeight;
}

export const SwitchOffAndOn = meta.story({
  beforeEach({ msw }) {
    msw.use(...handlers());
  },
  play: async ({ canvas, userEvent }) => {
    const power = await canvas.findByRole('switch', { name: /Widget/ });
    await userEvent.click(power);
    await waitFor(() => expect(power).not.toBeChecked());
    // A press while the change is on its way does nothing.
    await waitFor(() => expect(power).toHaveAttribute('aria-disabled', 'false'));
    await userEvent.click(power);
    await waitFor(() => expect(power).toBeChecked());
  },
});

/** Why visitors see the widget offline takes one look, on any tab. */
export const WhyOfflineAtOneLook = meta.story({
  args: { widgetId: 14 },
  beforeEach({ msw }) {
    msw.use(...handlers());
  },
  play: async ({ canvas }) => {
    const effort = countClicks();
    await canvas.findByRole('textbox', { name: messageLabel }, patience);
    const reason = canvas.getByText(/All operators are away/);
    await expect(reason).toBeVisible();
    const { top, bottom } = reason.getBoundingClientRect();
    await expect(top >= 0 && bottom <= innerHeight).toBe(true);
    await expect(effort.clicks()).toBe(0);
  },
});
