import { useIntegrationsTab } from 'chatdeck/hooks';
import type { Id } from 'chatdeck/model';
import { IntegrationsTab } from 'chatdeck/settings/integrations';
import { handlers } from 'chatdeck/testing';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview';
import { overService } from './over-service';

/** The hook plugged into the screen. */
function IntegrationsFlow({ widgetId }: { widgetId: Id }) {
  return <IntegrationsTab {...useIntegrationsTab(widgetId)} />;
}

const meta = preview.meta({
  title: 'Flows/Integrations',
  component: IntegrationsFlow,
  decorators: [overService('admin-token')],
  args: { widgetId: 11 },
  tags: ['!autodocs'],
});

const patience = { timeout: 10_000 };

export const RemoveUndoAndAdd = meta.story({
  beforeEach({ msw }) {
    msw.use(...handlers());
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Connected', undefined, patience);
    await userEvent.click(canvas.getByRole('button', { name: 'configure Slack' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Configure Bots and Users' }, patience));
    await userEvent.click(await dialog.findByRole('button', { name: 'Remove statusbot' }, patience));
    const undo = await dialog.findByRole('button', { name: 'Undo' }, patience);
    await waitFor(() => expect(dialog.getByRole('region', { name: 'Added' })).toHaveFocus(), patience);
    await userEvent.click(undo);
    await dialog.findByRole('button', { name: 'Remove statusbot' }, patience);
    await userEvent.click(await dialog.findByRole('button', { name: 'Add faq-helper' }, patience));
    await dialog.findByRole('button', { name: 'Remove faq-helper' }, patience);
    await userEvent.click(dialog.getByRole('button', { name: 'Done' }));
    await canvas.findByText('2 bots and users added', undefined, patience);
  },
});
