import { ChatdeckTheme, Permissions, PermissionsLoading } from 'chatdeck';
import { makeProblem, permissionsData, type PermissionsData, type PermissionsProps } from 'chatdeck/model';
import {
  failed,
  loading,
  makeParsedUser,
  makeParsedWidget,
  makeWidget,
  ready,
  type WidgetOverrides,
} from 'chatdeck/testing';
import { expect, fn, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview';
import { withLinks } from '../with-links';

const slackUrl = 'https://slack.com/oauth/v2/authorize?client_id=1.2';

/** What the page shows of the widget; it is one of three, in two workspaces. */
function of(overrides: WidgetOverrides): PermissionsData {
  const other = { Id: 12, slackBaseUrl: 'https://globex.slack.com/', slackTeamId: 'T06GLOBEX', BotScope: 'commands' };
  const user = makeParsedUser({
    ces: [makeWidget(overrides), makeWidget({ ...overrides, Id: 13 }), makeWidget(other)],
  });
  return permissionsData(user, makeParsedWidget(overrides), () => slackUrl);
}

function alone(overrides: WidgetOverrides): PermissionsData {
  const widget = makeWidget(overrides);
  return permissionsData(makeParsedUser({ ces: [widget] }), makeParsedWidget(overrides), () => slackUrl);
}

const old = { OauthV1: true, Scope: 'identify,bot,commands,client', BotScope: '' };
const some = { BotScope: 'commands,channels:read,channels:join,chat:write' };

const args: PermissionsProps = {
  permissions: ready(of({})),
  upgradeUrl: slackUrl,
  onReinstall: fn(),
  onMainUserChange: fn(),
};

const meta = preview.meta({
  title: 'Screens/Permissions',
  component: Permissions,
  decorators: [withLinks],
  parameters: { layout: 'padded' },
  args: { ...args },
});

export const AllGranted = meta.story({ tags: ['looks'] });

export const OneWorkspace = meta.story({ args: { permissions: ready(alone({})) } });

export const SomeMissing = meta.story({ tags: ['looks'], args: { permissions: ready(of(some)) } });

export const NothingGranted = meta.story({ args: { permissions: ready(of({ Scope: '', BotScope: '' })) } });

export const ChatWriteUserScope = meta.story({ args: { permissions: ready(of({ requestChatWriteUserScope: true })) } });

export const WithoutSlackApp = meta.story({
  args: { permissions: ready(of(some)), upgradeUrl: undefined, onReinstall: undefined, onMainUserChange: undefined },
});

export const OneByOne = meta.story({
  args: { permissions: ready(of(some)) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('Advanced: approve one permission at a time'));
    const link = await canvas.findByRole('link', { name: 'Approve users:read.email' });
    await expect(link).toHaveAttribute('href', slackUrl);
    await expect(canvas.queryByRole('link', { name: 'Approve commands' })).toBeNull();
  },
});

export const OldConnection = meta.story({ tags: ['looks'], args: { permissions: ready(of(old)) } });

export const AsksBeforeReinstall = meta.story({
  args: { permissions: ready(of(old)) },
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Reinstall' }));
    const dialog = await within(canvasElement.ownerDocument.body).findByRole('alertdialog');
    await expect(dialog).toHaveTextContent('The old connection loses its permissions.');
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await expect(args.onReinstall).not.toHaveBeenCalled();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Reinstall' }));
    await expect(args.onReinstall).toHaveBeenCalledOnce();
  },
});

export const AsksBeforeMainUserChange = meta.story({
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Change main user' }));
    const dialog = await within(canvasElement.ownerDocument.body).findByRole('alertdialog', {
      name: 'Change the main user of acme?',
    });
    await expect(dialog).toHaveTextContent('all 2 widgets');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Change main user' }));
    await expect(args.onMainUserChange).toHaveBeenCalledOnce();
  },
});

export const WrongUser = meta.story({ args: { error: 'wrongUser' } });

export const UnknownError = meta.story({ args: { error: 'unknown', permissions: ready(of(some)) } });

export const SetupRequired = meta.story({ args: { permissions: { status: 'setupRequired', widgetId: 11 } } });

export const NoWidgets = meta.story({ args: { permissions: { status: 'setupRequired' } } });

export const Loading = meta.story({ args: { permissions: loading } });

export const Placeholder = meta.story({ render: () => <PermissionsLoading /> });

export const Failed = meta.story({ args: { permissions: failed() } });

export const Stale = meta.story({ args: { permissions: ready(of(some), { problem: makeProblem('offline') }) } });

export const LongContent = meta.story({
  args: {
    permissions: ready(
      of({
        ...some,
        slackBaseUrl: 'https://the-most-patient-customer-service-team-of-all.enterprise.slack.com/',
        slackMainUser: 'Maximiliana-Theodora von und zu Unterwaldhausen-Oberschwarzbach',
      }),
    ),
  },
});

/** A partner who embeds only this screen: nothing leads anywhere else. */
export const WithoutLinks = meta.story({
  args: { error: 'wrongUser', permissions: ready(of(some)) },
  render: (args) => (
    <ChatdeckTheme hrefFor={() => undefined}>
      <Permissions {...args} />
    </ChatdeckTheme>
  ),
});
