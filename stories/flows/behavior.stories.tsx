import { createClient } from 'chatdeck/client';
import { ChatdeckProvider, useBehaviorTab } from 'chatdeck/hooks';
import type { Id } from 'chatdeck/model';
import { BehaviorTab } from 'chatdeck/settings/behavior';
import { handlers, type Faults } from 'chatdeck/testing';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview';

function Tab({ widgetId }: { widgetId: Id }) {
  return <BehaviorTab {...useBehaviorTab(widgetId)} />;
}

/** The hook plugged into the screen, over the service in memory. */
function BehaviorFlow({ widgetId }: { widgetId: Id }) {
  const [client] = useState(() => {
    return createClient({ baseUrl: location.origin, session: { id: 'flow', getToken: () => 'admin-token' } });
  });
  return (
    <ChatdeckProvider client={client} draftStorage={null}>
      <Tab widgetId={widgetId} />
    </ChatdeckProvider>
  );
}

const meta = preview.meta({ component: BehaviorFlow, args: { widgetId: 11 }, tags: ['!autodocs'] });

const messageLabel = 'Send offline messages to this e-mail address';

export const EditAndSave = meta.story({
  beforeEach({ msw }) {
    msw.use(...handlers());
  },
  play: async ({ canvas, userEvent }) => {
    const address = await canvas.findByRole('textbox', { name: messageLabel });
    await userEvent.clear(address);
    await userEvent.type(address, 'desk@acme.test');
    await userEvent.click(canvas.getByRole('button', { name: 'Save Changes' }));
    await canvas.findByRole('button', { name: 'Saving...' });
    await canvas.findByRole('button', { name: 'Saved' }, { timeout: 5000 });
    await expect(address).toHaveValue('desk@acme.test');
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Saved' })).toBeNull(), { timeout: 5000 });
  },
});

const faults: Faults = {};

export const FailAndTryAgain = meta.story({
  beforeEach({ msw }) {
    faults.updateConfig = { status: 500, body: { Message: 'The database is being moved' } };
    msw.use(...handlers({ faults }));
  },
  play: async ({ canvas, userEvent }) => {
    const address = await canvas.findByRole('textbox', { name: messageLabel });
    await userEvent.clear(address);
    await userEvent.type(address, 'desk@acme.test');
    await userEvent.click(canvas.getByRole('button', { name: 'Save Changes' }));
    await canvas.findByText('The database is being moved');
    await expect(address).toHaveValue('desk@acme.test');
    faults.updateConfig = undefined;
    await userEvent.click(canvas.getByRole('button', { name: 'Save Changes' }));
    await canvas.findByRole('button', { name: 'Saved' }, { timeout: 5000 });
  },
});

export const SwitchOffAndOn = meta.story({
  beforeEach({ msw }) {
    msw.use(...handlers());
  },
  play: async ({ canvas, userEvent }) => {
    const power = await canvas.findByRole('switch', { name: /Widget/ });
    await userEvent.click(power);
    await waitFor(() => expect(power).not.toBeChecked());
    // A press while the change is on its way does nothing.
    await waitFor(() => expect(power).toHaveAttribute('aria-disabled', 'false'));
    await userEvent.click(power);
    await waitFor(() => expect(power).toBeChecked());
  },
});
