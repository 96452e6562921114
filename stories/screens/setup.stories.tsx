import { InstallPanel, Setup, SetupLoading, type SetupSlots } from 'chatdeck';
import {
  channelList,
  channelNameSchema,
  checkForm,
  makeProblem,
  setupData,
  type ChannelPick,
  type SetupData,
  type SetupProps,
} from 'chatdeck/model';
import {
  failed,
  loading,
  makeForm,
  makeParsedUser,
  makeParsedWidget,
  ready,
  type WidgetOverrides,
} from 'chatdeck/testing';
import { widgetResetLabels } from 'chatdeck/ui';
import { expect, fn, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview';
import { withLinks } from '../with-links';

const unconnected = { slackBaseUrl: '', slackTeamId: '', slackMainUser: '', Scope: '', BotScope: '' };
const noChannel = { RoomName: '', RoomId: '', status: 'offline' } as const;

function at(overrides: WidgetOverrides): SetupData {
  return setupData(makeParsedWidget(overrides), makeParsedUser());
}

const connect = at({ ...unconnected, ...noChannel, Step: '1' });
const channel = at({ ...noChannel, Step: '2' });
const install = at({});

const channels = channelList(
  [
    { Id: 'C1', Name: 'support', Topic: 'Questions of customers' },
    { Id: 'C2', Name: 'sales', Topic: 'Leads &#38; offers' },
    { Id: 'C3', Name: 'general', Topic: '' },
  ].map((data) => ({ status: 'ready', data, raw: data })),
);

const pick: ChannelPick = { status: 'idle', channelId: '', onPick: fn(), onConfirm: fn() };

function named(name: string): SetupProps['newChannel'] {
  return makeForm({ name }, { errors: checkForm(channelNameSchema, { name }) });
}

const args: SetupProps & SetupSlots = {
  widgetId: 11,
  setup: ready(connect),
  slackUrl: 'https://slack.com/oauth/v2/authorize?client_id=1.2',
  channels: ready(channels),
  onChannelsRefresh: fn(),
  pick,
  newChannel: makeForm({ name: '' }),
  channelChange: { status: 'idle' },
  onChannelChange: fn(),
  startOver: { status: 'idle' },
  onStartOver: fn(),
  install: <InstallPanel uuid={install.uuid} scriptUrl="https://chat.example/widget.js" />,
};

const meta = preview.meta({
  title: 'Screens/Setup',
  component: Setup,
  decorators: [withLinks],
  parameters: { layout: 'padded' },
  args: { ...args },
});

export const Connect = meta.story({ tags: ['looks'] });

export const Loading = meta.story({ args: { setup: loading } });

export const Placeholder = meta.story({ render: () => <SetupLoading /> });

export const Failed = meta.story({ args: { setup: failed() } });

export const WithoutSlackApp = meta.story({ args: { slackUrl: undefined } });

export const DeclinedInSlack = meta.story({ args: { error: 'refused' } });

export const WrongUser = meta.story({ args: { error: 'wrongUser' } });

export const OtherWorkspace = meta.story({ args: { error: 'otherWorkspace', setup: ready(channel) } });

export const Expired = meta.story({ args: { error: 'expired' } });

export const UnknownError = meta.story({ args: { error: 'unknown' } });

export const Channel = meta.story({ args: { setup: ready(channel) } });

export const ChannelPicked = meta.story({
  tags: ['looks'],
  args: { setup: ready(channel), pick: { ...pick, channelId: 'C2' } },
});

export const ChannelGone = meta.story({ args: { setup: ready(channel), pick: { ...pick, channelId: 'C9' } } });

const usedBySales = { id: 12, name: 'sales' };
const channelsInUse = {
  ...channels,
  choices: channels.choices.map((choice) => (choice.name === 'sales' ? { ...choice, usedBy: usedBySales } : choice)),
};

/** A channel has one widget. The list says which one, and the page leads to its settings. */
export const ChannelsInUse = meta.story({
  tags: ['looks'],
  args: { setup: ready(channel), channels: ready(channelsInUse) },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: 'Used by #sales' })).toHaveAttribute('href');
    await userEvent.click(canvas.getByRole('combobox', { name: 'Channel' }));
    const used = await within(document.body).findByRole('option', { name: '#sales Used by #sales' });
    await expect(used).toHaveAttribute('aria-disabled', 'true');
  },
});

/** Nothing is left to choose. */
export const AllChannelsInUse = meta.story({
  args: {
    setup: ready(channel),
    channels: ready({
      ...channels,
      choices: channels.choices.map((choice, index) => ({
        ...choice,
        usedBy: { id: 20 + index, name: `${'very-long-channel-name-'.repeat(index * 4)}${choice.name}` },
      })),
    }),
  },
});

/** Another widget took the channel while this one was picked. */
export const ChannelTaken = meta.story({
  args: {
    setup: ready(channel),
    channels: ready(channelsInUse),
    pick: {
      ...pick,
      channelId: 'C2',
      status: 'failed',
      problem: makeProblem('invalid', { status: 400, code: 'channel_in_use' }),
    },
  },
});

export const ConnectingChannel = meta.story({
  args: { setup: ready(channel), pick: { ...pick, channelId: 'C2', status: 'busy' } },
});

export const ChannelRefused = meta.story({
  args: {
    setup: ready(channel),
    pick: {
      ...pick,
      channelId: 'C2',
      status: 'failed',
      problem: makeProblem('invalid', {
        status: 400,
        serverMessage: 'This channel is archived in Slack. Choose another.',
      }),
    },
  },
});

/** Choosing a channel needs a separate permission. */
export const JoinScopeMissing = meta.story({
  args: {
    setup: ready(channel),
    pick: {
      ...pick,
      channelId: 'C2',
      status: 'failed',
      problem: makeProblem('invalid', {
        status: 400,
        code: 'missing_scope',
        serverMessage: 'The Slack permission channels:join is missing. Approve it first.',
      }),
    },
  },
});

export const ChannelsLoading = meta.story({ args: { setup: ready(channel), channels: loading } });

export const ChannelsFailed = meta.story({ args: { setup: ready(channel), channels: failed() } });

export const ScopeMissing = meta.story({
  args: {
    setup: ready(channel),
    channels: failed(
      makeProblem('invalid', {
        status: 400,
        code: 'missing_scope',
        serverMessage: 'The Slack permission channels:read is missing. Approve it first.',
      }),
    ),
  },
});

export const ChannelsRefreshing = meta.story({
  args: { setup: ready(channel), channels: ready(channels, { isRefreshing: true }) },
});

export const ChannelsStale = meta.story({
  args: { setup: ready(channel), channels: ready(channels, { problem: makeProblem('offline') }) },
});

export const NoChannels = meta.story({
  args: { setup: ready(channel), channels: ready({ choices: [], unreadable: 2 }) },
});

export const NewChannel = meta.story({ args: { setup: ready(channel), newChannel: named('visitors_2026') } });

export const NewChannelTooLong = meta.story({
  args: { setup: ready(channel), newChannel: named('questions-about-returns') },
});

export const NewChannelForbiddenLetters = meta.story({
  args: { setup: ready(channel), newChannel: named('our visitors') },
});

export const CreatingChannel = meta.story({
  args: { setup: ready(channel), newChannel: { ...named('visitors'), status: 'submitting' } },
});

export const ChannelNameTaken = meta.story({
  args: {
    setup: ready(channel),
    newChannel: {
      ...named('sales'),
      status: 'failed',
      problem: makeProblem('invalid', {
        status: 400,
        serverMessage: 'A channel with this name already exists. Choose another name.',
      }),
    },
  },
});

export const Install = meta.story({ tags: ['looks'], args: { setup: ready(install) } });

export const InstallWithoutPanel = meta.story({ args: { setup: ready(install), install: undefined } });

export const AsksBeforeChannelChange = meta.story({
  args: {
    setup: ready(install),
    channelChange: { status: 'failed', problem: makeProblem('server', { status: 500 }) },
  },
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Change channel' }));
    const page = within(canvasElement.ownerDocument.body);
    const dialog = await page.findByRole('alertdialog', { name: 'Change the channel of the widget #website?' });
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await userEvent.click(within(dialog).getByRole('button', { name: 'Change channel' }));
    await expect(args.onChannelChange).toHaveBeenCalledOnce();
    await within(dialog).findByText('an unknown error occurred, please contact support.');
  },
});

export const AsksBeforeStartOver = meta.story({
  args: { setup: ready(channel) },
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Start over' }));
    const dialog = await within(canvasElement.ownerDocument.body).findByRole('alertdialog');
    await expect(args.onStartOver).not.toHaveBeenCalled();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete widget' }));
    await expect(args.onStartOver).toHaveBeenCalledOnce();
  },
});

export const LongContent = meta.story({
  args: {
    setup: ready(
      at({
        RoomName: 'customer-questions-about-returns-refunds-and-exchanges',
        slackBaseUrl: 'https://the-most-patient-customer-service-team-of-all.enterprise.slack.com/',
        slackMainUser: 'Maximiliana-Theodora von und zu Unterwaldhausen-Oberschwarzbach',
      }),
    ),
    labels: [widgetResetLabels.with({ changeChannel: widgetResetLabels.defaults.changeChannel.repeat(3) })],
  },
});
