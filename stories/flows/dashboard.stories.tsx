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
    await expect(await canvas.findAllByRole('img', { name: /Chats per day/ })).not.toHaveLength(0);
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
    await expect(await canvas.findAllByRole('img', { name: /Chats per day/ })).not.toHaveLength(0);
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

export const DeletesAnUnfinishedWidget = meta.story({
  beforeEach({ msw }) {
    msw.use(...handlers());
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByRole('link', { name: /website/ }, patience);
    const [first] = await canvas.findAllByRole('button', { name: 'Delete' }, patience);
    if (!first) throw new Error('There is nothing to delete.');
    await userEvent.click(first);
    const page = within(document.body);
    await userEvent.click(await page.findByRole('button', { name: 'Delete widget' }, patience));
    await waitFor(() => expect(page.queryByRole('alertdialog')).toBeNull(), patience);
    await waitFor(() => expect(unfinishedCards(canvasElement)).toHaveLength(1), patience);
  },
});

function unfinishedCards(canvasElement: HTMLElement) {
  return canvasElement.querySelectorAll('[data-chatdeck="widget-card"][data-state="unfinished"] a');
}
