import { useTriggersTab } from 'chatdeck/hooks';
import type { Id } from 'chatdeck/model';
import { TriggersTab } from 'chatdeck/settings/triggers';
import { handlers, type Faults } from 'chatdeck/testing';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview';
import { overService } from './over-service';

/** The hook plugged into the screen. */
function TriggersFlow({ widgetId }: { widgetId: Id }) {
  return <TriggersTab {...useTriggersTab(widgetId)} />;
}

const meta = preview.meta({
  title: 'Flows/Triggers',
  component: TriggersFlow,
  decorators: [overService('admin-token')],
  args: { widgetId: 11 },
  tags: ['!autodocs'],
});

const patience = { timeout: 10_000 };
const faults: Faults = {};

/** The first trigger, saved; a second as a draft that outlives the deletion of the first, which fails once. */
export const CreateAndDelete = meta.story({
  beforeEach({ msw }) {
    faults.updateConfig = undefined;
    msw.use(...handlers({ faults }));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add new trigger' }, patience));
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Message' }, patience), 'Hello');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Pages' }), '/pricing');
    await userEvent.click(canvas.getByRole('button', { name: 'Save Changes' }));
    await canvas.findByRole('button', { name: 'Saved' }, patience);
    await waitFor(() => expect(canvas.queryByText('Not saved yet')).toBeNull(), patience);

    await userEvent.click(canvas.getByRole('button', { name: 'More actions for Hello' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Duplicate' }, patience));
    await waitFor(
      () => expect(canvas.getAllByRole('button', { name: 'More actions for Hello' })).toHaveLength(2),
      patience,
    );

    faults.updateConfig = { status: 500, body: { Message: 'The database is being moved' } };
    await userEvent.click(canvas.getAllByRole('button', { name: 'More actions for Hello' })[0] as HTMLElement);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }, patience));
    const dialog = await screen.findByRole('alertdialog', undefined, patience);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete trigger' }));
    await within(dialog).findByText('The database is being moved', undefined, patience);
    faults.updateConfig = undefined;
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete trigger' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull(), patience);
    await waitFor(
      () => expect(canvas.getAllByRole('button', { name: 'More actions for Hello' })).toHaveLength(1),
      patience,
    );
    await expect(canvas.getByText('Not saved yet')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Save Changes' })).toBeVisible();
  },
});
