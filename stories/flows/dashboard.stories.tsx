import { useDashboard } from 'chatdeck/hooks';
import { Dashboard } from 'chatdeck/screens/dashboard';
import { handlers, type Faults } from 'chatdeck/testing';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview';
import { withLinks } from '../with-links';
import { overService } from './over-service';

/** The hook plugged into the screen. */
function DashboardFlow() {
  return <Dashboard {...useDashboard()} />;
}

const meta = preview.meta({
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
    await expect(await canvas.findAllByRole('img', { name: /Chats a day/ })).not.toHaveLength(0);
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
    await expect(await canvas.findAllByRole('img', { name: /Chats a day/ })).not.toHaveLength(0);
  },
});
