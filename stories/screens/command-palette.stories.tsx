import { CommandPalette } from 'chatdeck';
import type { PaletteView, Route } from 'chatdeck/model';
import { failed, loading, makeAccount, makePaletteData, makePlan, makeWidget, ready } from 'chatdeck/testing';
import { expect, fn, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview';
import { phone, withLinks } from '../with-links';

const home: Route = { name: 'dashboard' };
const inSettings: Route = { name: 'settings', widgetId: 11, tab: 'behavior' };

const search = 'search' as PaletteView | undefined;

const meta = preview.meta({
  title: 'Screens/Command palette',
  component: CommandPalette,
  decorators: [withLinks],
  args: {
    shown: search,
    onShownChange: fn(),
    onVisit: fn(),
    palette: ready(makePaletteData()),
    recent: ['field:behavior/playSound@11', 'page:billing'],
    route: inSettings,
    onSignOut: fn(),
  },
});

const field = (element: HTMLElement) =>
  within(element.ownerDocument.body).findByRole<HTMLInputElement>('combobox', { name: 'Search' });
const options = (element: HTMLElement) => within(element.ownerDocument.body).queryAllByRole('option');

/** The last places, then the pages. */
export const Ready = meta.story({ tags: ['looks'] });

/** Without last places, as after a sign-out. */
export const FirstTime = meta.story({ args: { recent: [] } });

export const Found = meta.story({
  tags: ['looks'],
  play: async ({ canvasElement, userEvent }) => {
    // cspell:ignore mesage
    await userEvent.type(await field(canvasElement), 'mesage');
    await waitFor(() => expect(options(canvasElement).length).toBeGreaterThan(5));
  },
});

export const NothingFound = meta.story({
  play: async ({ canvasElement, userEvent }) => {
    await userEvent.type(await field(canvasElement), 'warehouse');
    await waitFor(() => expect(options(canvasElement)).toHaveLength(0));
    await within(canvasElement.ownerDocument.body).findAllByText('No matches for “warehouse”.');
  },
});

export const Loading = meta.story({ args: { palette: loading } });

export const Failed = meta.story({ args: { palette: failed() } });

/** No account, no reports. */
export const NonAdmin = meta.story({ args: { palette: ready(makePaletteData({ admin: false })), route: home } });

/** Tabs whose feature the plan lacks say so. */
export const PlanWithoutFeature = meta.story({
  args: { palette: ready(makePaletteData({ account: makeAccount({ plan: makePlan({ triggers: false }) }) })) },
  play: async ({ canvasElement, userEvent }) => {
    await userEvent.type(await field(canvasElement), 'triggers');
    await waitFor(() => expect(options(canvasElement)[0]).toHaveTextContent('not included in your plan'));
  },
});

/** A setting, chosen where there is no widget: the second step asks for one. */
export const ChooseWidget = meta.story({
  tags: ['looks'],
  args: { route: home, onVisit: fn() },
  play: async ({ canvasElement, userEvent, args }) => {
    await userEvent.type(await field(canvasElement), 'sound');
    await waitFor(() => expect(options(canvasElement)[0]).toHaveTextContent('Play a sound'));
    await userEvent.keyboard('{Enter}');
    await waitFor(async () => expect(await field(canvasElement)).toHaveAttribute('placeholder', 'Choose a widget'));
    await expect(args.onVisit).not.toHaveBeenCalled();
    await userEvent.keyboard('{Backspace}');
    await waitFor(async () => expect(await field(canvasElement)).not.toHaveAttribute('placeholder', 'Choose a widget'));
    await userEvent.type(await field(canvasElement), 'sound');
    await waitFor(() => expect(options(canvasElement)[0]).toHaveTextContent('Play a sound'));
    await userEvent.keyboard('{Enter}');
    await waitFor(async () => expect(await field(canvasElement)).toHaveAttribute('placeholder', 'Choose a widget'));
  },
});

/** Two hundred widgets, of which one is named with the setting. */
export const ManyWidgets = meta.story({
  args: {
    route: home,
    palette: ready(
      makePaletteData({
        ces: Array.from({ length: 200 }, (_, index) =>
          makeWidget({ Id: index + 1, RoomName: `region-${index}-sales` }),
        ),
      }),
    ),
  },
  play: async ({ canvasElement, userEvent }) => {
    await userEvent.type(await field(canvasElement), '117 welcome');
    await waitFor(() => expect(options(canvasElement)[0]).toHaveTextContent('region-117-sales › Appearance'));
    await expect(options(canvasElement).length).toBeLessThanOrEqual(50);
  },
});

/** A host's own entries, and the theme. */
export const WithHostEntries = meta.story({
  args: {
    recent: [],
    appearance: 'light',
    onAppearanceChange: fn(),
    items: [{ id: 'crm', label: 'Open the CRM', description: 'Acme', synonyms: 'customers leads', onSelect: fn() }],
  },
  play: async ({ canvasElement, userEvent, args }) => {
    await userEvent.type(await field(canvasElement), 'leads');
    await waitFor(() => expect(options(canvasElement)[0]).toHaveTextContent('Open the CRM'));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.items?.[0]?.onSelect).toHaveBeenCalledOnce());
    await expect(args.onShownChange).toHaveBeenCalledWith(undefined);
  },
});

export const OnPhone = meta.story({ globals: phone });

export const Shortcuts = meta.story({ tags: ['looks'], args: { shown: 'shortcuts' } });

/** The keys that open it, unless someone types. */
export const Keys = meta.story({
  tags: ['!autodocs'],
  args: { shown: undefined, onShownChange: fn() },
  decorators: [
    (Story) => (
      <>
        <input aria-label="Name" />
        <Story />
      </>
    ),
  ],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByLabelText('Name'));
    await userEvent.keyboard('?');
    await expect(args.onShownChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Control>}k{/Control}');
    await expect(args.onShownChange).toHaveBeenLastCalledWith('search');
    canvas.getByLabelText('Name').blur();
    await userEvent.keyboard('?');
    await expect(args.onShownChange).toHaveBeenLastCalledWith('shortcuts');
  },
});
