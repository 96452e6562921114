import { Compare, CompareLoading } from 'chatdeck';
import { copyPlan, makeProblem, settingPlaces, type CopyJob } from 'chatdeck/model';
import { failed, loading, makeComparedWidgets, makeCompareProps } from 'chatdeck/testing';
import { expect, screen, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview';
import { phone, withLinks } from '../with-links';

/** As a plain object, which the story's props take. */
const compare = (...given: Parameters<typeof makeCompareProps>) => ({ ...makeCompareProps(...given) });

const meta = preview.meta({
  title: 'Screens/Compare',
  component: Compare,
  decorators: [withLinks],
  parameters: { layout: 'padded' },
  args: compare(),
});

export const Ready = meta.story({ tags: ['looks'] });

export const Loading = meta.story({ args: { widgets: loading } });

export const Placeholder = meta.story({ render: () => <CompareLoading /> });

export const Failed = meta.story({ args: { widgets: failed() } });

export const NoWidgets = meta.story({ args: compare([]) });

export const OneWidget = meta.story({
  args: compare(makeComparedWidgets(1)),
  play: async ({ canvas }) => {
    await canvas.findByText(/You have one widget/);
  },
});

export const ReadOnly = meta.story({ args: { onSave: undefined, onCopy: undefined } });

export const Phone = meta.story({ globals: phone });

/** Sixty settings of two hundred widgets: only what is visible is on the page. */
export const ManyWidgets = meta.story({
  args: compare(makeComparedWidgets(200)),
  play: async ({ canvas, userEvent }) => {
    const grid = await canvas.findByRole('grid', { name: 'Settings by widget' });
    await expect(grid).toHaveAttribute('aria-colcount', '201');
    await expect(canvas.getAllByRole('gridcell').length).toBeLessThan(400);
    await userEvent.tab();
    canvas.getByRole('columnheader', { name: 'Setting' }).focus();
    await userEvent.keyboard('{Control>}{End}{/Control}');
    const last = await canvas.findByText('#team-200');
    await expect(last).toBeVisible();
    await waitFor(() => expect(document.activeElement).toHaveAttribute('aria-colindex', '201'));
  },
});

export const OnlyDifferences = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('switch', { name: 'Only differences' }));
    await canvas.findByText('Collapsed mode');
    await expect(canvas.queryByText('Offline title')).toBeNull();
  },
});

export const Editing = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Find a setting' }), 'manual mode');
    const [cell] = await canvas.findAllByRole('gridcell');
    await userEvent.dblClick(cell as HTMLElement);
    await expect(await canvas.findByRole('switch', { name: 'Manual mode: #sales' })).toHaveFocus();
  },
});

/** Each state of an edit that isn't simply stored. */
export const Saves = meta.story({
  args: {
    cells: [
      { widgetId: 11, names: ['manualMode'], patch: { manualMode: true }, status: 'saving' },
      { widgetId: 12, names: ['manualMode'], patch: { manualMode: true }, status: 'saved' },
      {
        widgetId: 13,
        names: ['manualMode'],
        patch: { manualMode: true },
        status: 'failed',
        problem: makeProblem('offline'),
      },
    ],
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Not saved');
  },
});

const widgets = makeComparedWidgets(6);
const [source, ...targets] = widgets;
const rules = { hasAcceptedTerms: true, hasOperatingHours: true };
const plans = source ? copyPlan({ places: settingPlaces, source: source.settings, targets, rules }) : [];

function job(phase: CopyJob['phase']): CopyJob {
  const statuses = ['saved', 'failed', 'saving', 'waiting', 'waiting'] as const;
  const items = plans.map((plan, index) => ({
    ...plan,
    conflicts: [],
    mayBeStored: false,
    status:
      phase === 'running' ? (statuses[index] ?? 'waiting') : index === 1 ? ('failed' as const) : ('saved' as const),
    problem: index === 1 ? makeProblem('offline') : undefined,
  }));
  return { sourceId: 11, places: settingPlaces, items, phase, isCanceling: false };
}

export const Copying = meta.story({
  args: { copy: job('running') },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show details' }));
    await screen.findByRole('dialog', undefined, { timeout: 10_000 });
    await screen.findByRole('button', { name: 'Stop' });
  },
});

export const Copied = meta.story({
  args: { copy: job('done') },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show details' }));
    await screen.findByRole('dialog', { name: 'Copy finished' }, { timeout: 10_000 });
    await screen.findByRole('button', { name: 'Undo all' });
    await screen.findByRole('button', { name: /^Try again: #sales-eu/ });
  },
});

export const Previewing = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy settings' }));
    const dialog = await screen.findByRole('dialog', undefined, { timeout: 10_000 });
    await userEvent.click(await screen.findByRole('checkbox', { name: 'All widgets' }));
    await userEvent.click(screen.getByRole('button', { name: 'Preview changes' }));
    await expect(dialog).toHaveTextContent('Nothing is saved yet.');
  },
});
