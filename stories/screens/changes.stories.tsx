import { Changes, ChangesLoading } from 'chatdeck';
import { makeProblem } from 'chatdeck/model';
import { failed, loading, makeChangeEntry, makeChangesProps, ready } from 'chatdeck/testing';
import { expect, fn, screen } from 'storybook/test';
import preview from '../../.storybook/preview';
import { phone, withLinks } from '../with-links';

/** As a plain object, which the story's props take. */
const changes = (...args: Parameters<typeof makeChangesProps>) => ({ ...makeChangesProps(...args) });

const meta = preview.meta({
  title: 'Screens/Change log',
  component: Changes,
  decorators: [withLinks],
  parameters: { layout: 'padded' },
  args: changes(),
});

export const Ready = meta.story({ tags: ['looks'] });

export const Open = meta.story({
  tags: ['looks'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^3 changes:/ }));
    await expect(canvas.getByText('#0f766e')).toBeVisible();
  },
});

export const OnPhone = meta.story({ globals: phone, args: changes() });

export const Loading = meta.story({ args: { history: loading } });

export const Placeholder = meta.story({ render: () => <ChangesLoading /> });

export const Failed = meta.story({ args: { history: failed() } });

export const Stale = meta.story({
  args: {
    history: ready({ ...readyData(), isShared: true }, { problem: makeProblem('offline') }),
  },
});

export const Empty = meta.story({ args: changes({}, { entries: [] }) });

export const InThisBrowser = meta.story({ args: changes({}, { isShared: false }) });

export const WithoutRestoring = meta.story({ args: { onRestore: undefined, onRestoreTo: undefined } });

export const LongValues = meta.story({
  tags: ['looks'],
  args: changes(
    {},
    {
      entries: [
        makeChangeEntry({
          who: `${'long-name-'.repeat(8)}@acme.test`,
          changes: [
            { name: 'offlineGreeting', before: 'We are away. '.repeat(60), after: 'x'.repeat(900) },
            {
              name: 'blacklistedUrls',
              before: '',
              after: Array.from({ length: 30 }, (_, i) => `/page-${i}`).join('\n'),
            },
          ],
        }),
      ],
    },
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^2 changes:/ }));
  },
});

export const Filtered = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'User' }), 'dana@acme.test');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search changes' }), 'shipping');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await expect(canvas.getAllByRole('listitem').length).toBeGreaterThan(5);
  },
});

export const RestoreOneAndAll = meta.story({
  args: { onRestore: fn(), onRestoreTo: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^3 changes:/ }));
    const [first] = canvas.getAllByRole('button', { name: /^Restore the earlier value of/ });
    if (first) await userEvent.click(first);
    await expect(args.onRestore).toHaveBeenCalledWith('5', ['titleColor']);

    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Settings' }), 'appearance');
    const [menu] = canvas.getAllByRole('button', { name: /^Actions for/ });
    if (menu) await userEvent.click(menu);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Restore Appearance to this point' }));
    await expect(args.onRestoreTo).toHaveBeenCalledWith('5', 'appearance');
  },
});

export const Restored = meta.story({
  tags: ['looks'],
  args: { restored: { tabs: [{ tab: 'appearance', count: 3 }], skipped: 1 } },
});

export const NothingToRestore = meta.story({ args: { restored: { tabs: [], skipped: 0 } } });

function readyData() {
  const { history } = makeChangesProps();
  if (history.status !== 'ready') throw new Error('the sample has changes');
  return history.data;
}
