import { GettingStarted } from 'chatdeck/screens/dashboard';
import type { GettingStartedStep } from 'chatdeck/model';
import { loading, makeParsedWidget, ready } from 'chatdeck/testing';
import { expect, fn } from 'storybook/test';
import preview from '../../.storybook/preview';
import { withLinks } from '../with-links';

const setup = { name: 'setup', widgetId: 7 } as const;
const begun: GettingStartedStep[] = [
  { name: 'slack', isDone: true, to: setup },
  { name: 'channel', isDone: false, to: setup },
  { name: 'code', isDone: false },
  { name: 'hours', isDone: false },
  { name: 'teammate', isDone: false, to: { name: 'account', section: 'users' } },
];

const meta = preview.meta({
  title: 'Screens/Getting started',
  component: GettingStarted,
  decorators: [withLinks],
  parameters: { layout: 'padded' },
  args: { steps: ready(begun), onDismiss: fn() },
});

export const Begun = meta.story({
  tags: ['looks'],
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('1 of 5 done')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Choose channel' })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Dismiss' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
});

/** On wide pages, with what visitors will see. */
export const WithPreview = meta.story({
  args: { look: makeParsedWidget() },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('group', { name: 'What visitors will see' })).toBeVisible();
  },
});

export const NotBegun = meta.story({
  args: {
    steps: ready(begun.map((step) => (step.name === 'teammate' ? step : { ...step, isDone: false, to: undefined }))),
  },
});

export const AlmostDone = meta.story({
  args: {
    steps: ready(
      begun.map((step) => ({
        ...step,
        isDone: step.name !== 'code',
        to: { ...setup, name: 'settings', tab: 'install' },
      })),
    ),
  },
});

/** The plan doesn't have operating hours. */
export const NeedsUpgrade = meta.story({
  args: {
    steps: ready(
      begun.map((step) =>
        step.name === 'hours' ? { ...step, needsUpgrade: true, to: { name: 'upgrade' as const } } : step,
      ),
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 of 4 done')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See plans' })).toBeVisible();
  },
});

export const Loading = meta.story({ args: { steps: loading } });
