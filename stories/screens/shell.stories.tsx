import { AccountBanners, Dashboard, NotFound, Shell } from 'chatdeck';
import type { Banner, Route } from 'chatdeck/model';
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
  sampleNow,
} from 'chatdeck/testing';
import type { ComponentProps } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview';
import { showcase } from './showcase';
import { laptop, phone, withLinks } from '../with-links';

const home: Route = { name: 'dashboard' };
const inSettings: Route = { name: 'settings', widgetId: 12, tab: 'behavior' };

const manyWidgets: Pick<ComponentProps<typeof Shell>, 'shell' | 'route'> = {
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
};
const longEmail = 'maximiliane.konstantinopolsky-featherstonehaugh@customer-service.acme.test';

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

export const Admin = meta.story({ tags: ['looks'] });

/** A busy account, as at the top of the README: one widget has lost its connection, and another isn't set up. */
export const Showcase = meta.story({
  args: {
    shell: ready(showcase.shell),
    onSearch: fn(),
    children: (
      <Dashboard
        workspaces={ready(showcase.workspaces)}
        stats={ready(showcase.stats)}
        planLabel="Business"
        isAdmin
        onAddChannel={fn()}
        onAddWorkspace={fn()}
        onDelete={fn()}
      />
    ),
  },
});

export const NonAdmin = meta.story({
  args: { shell: ready(makeShellData({ admin: false, email: 'robin@acme.test' })) },
});

export const PlanWithoutFeature = meta.story({
  args: { shell: ready(makeShellData({ account: makeAccount({ plan: makePlan({ reports: false }) }) })) },
});

export const OneWidget = meta.story({
  args: {
    shell: ready(makeShellData({ ces: [makeWidget()] })),
    route: { name: 'settings', widgetId: 11, tab: 'behavior' },
  },
});

export const InSettings = meta.story({ tags: ['looks'], args: { route: inSettings } });

export const NoWidget = meta.story({ args: { shell: ready(makeShellData({ ces: [] })) } });

export const ManyWidgets = meta.story({ args: manyWidgets });

/** The list when the search has matches, and when it has none. */
export const ManyWidgetsSearched = meta.story({
  globals: laptop,
  args: manyWidgets,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('searchbox', { name: 'Find a widget' });
    await userEvent.type(field, 'REGION 15');
    await waitFor(() => expect(canvas.getAllByRole('link', { name: /customer-success-region/ })).toHaveLength(5));
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(canvas.getByRole('link', { name: 'customer-success-region-15' })).toHaveFocus());
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(field).toHaveFocus());
  },
});

export const ManyWidgetsNothingFound = meta.story({
  globals: laptop,
  args: manyWidgets,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Find a widget' }), 'warehouse');
    await canvas.findByText('No widgets match “warehouse”.');
  },
});

export const ManyWidgetsOnPhone = meta.story({
  globals: phone,
  args: manyWidgets,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open menu' }));
    const sheet = await within(canvasElement.ownerDocument.body).findByRole('dialog', { name: 'Menu' });
    const current = within(sheet).getByRole('link', { current: 'page' });
    await waitFor(() => {
      const [list, link] = [current.closest('ul'), current].map((element) => element?.getBoundingClientRect());
      if (!list || !link) throw new Error('The list is not there.');
      return expect(link.top >= list.top - 1 && link.bottom <= list.bottom + 1).toBe(true);
    });
  },
});

/** Names of people and servers: long, empty, in another script, with marks that are no markup. */
export const LongContent = meta.story({
  args: {
    shell: ready(
      makeShellData({
        email: longEmail,
        ces: [
          'customer-success-emea-and-apac',
          '',
          'مبيعات-المنطقة-الشرقية',
          '<b>bold</b> & co',
          'Q&#38;A',
          '👩‍👩‍👧‍👦 family support line',
        ].map((RoomName, index) => makeWidget({ Id: index + 11, RoomName })),
      }),
    ),
    route: inSettings,
  },
});

/** Two widgets of which one is not set up yet. */
export const OneOfTwoUnfinished = meta.story({
  args: { shell: ready(makeShellData({ ces: [makeWidget(), makeWidget({ Id: 12, Step: '2' })] })) },
});

/** The only widget is not set up yet: Settings leads to its setup. */
export const Unfinished = meta.story({
  args: { shell: ready(makeShellData({ ces: [makeWidget({ Step: '1' })] })) },
});

export const PageNotFound = meta.story({
  args: { route: { name: 'notFound', path: '/nowhere' }, children: <NotFound /> },
});

/** One pixel below the width at which the menu is next to the screen. */
export const Narrow = meta.story({
  globals: laptop,
  args: { route: inSettings },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 899 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Open menu' })).toBeVisible();
    await expect(canvas.queryByRole('navigation', { name: 'Main' })).toBeNull();
  },
});

export const Wide = meta.story({
  globals: laptop,
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 900 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Open menu' })).toBeNull();
    await expect(canvas.getByRole('navigation', { name: 'Main' })).toBeVisible();
  },
});

const DAY = 86_400_000;
const allBanners: Banner[] = [
  { name: 'delinquent', isAdmin: true },
  {
    name: 'overQuota',
    isAdmin: true,
    excess: { limit: 'convosPerMonth', included: 1000 },
    startsOverAt: sampleNow + 3 * DAY,
  },
  { name: 'legacyApi', isOver: true, widgetId: 11 },
  { name: 'scheduledCancellation', endsAt: sampleNow + 8.5 * DAY, daysLeft: 9, canRenew: true },
  { name: 'terms' },
  { name: 'missingBillingAddress' },
];

/** Above every page: the two most urgent notices about the account, the rest behind a button. */
export const AccountNotices = meta.story({
  tags: ['looks'],
  args: { banners: allBanners, onDismissBanner: fn() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '4 more' })).toBeVisible();
  },
});

export const AccountNoticesOpen = meta.story({
  args: { banners: allBanners, onDismissBanner: fn() },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '4 more' }));
    await expect(canvas.getByRole('button', { name: 'Show fewer' })).toBeVisible();
  },
});

const forecast = {
  name: 'quotaForecast',
  isAdmin: true,
  included: 1000,
  reachesAt: sampleNow + 8.5 * DAY,
  daysLeft: 9,
  startsOverAt: sampleNow + 14 * DAY,
} as const;

/** Where the month's conversations lead, while there is time to choose a bigger plan. */
export const Forecast = meta.story({
  tags: ['looks'],
  args: { banners: [forecast], onDismissBanner: fn() },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^At this pace you reach 1,000 conversations on /)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See plans' })).toBeVisible();
  },
});

export const ForecastReached = meta.story({
  args: { banners: [{ ...forecast, reachesAt: null, daysLeft: 0 }], onDismissBanner: fn() },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(/^You’ve used all 1,000 conversations your plan includes this month\./),
    ).toBeVisible();
  },
});

/** An agent can't change the plan. */
export const ForecastOfAgent = meta.story({
  args: {
    shell: ready(makeShellData({ admin: false, email: 'robin@acme.test' })),
    banners: [{ ...forecast, isAdmin: false }],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Ask an admin to choose a bigger plan\.$/)).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'See plans' })).toBeNull();
  },
});

export const Trial = meta.story({
  args: { banners: [{ name: 'addPayment', endsAt: sampleNow + 11.5 * DAY, daysLeft: 12 }], onDismissBanner: fn() },
});

export const TrialExpired = meta.story({
  args: { banners: [{ name: 'trialExpired', isAdmin: true, endedAt: sampleNow - 3 * DAY }], route: inSettings },
});

export const Ended = meta.story({
  args: { banners: [{ name: 'ended', isAdmin: true, endedAt: sampleNow - 3 * DAY }] },
});

/** Each notice as someone who is not an admin reads it. */
export const NonAdminNotices = meta.story({
  args: {
    shell: ready(makeShellData({ admin: false, email: 'robin@acme.test' })),
    banners: [
      { name: 'trialExpired', isAdmin: false, endedAt: sampleNow - 3 * DAY },
      {
        name: 'overQuota',
        isAdmin: false,
        excess: { text: 'There were 1,203 conversations this month.' },
        startsOverAt: null,
      },
      { name: 'delinquent', isAdmin: false },
      { name: 'askAdmin' },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '2 more' }));
  },
});

/** The notices alone, in a frame of the host. */
export const NoticesWithoutFrame = meta.story({
  render: () => <AccountBanners banners={allBanners} onDismissBanner={fn()} />,
});

export const Loading = meta.story({ args: { shell: loading } });

export const Failed = meta.story({ tags: ['looks'], args: { shell: failed() } });

export const PersonMenuOpen = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'dana@acme.test' }));
    const menu = within(canvasElement.ownerDocument.body);
    const logout = await menu.findByRole('menuitem', { name: 'Logout' });
    await waitFor(() => expect(logout).toBeVisible());
  },
});

export const MenuOpenOnPhone = meta.story({
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

export const LongContentOnPhone = meta.story({
  globals: phone,
  args: { shell: ready(makeShellData({ email: longEmail })) },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /maximiliane/ }));
    const body = within(canvasElement.ownerDocument.body);
    await waitFor(() => expect(body.getByRole('menuitem', { name: 'Logout' })).toBeVisible());
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
});
