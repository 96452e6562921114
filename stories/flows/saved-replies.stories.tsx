import { useSavedRepliesTab } from 'chatdeck/hooks';
import type { Id } from 'chatdeck/model';
import { SavedRepliesTab } from 'chatdeck/settings/saved-replies';
import { handlers, type Faults } from 'chatdeck/testing';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview';
import { overService } from './over-service';

/** The hook plugged into the screen. */
function SavedRepliesFlow({ widgetId }: { widgetId: Id }) {
  return <SavedRepliesTab {...useSavedRepliesTab(widgetId)} />;
}

const meta = preview.meta({
  title: 'Flows/Saved replies',
  component: SavedRepliesFlow,
  decorators: [overService('admin-token')],
  args: { widgetId: 11 },
  tags: ['!autodocs'],
});

const patience = { timeout: 10_000 };
const faults: Faults = {};

/** Creates one, after a refusal that loses nothing and a form that was closed on the way, and deletes it. */
export const CreateFailAndDelete = meta.story({
  beforeEach({ msw }) {
    faults.saveSavedReply = { status: 400, body: { Message: 'Not today' } };
    msw.use(...handlers({ faults }));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Create new reply' }, patience));
    const form = await screen.findByRole('dialog', { name: 'Create New Saved Reply' }, patience);
    await userEvent.type(within(form).getByRole('textbox', { name: 'Label' }), 'Returns');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), patience);

    await userEvent.click(await canvas.findByRole('button', { name: 'Edit: Returns' }, patience));
    const again = await screen.findByRole('dialog', { name: 'Create New Saved Reply' }, patience);
    await userEvent.type(within(again).getByRole('textbox', { name: 'Response' }), 'Within 30 days.');
    await userEvent.type(within(again).getByRole('textbox', { name: 'Trigger phrases' }), 'return,send back');
    await userEvent.click(within(again).getByRole('button', { name: 'Save Changes' }));
    await within(again).findByText('Not today', undefined, patience);

    faults.saveSavedReply = undefined;
    await waitFor(
      () =>
        expect(within(again).getByRole('button', { name: 'Save Changes' })).toHaveAttribute('aria-disabled', 'false'),
      patience,
    );
    await userEvent.click(within(again).getByRole('button', { name: 'Save Changes' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), patience);
    await canvas.findByText('send back', undefined, patience);

    await userEvent.click(await canvas.findByRole('button', { name: 'Delete: Returns' }, patience));
    const question = await screen.findByRole('alertdialog', undefined, patience);
    await userEvent.click(within(question).getByRole('button', { name: 'Delete reply' }));
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Edit: Returns' })).toBeNull(), patience);
  },
});
