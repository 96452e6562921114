import { Dashboard, Shell } from 'chatdeck';
import type { Route } from 'chatdeck/model';
import {
  failed,
  loading,
  makeAccount,
  makePlan,
  makeShellData,
  makeStatsById,
  makeWidget,
  makeWorkspaces,
  ready,
} from 'chatdeck/testing';
import { expect, fn, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview';
import { phone, withLinks } from '../with-links';

const home: Route = { name: 'dashboard' };
const inSettings: Route = { name: 'settings', widgetId: 12, tab: 'behavior' };

const meta = preview.meta({
  title: 'Screens/Shell',
  component: Shell,
  decorators: [withLinks],
  args: {
    shell: ready(makeShellData()),
    route: home,
    onSignOut: fn(),
    children: <Dashboard workspaces={ready(makeWorkspaces())} stats={ready(makeStatsById())} planLabel="Business" />,
  },
});

export const Admin = meta.story();

export const Agent = meta.story({
  args: { shell: ready(makeShellData({ admin: false, email: 'robin@acme.test' })) },
});

export const PlanWithoutReports = meta.story({
  args: { shell: ready(makeShellData({ account: makeAccount({ plan: makePlan({ reports: false }) }) })) },
});

export const OneWidget = meta.story({
  args: {
    shell: ready(makeShellData({ ces: [makeWidget()] })),
    route: { name: 'settings', widgetId: 11, tab: 'behavior' },
  },
});

export const InSettings = meta.story({ args: { route: inSettings } });

export const NoWidget = meta.story({ args: { shell: ready(makeShellData({ ces: [] })) } });

export const ManyWidgets = meta.story({
  args: {
    shell: ready(
      makeShellData({
        ces: Array.from({ length: 200 }, (_, index) =>
          makeWidget({
            Id: index + 1,
            RoomName: index % 3 === 0 ? `customer-success-region-${index}` : `sales-${index}`,
          }),
        ),
      }),
    ),
    route: { name: 'settings', widgetId: 120, tab: 'behavior' },
  },
});

export const LongEmail = meta.story({
  args: {
    shell: ready(
      makeShellData({ email: 'maximiliane.konstantinopolsky-featherstonehaugh@customer-service.acme.test' }),
    ),
  },
});

export const Loading = meta.story({ args: { shell: loading } });

export const Failed = meta.story({ args: { shell: failed() } });

export const PersonMenuOpen = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'dana@acme.test' }));
    const menu = within(canvasElement.ownerDocument.body);
    const logout = await menu.findByRole('menuitem', { name: 'Logout' });
    await waitFor(() => expect(logout).toBeVisible());
  },
});

export const Phone = meta.story({ globals: phone });

export const PhoneMenuOpen = meta.story({
  globals: phone,
  args: { route: inSettings },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Open menu' });
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.click(button);
    const sheet = await body.findByRole('dialog', { name: 'Menu' });
    await expect(sheet).toContainElement(canvasElement.ownerDocument.activeElement as HTMLElement);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.click(button);
    await userEvent.click(await body.findByRole('link', { name: 'Account' }));
    await waitFor(() => expect(body.queryByRole('dialog')).toBeNull());
    await userEvent.click(button);
    await waitFor(() => expect(body.getByRole('dialog', { name: 'Menu' })).toBeVisible());
  },
});

export const RightToLeft = meta.story({
  globals: { direction: 'rtl' },
  args: { route: inSettings },
});
