import { createClient } from 'chatdeck/client';
import { ChatdeckProvider, useDashboard } from 'chatdeck/hooks';
import { Dashboard } from 'chatdeck/screens/dashboard';
import { handlers, type Faults } from 'chatdeck/testing';
import { useState } from 'react';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview';
import { withLinks } from '../with-links';

function Screen() {
  return <Dashboard {...useDashboard()} />;
}

/** The hook plugged into the screen, over the service in memory. */
function DashboardFlow() {
  const [client] = useState(() => {
    return createClient({ baseUrl: location.origin, session: { id: 'flow', getToken: () => 'admin-token' } });
  });
  return (
    <ChatdeckProvider client={client} draftStorage={null}>
      <Screen />
    </ChatdeckProvider>
  );
}

const meta = preview.meta({ component: DashboardFlow, decorators: [withLinks], tags: ['!autodocs'] });

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
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findAllByRole('img', { name: /Chats a day/ })).not.toHaveLength(0);
  },
});
