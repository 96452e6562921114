import { useDashboard } from 'chatdeck/hooks';
import { Dashboard } from 'chatdeck/screens/dashboard';
import { handlers, type Faults } from 'chatdeck/testing';
import { expect, waitFor, within } from 'storybook/test';
import { useState } from 'react';
import preview from '../../.storybook/preview';
import { withLinks } from '../with-links';
import { overService } from './over-service';

/** The hook plugged into the screen, in a host that says where it would go. */
function DashboardFlow() {
  const [place, setPlace] = useState('');
  const dashboard = useDashboard({
    onAdded: (widgetId) => setPlace(`Setup of ${widgetId}`),
    onChannelLimit: () => setPlace('Upgrade to add more channels'),
  });
  return (
    <>
      <Dashboard {...dashboard} />
      <p>{place}</p>
    </>
  );
}

const patience = { timeout: 10_000 };

const meta = preview.meta({
  title: 'Flows/Dashboard',
  component: DashboardFlow,
  decorators: [withLinks, overService('admin-token')],
  tags: ['!autodocs'],
});

export const CardsThenCounts = meta.story({
  beforeEach({ msw }) {
    msw.use(...handlers());
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: /website/ });
    await expect(await canvas.findAllByRole('slider', { name: /Chats per day/ })).not.toHaveLength(0);
  },
});

/** The table sorts across workspaces, with most chats first. */
export const ShowsATable = meta.story({
  beforeEach({ msw }) {
    msw.use(...handlers());
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Table' }, patience));
    await userEvent.click(await canvas.findByRole('button', { name: 'Today' }, patience));
    const header = canvas.getByRole('columnheader', { name: 'Today' });
    await waitFor(() => expect(header).toHaveAttribute('aria-sort', 'descending'), patience);
    const link = within(canvas.getAllByRole('rowheader')[0] ?? header).getByRole('link');
    link.focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getAllByRole('rowheader')[1]).toContainElement(document.activeElement as HTMLElement);
  },
});

/** A trial that began today: each step leads on, and the steps can be put away. */
export const GetsStarted = meta.story({
  beforeEach({ msw }) {
    msw.use(...handlers({ scenario: 'freshTrial' }));
  },
  play: async ({ canvas, userEvent }) => {
    const steps = within(await canvas.findByRole('region', { name: 'Get started' }, patience));
    await steps.findByText(/^\d of \d done$/, undefined, patience);
    await userEvent.click(steps.getByRole('button', { name: 'Dismiss' }));
    await waitFor(() => expect(canvas.queryByRole('region', { name: 'Get started' })).toBeNull());
  },
});

const faults: Faults = {};

export const CountsFailAndComeBack = meta.story({
  beforeEach({ msw }) {
    faults.currentWidgets = { status: 500 };
    msw.use(...handlers({ faults }));
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('link', { name: /website/ });
    await canvas.findByRole('alert');
    faults.currentWidgets = undefined;
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect(await canvas.findAllByRole('slider', { name: /Chats per day/ })).not.toHaveLength(0);
  },
});

export const AddsAChannel = meta.story({
  beforeEach({ msw }) {
    msw.use(...handlers());
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add a channel to a new Slack Team' }, patience));
    await canvas.findByText(/^Setup of \d+/, undefined, patience);
    await waitFor(() => expect(unfinishedCards(canvasElement)).toHaveLength(3), patience);
  },
});

export const NoRoomForAnother = meta.story({
  beforeEach({ msw }) {
    msw.use(...handlers({ scenario: 'overQuota' }));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Add channel', description: 'acme-support' }, patience),
    );
    await canvas.findByText('Upgrade to add more channels', undefined, patience);
  },
});

export const DeletesAndUndoes = meta.story({
  beforeEach({ msw }) {
    msw.use(...handlers());
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByRole('link', { name: /website/ }, patience);
    const [first] = await canvas.findAllByRole('button', { name: 'Delete' }, patience);
    if (!first) throw new Error('There is nothing to delete.');
    await userEvent.click(first);
    const page = within(document.body);
    const dialog = within(await page.findByRole('alertdialog', undefined, patience));
    const name = /“(.+)”/.exec(dialog.getByText(/to confirm/).textContent)?.[1] ?? '';
    await userEvent.type(dialog.getByRole('textbox'), name);
    await userEvent.click(dialog.getByRole('button', { name: 'Delete widget' }));
    await waitFor(() => expect(unfinishedCards(canvasElement)).toHaveLength(1), patience);
    const undo = await page.findByRole('button', { name: 'Undo' }, patience);
    await waitFor(() => expect(undo).toHaveFocus(), patience);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(unfinishedCards(canvasElement)).toHaveLength(2), patience);
    await waitFor(() => expect(page.queryByRole('button', { name: 'Undo' })).toBeNull(), patience);
  },
});

/** Nothing is left of it after ten seconds and the reload. */
export const DeletesAWidget = meta.story({
  beforeEach({ msw }) {
    msw.use(...handlers());
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'More actions for website' }, patience));
    const page = within(document.body);
    await userEvent.click(await page.findByRole('menuitem', { name: 'Delete' }, patience));
    const dialog = within(await page.findByRole('alertdialog', { name: 'Delete the widget #website?' }, patience));
    await dialog.findByText(/^\d+ saved repl/, undefined, patience);
    await userEvent.type(dialog.getByRole('textbox'), 'website');
    await userEvent.click(dialog.getByRole('button', { name: 'Delete widget' }));
    await waitFor(() => expect(canvas.queryByRole('link', { name: /website/ })).toBeNull(), patience);
    await page.findByText('Deleted #website.', undefined, { timeout: 20_000 });
    await expect(canvas.queryByRole('link', { name: /website/ })).toBeNull();
  },
});

function unfinishedCards(canvasElement: HTMLElement) {
  return canvasElement.querySelectorAll('[data-chatdeck="widget-card"][data-state="unfinished"] a');
}
