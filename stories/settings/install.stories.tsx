import { ChatdeckTheme, InstallTab, InstallTabLoading } from 'chatdeck';
import { makeProblem, type Action, type LiveSince } from 'chatdeck/model';
import { failed, makeForm, makeParsedWidget, ready } from 'chatdeck/testing';
import { expect, fn, screen, spyOn, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview';
import { phone, withLinks } from '../with-links';
import { widgetTop } from './widget-top';

const widget = makeParsedWidget();
const endless = 'the-most-patient-customer-service-team-of-all-in-north-america-and-beyond';
const idle: Action = { status: 'idle' };
const embed = {
  scriptUrl: 'https://chat.example/widget.js',
  wordpressPluginUrl: 'https://wordpress.org/plugins/chatdeck/',
};

const meta = preview.meta({
  title: 'Settings/Embed code',
  component: InstallTab,
  decorators: [
    withLinks,
    (Story) => (
      <ChatdeckTheme embed={embed}>
        <div style={{ padding: 16 }}>
          <Story />
        </div>
      </ChatdeckTheme>
    ),
  ],
  args: {
    widgetId: widget.Id,
    roomName: widget.RoomName,
    ...widgetTop,
    install: ready({ uuid: widget.Uuid, channel: widget.RoomName, look: widget }),
    live: ready<LiveSince>({ kind: 'since', at: Date.UTC(2026, 10, 3), chats: 1234 }),
    rename: makeForm({ name: widget.RoomName }),
    channelChange: idle,
    onChannelChange: fn(),
    startOver: idle,
    onStartOver: fn(),
  },
});

export const Ready = meta.story({
  tags: ['looks'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /Embed inline/ }));
    const tab = await canvas.findByRole('tab', { name: 'Angular' });
    await userEvent.click(tab);
    const panel = within(await canvas.findByRole('tabpanel', { name: 'Angular' }));
    await expect(panel.getAllByRole('listitem')).toHaveLength(3);
    await expect(panel.getByText(/width: 400px; height: 400px/)).toBeVisible();
    const mail = canvas.getByRole('link', { name: 'Email my developer' }).getAttribute('href') ?? '';
    await expect(decodeURIComponent(mail)).toContain('CUSTOM_ELEMENTS_SCHEMA');
  },
});

/** The pictures show the widget’s colors, how it is closed, and its side of the page. */
export const OwnLook = meta.story({
  tags: ['looks'],
  args: {
    install: ready({
      uuid: widget.Uuid,
      channel: widget.RoomName,
      look: {
        titleColor: '#b71c1c',
        titleFontColor: '#ffe082',
        collapsedMode: 'chip',
        widgetAlignment: 'bottomLeft',
      },
    }),
    live: ready<LiveSince>({ kind: 'longer', chats: 12_345 }),
  },
});

export const NoChatsYet = meta.story({
  args: { live: ready<LiveSince>({ kind: 'noChats' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/No chats yet/)).toBeVisible();
  },
});

export const ChatsLoading = meta.story({ args: { live: { status: 'loading' } } });

/** The counts are an extra: without them, the tab is whole. */
export const ChatsFailed = meta.story({
  args: { live: failed(makeProblem('offline')) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Choose a style and copy the embed code' })).toBeVisible();
    await expect(canvas.queryByText(/Live/)).toBeNull();
  },
});

/** What cannot be copied for want of the permission is selected, so that a key copies it. */
export const CopyRefused = meta.story({
  beforeEach: () => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Copy the embed code' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The text is selected');
    const code = within(canvas.getByRole('group', { name: 'Code for step 1' })).getByRole('code');
    await expect(String(getSelection())).toBe(code.textContent);
  },
});

/** A pasted source, what is wrong with it, and what to do. */
export const CheckAPage = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Check a page' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Check a page' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Check' }));
    await dialog.findByText('Paste the page’s source first.');
    const source = dialog.getByRole('textbox', { name: 'Page source' });
    await userEvent.click(source);
    await userEvent.paste(
      `<meta http-equiv="Content-Security-Policy" content="script-src 'self'">\n<script src="${embed.scriptUrl}"></script>`,
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Check' }));
    const region = await dialog.findByRole('region', { name: 'Result' });
    await expect(region).toHaveFocus();
    const result = within(region);
    const titles = result.getAllByRole('listitem').map((item) => item.querySelector('p')?.textContent);
    await expect(titles).toEqual([
      'The widget’s element is missing.',
      'The page’s content security policy blocks the widget.',
    ]);
    await expect(result.getByRole('group', { name: 'Directives for the content security policy' })).toHaveTextContent(
      "script-src 'self' https://chat.example;",
    );
    await userEvent.clear(source);
    await expect(dialog.queryByRole('region', { name: 'Result' })).toBeNull();
    await userEvent.click(source);
    await userEvent.paste(
      `<script src="${embed.scriptUrl}"></script><chatdeck-widget widget-id="${widget.Uuid}"></chatdeck-widget>`,
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Check' }));
    await dialog.findByText('The embed code is right.');
  },
});

/** The page has to give the script a nonce, which no one can know beforehand. */
export const CheckAPageWithNonce = meta.story({
  globals: phone,
  beforeEach: () => {
    spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Check a page' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Check a page' }));
    await userEvent.click(dialog.getByRole('textbox', { name: 'Page source' }));
    const policy = `<meta http-equiv="Content-Security-Policy" content="script-src 'nonce-r4nd0m'">`;
    await userEvent.paste(
      `${policy}<script async src="${embed.scriptUrl}"></script><chatdeck-widget widget-id="${widget.Uuid}"></chatdeck-widget>`,
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Check' }));
    await dialog.findByText('The page’s content security policy requires a nonce.');
    await userEvent.click(dialog.getByRole('button', { name: 'Copy the script' }));
    await expect(navigator.clipboard.writeText).toHaveBeenCalledWith(
      `<script nonce="NONCE" async src="${embed.scriptUrl}"></script>`,
    );
    await waitFor(
      () => expect(dialog.getByRole('button', { name: 'Copy the script' })).toHaveAttribute('data-state', 'idle'),
      { timeout: 5000 },
    );
  },
});

export const WordpressOnPhone = meta.story({
  globals: phone,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: 'Wordpress' }));
    await expect(await canvas.findByText(widget.Uuid)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'View the plugin' })).toHaveAttribute('rel', 'noreferrer');
  },
});

export const StartOverAsksFirst = meta.story({
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Start over' }));
    const title = `Delete the widget #${widget.RoomName}?`;
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('alertdialog', { name: title }));
    await expect(args.onStartOver).not.toHaveBeenCalled();
    await userEvent.click(await dialog.findByRole('button', { name: 'Delete widget' }));
    await expect(args.onStartOver).not.toHaveBeenCalled();
    await userEvent.type(dialog.getByRole('textbox'), widget.RoomName);
    await userEvent.click(dialog.getByRole('button', { name: 'Delete widget' }));
    await expect(args.onStartOver).toHaveBeenCalledOnce();
  },
});

export const Dirty = meta.story({ args: { rename: makeForm({ name: 'front-desk' }) } });

export const Invalid = meta.story({
  args: { rename: makeForm({ name: 'Front desk!' }, { errors: { name: 'invalidCharacters' } }) },
});

export const Refused = meta.story({
  args: {
    rename: makeForm(
      { name: 'support' },
      { status: 'failed', problem: makeProblem('invalid', { serverMessage: 'name_taken', status: 400 }) },
    ),
  },
});

export const Saving = meta.story({ args: { rename: makeForm({ name: 'front-desk' }, { status: 'submitting' }) } });

export const Saved = meta.story({ args: { rename: makeForm({ name: widget.RoomName }, { status: 'done' }) } });

export const ChannelChangeFailed = meta.story({
  args: { channelChange: { status: 'failed', problem: makeProblem('offline') } },
});

export const LongContent = meta.story({
  globals: phone,
  args: {
    roomName: endless,
    install: ready({ uuid: widget.Uuid, channel: endless }),
    rename: makeForm({ name: endless }, { errors: { name: 'tooLong' } }),
  },
});

export const ReadOnly = meta.story({
  args: { readOnly: true },
  play: async ({ canvas }) => {
    await canvas.findByText('You can view these settings but not change them.');
    await expect(canvas.getByRole('button', { name: 'Copy the embed code' })).toBeVisible();
    for (const name of ['Rename channel', 'Change channel', 'Start over']) {
      await expect(canvas.queryByRole('button', { name })).toBeNull();
    }
  },
});

export const SetupRequired = meta.story({ args: { install: { status: 'setupRequired' } } });

export const ScriptUnknown = meta.story({
  decorators: [
    (Story) => (
      <ChatdeckTheme embed={{ scriptUrl: '' }}>
        <Story />
      </ChatdeckTheme>
    ),
  ],
});

export const Failed = meta.story({ args: { install: failed(makeProblem('offline')) } });

export const Loading = meta.story({ render: (args) => <InstallTabLoading {...args} /> });
