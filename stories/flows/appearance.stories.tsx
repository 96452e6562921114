import { useAppearanceTab } from 'chatdeck/hooks';
import type { Id } from 'chatdeck/model';
import { AppearanceTab } from 'chatdeck/settings/appearance';
import { handlers, type Faults } from 'chatdeck/testing';
import { expect, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview';
import { countClicks } from './count-clicks';
import { overService } from './over-service';

/** The hook plugged into the screen. */
function AppearanceFlow({ widgetId }: { widgetId: Id }) {
  return <AppearanceTab {...useAppearanceTab(widgetId)} />;
}

const meta = preview.meta({
  title: 'Flows/Appearance',
  component: AppearanceFlow,
  decorators: [overService('admin-token')],
  args: { widgetId: 11 },
  tags: ['!autodocs'],
});

const patience = { timeout: 10_000 };

/** A text of each section with words, and what the preview shows of it. */
const edits = [
  ['Online mode', 'Title', 'Welcome'],
  ['Offline mode', 'Greeting', 'Offline form'],
  ['Chat End', 'Menu link', 'Menu'],
  ['Screenshots', 'Question', 'Screenshot'],
  ['Info prompt', 'Info prompt greeting', 'Info prompt'],
  ['Generic button labels', 'Yes button', 'Confirmation'],
] as const;

export const EachSectionOnItsOwn = meta.story({
  beforeEach({ msw }) {
    msw.use(...handlers());
  },
  play: async ({ canvas, userEvent, step }) => {
    await canvas.findByRole('textbox', { name: 'Title' }, patience);
    for (const [section, field, state] of edits) {
      await step(section, async () => {
        const region = canvas.getByRole('region', { name: section });
        const control = within(region).getByRole('textbox', { name: field });
        await userEvent.clear(control);
        await userEvent.type(control, `New ${field}`);
        const name = `Preview of the widget: ${state}`;
        await waitFor(
          () => within(canvas.getByRole('group', { name, hidden: true })).getByText(`New ${field}`),
          patience,
        );
        await userEvent.click(within(region).getByRole('button', { name: 'Save Changes' }));
        await within(region).findByRole('button', { name: 'Saved' }, patience);
        await expect(control).toHaveValue(`New ${field}`);
      });
    }
    await step('Privacy', async () => {
      const region = canvas.getByRole('region', { name: 'Privacy' });
      await userEvent.click(within(region).getByRole('switch', { name: 'Require acceptance before a chat' }));
      await within(region).findByText('Must be at least three characters for Acceptance text to be displayed.');
      await userEvent.click(within(region).getByRole('button', { name: 'Save Changes' }));
      const text = within(region).getByRole('textbox', { name: 'Acceptance text' });
      await waitFor(() => expect(text).toHaveFocus());
      await userEvent.type(text, 'I agree');
      await userEvent.click(within(region).getByRole('button', { name: 'Save Changes' }));
      await within(region).findByRole('button', { name: 'Saved' }, patience);
    });
    await step('Alignment', async () => {
      const region = canvas.getByRole('region', { name: 'Alignment' });
      await userEvent.click(within(region).getByRole('radio', { name: 'Bottom left' }));
      await userEvent.click(await within(region).findByRole('button', { name: 'Save Changes' }));
      await within(region).findByRole('button', { name: 'Saved' }, patience);
    });
  },
});

const faults: Faults = {};

/** A failure is said, and loses nothing. */
export const FailAndTryAgain = meta.story({
  beforeEach({ msw }) {
    faults.updateConfig = { status: 500, body: { Message: 'The database is being moved' } };
    msw.use(...handlers({ faults }));
  },
  play: async ({ canvas, userEvent }) => {
    const title = await canvas.findByRole('textbox', { name: 'Title' }, patience);
    await userEvent.type(title, ' today');
    await userEvent.click(
      within(canvas.getByRole('region', { name: 'Online mode' })).getByRole('button', { name: 'Save Changes' }),
    );
    await canvas.findByText('The database is being moved', undefined, patience);
    await expect(title).toHaveValue('Chat with us today');
    faults.updateConfig = undefined;
    await userEvent.click(
      within(canvas.getByRole('region', { name: 'Online mode' })).getByRole('button', { name: 'Save Changes' }),
    );
    await canvas.findByRole('button', { name: 'Saved' }, patience);
  },
});

/** Colors, texts of two sections, and the side of the page took four saves before; now one click saves them all. */
export const RestyleWithOneSave = meta.story({
  beforeEach({ msw }) {
    msw.use(...handlers());
  },
  play: async ({ canvas, userEvent }) => {
    const title = await canvas.findByRole('textbox', { name: 'Title' }, patience);
    const effort = countClicks();
    await userEvent.tripleClick(await canvas.findByRole('textbox', { name: 'Title color' }, patience));
    await userEvent.keyboard('#0f766e');
    await userEvent.clear(title);
    await userEvent.type(title, 'Ask a human');
    const greeting = await canvas.findByRole('textbox', { name: 'Greeting' }, patience);
    await userEvent.clear(greeting);
    await userEvent.type(greeting, 'Back on Monday');
    await userEvent.click(canvas.getByRole('radio', { name: 'Bottom left' }));
    const before = effort.clicks();
    await userEvent.click(await canvas.findByRole('button', { name: 'Save all' }, patience));
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Save all' })).toBeNull(), patience);
    await expect(effort.clicks() - before).toBe(1);
    await expect(canvas.getByRole('textbox', { name: 'Title' })).toHaveValue('Ask a human');
  },
});
