import { useDashboard } from 'chatdeck/hooks';
import { Dashboard } from 'chatdeck/screens/dashboard';
import { handlers } from 'chatdeck/testing';
import { expect } from 'storybook/test';
import { setNetwork } from '../../.storybook/network';
import preview from '../../.storybook/preview';
import { withLinks } from '../with-links';
import { overService } from './over-service';

/** What the network of the toolbar does to a flow, and how a person gets on from there. */
function DashboardFlow() {
  return <Dashboard {...useDashboard()} />;
}

const meta = preview.meta({
  title: 'Flows/Network',
  component: DashboardFlow,
  decorators: [withLinks, overService('admin-token')],
  tags: ['!autodocs'],
});

export const Offline = meta.story({
  globals: { network: 'offline' },
  beforeEach({ msw }) {
    msw.use(...handlers());
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('alert');
    await expect(canvas.queryByRole('link', { name: /website/ })).toBeNull();
    setNetwork('normal');
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await canvas.findByRole('link', { name: /website/ });
  },
});

export const Slow = meta.story({
  globals: { network: 'slow' },
  beforeEach({ msw }) {
    // A second list of handlers makes no call twice as slow, and a handler that fails has its own way.
    msw.use(...handlers());
    msw.use(...handlers({ faults: { currentWidgets: { status: 500 } } }));
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: /website/ });
    const began = performance.now();
    const answer = await fetch('/v1/users/current', { headers: { Authorization: 'Bearer admin-token' } });
    await expect(answer.ok).toBe(true);
    await expect(performance.now() - began).toBeGreaterThan(390);
    setNetwork('failing');
    await expect((await fetch('/v1/users/current')).status).toBe(503);
  },
});
