import { useSetup } from 'chatdeck/hooks';
import type { Id } from 'chatdeck/model';
import { Setup } from 'chatdeck/screens/setup';
import { InstallPanel } from 'chatdeck/settings/install';
import { handlers, type Faults } from 'chatdeck/testing';
import { expect, fn, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview';
import { withLinks } from '../with-links';
import { overService } from './over-service';

interface SetupFlowProps {
  widgetId: Id;
  onDeleted(this: void): void;
}

/** The hook plugged into the screen. */
function SetupFlow({ widgetId, onDeleted }: SetupFlowProps) {
  const setup = useSetup(widgetId, { onDeleted, slack: { baseUrl: 'https://chat.example', clientId: '1.2' } });
  const uuid = setup.setup.status === 'ready' ? setup.setup.data.uuid : '';
  const install = <InstallPanel uuid={uuid} scriptUrl="https://chat.example/widget.js" />;
  return <Setup {...setup} install={install} />;
}

const patience = { timeout: 10_000 };
const meta = preview.meta({
  title: 'Flows/Setup',
  component: SetupFlow,
  decorators: [withLinks, overService('admin-token')],
  args: { widgetId: 15, onDeleted: fn() },
  parameters: { layout: 'padded' },
  tags: ['!autodocs'],
});

export const ConnectLeadsToSlack = meta.story({
  args: { widgetId: 16 },
  beforeEach({ msw }) {
    msw.use(...handlers());
  },
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'Connect Slack' }, patience);
    const address = new URL(link.getAttribute('href') ?? '');
    await expect(address.searchParams.get('redirect_uri')).toBe('https://chat.example/v1/webhook/slack/connect');
    await expect(address.searchParams.get('user_scope')).toBe('channels:write');
  },
});

export const ExistingChannelThenAnother = meta.story({
  beforeEach({ msw }) {
    msw.use(...handlers());
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const page = within(canvasElement.ownerDocument.body);
    const field = await canvas.findByRole('combobox', { name: 'Channel' }, patience);
    await userEvent.click(field);
    await userEvent.type(field, 'supp');
    await expect(page.queryByRole('option', { name: '#general' })).toBeNull();
    await userEvent.click(await page.findByRole('option', { name: '#support' }, patience));
    const use = await canvas.findByRole('button', { name: 'Use this channel' }, patience);
    await waitFor(() => expect(use).toBeEnabled(), patience);
    await userEvent.click(use);
    const title = await canvas.findByRole('heading', { name: 'Add the embed code' }, patience);
    await waitFor(() => expect(title).toHaveFocus(), patience);
    await canvas.findByText('<chatdeck-widget', undefined, patience);

    await userEvent.click(await canvas.findByRole('button', { name: 'Change channel' }, patience));
    const dialog = await page.findByRole('alertdialog', undefined, patience);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Change channel' }));
    await canvas.findByRole('heading', { name: 'Choose a channel' }, patience);
    await waitFor(() => expect(page.queryByRole('alertdialog')).toBeNull(), patience);
  },
});

const faults: Faults = {};

export const NewChannelAfterARefusal = meta.story({
  beforeEach({ msw }) {
    faults.createChannel = {
      status: 400,
      body: { Message: 'A channel with this name already exists. Choose another name.' },
    };
    msw.use(...handlers({ faults }));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'New channel' }, patience));
    const name = await canvas.findByRole('textbox', { name: 'New channel name' }, patience);
    const create = await canvas.findByRole('button', { name: 'Create channel' });
    await expect(create).toBeDisabled();
    await userEvent.type(name, 'Our Visitors');
    await expect(name).toHaveValue('our visitors');
    await expect(name).toBeInvalid();
    await expect(create).toBeDisabled();
    await userEvent.clear(name);
    await userEvent.type(name, 'Visitors');
    await waitFor(() => expect(create).toBeEnabled(), patience);
    await userEvent.click(create);
    await canvas.findByText(
      'A channel with this name already exists. Choose another name.',
      { exact: false },
      patience,
    );
    await expect(name).toHaveValue('visitors');

    faults.createChannel = undefined;
    await userEvent.click(await canvas.findByRole('button', { name: 'Create channel' }, patience));
    await canvas.findByText(/Chats will arrive in #visitors/, undefined, patience);
  },
});

export const ChannelsFailAndComeBack = meta.story({
  beforeEach({ msw }) {
    faults.listChannels = { status: 500 };
    msw.use(...handlers({ faults }));
  },
  play: async ({ canvas, userEvent }) => {
    const alert = await canvas.findByRole('alert', undefined, patience);
    await expect(alert).toHaveTextContent('Cannot fetch Slack channels');
    faults.listChannels = undefined;
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }, patience));
    await canvas.findByRole('combobox', { name: 'Channel' }, patience);
  },
});

export const StartOver = meta.story({
  beforeEach({ msw }) {
    msw.use(...handlers());
  },
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Start over' }, patience));
    const dialog = await within(canvasElement.ownerDocument.body).findByRole('alertdialog', undefined, patience);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete widget' }));
    await waitFor(() => expect(args.onDeleted).toHaveBeenCalledOnce(), patience);
  },
});
