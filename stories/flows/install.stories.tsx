import { ChatdeckTheme } from 'chatdeck';
import { useInstallTab } from 'chatdeck/hooks';
import type { Id } from 'chatdeck/model';
import { InstallTab } from 'chatdeck/settings/install';
import { handlers, type Faults } from 'chatdeck/testing';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview';
import { withLinks } from '../with-links';
import { overService } from './over-service';

interface InstallFlowProps {
  widgetId: Id;
  onDeleted(this: void): void;
}

const embed = { scriptUrl: 'https://chat.example/widget.js', element: 'acme-chat' };

/** The hook plugged into the screen. */
function InstallFlow({ widgetId, onDeleted }: InstallFlowProps) {
  const install = useInstallTab(widgetId, { onDeleted });
  return (
    <ChatdeckTheme embed={embed}>
      <InstallTab {...install} />
    </ChatdeckTheme>
  );
}

const meta = preview.meta({
  title: 'Flows/Install',
  component: InstallFlow,
  decorators: [withLinks, overService('admin-token')],
  args: { widgetId: 11, onDeleted: fn() },
  parameters: { layout: 'padded' },
  tags: ['!autodocs'],
});

const patience = { timeout: 10_000 };
const faults: Faults = {};

/** Renames after a refusal that keeps what was typed, and goes back to the choice of a channel. */
export const RenameThenAnotherChannel = meta.story({
  beforeEach({ msw }) {
    faults.renameChannel = {
      status: 400,
      body: { Message: 'A channel with this name already exists. Choose another name.' },
    };
    msw.use(...handlers({ faults }));
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findAllByText('<acme-chat', undefined, patience);
    const field = await canvas.findByRole('textbox', { name: 'Channel name' }, patience);
    const press = () => userEvent.click(canvas.getByRole('button', { name: 'Rename channel' }));
    await userEvent.clear(field);
    await userEvent.type(field, 'Front Desk');
    await canvas.findByText(/Use only a-z, 0-9/, undefined, patience);
    await expect(canvas.getByRole('button', { name: 'Rename channel' })).toBeDisabled();
    await userEvent.clear(field);
    await userEvent.type(field, 'Front-Desk');
    await expect(field).toHaveValue('front-desk');
    await press();
    await canvas.findByText('A channel with this name already exists. Choose another name.', undefined, patience);
    await expect(field).toHaveValue('front-desk');

    faults.renameChannel = undefined;
    await press();
    await canvas.findByText('Channel renamed.', undefined, patience);
    await userEvent.click(canvas.getByRole('button', { name: 'Change channel' }));
    const title = 'Change the channel of the widget #front-desk?';
    const question = within(await screen.findByRole('alertdialog', { name: title }, patience));
    await userEvent.click(question.getByRole('button', { name: 'Change channel' }));
    await canvas.findByRole('link', { name: 'Finish setup first' }, patience);
  },
});

/** Asks first, with what is lost in numbers, and tells the host where it can be undone. */
export const StartOver = meta.story({
  beforeEach({ msw }) {
    msw.use(...handlers({ faults }));
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Start over' }, patience));
    const question = within(await screen.findByRole('alertdialog', undefined, patience));
    await question.findByText(/^[\d,]+ chats and their reports$/, undefined, patience);
    await expect(question.getByText('After that, you have 10 seconds to undo.')).toBeVisible();
    await userEvent.type(question.getByRole('textbox'), 'website');
    await expect(args.onDeleted).not.toHaveBeenCalled();
    await userEvent.click(question.getByRole('button', { name: 'Delete widget' }));
    await waitFor(() => expect(args.onDeleted).toHaveBeenCalledOnce(), patience);
  },
});
