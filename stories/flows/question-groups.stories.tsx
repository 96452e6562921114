import { useQuestionGroupsTab } from 'chatdeck/hooks';
import type { Id } from 'chatdeck/model';
import { QuestionGroupsTab } from 'chatdeck/settings/question-groups';
import { handlers, type Faults } from 'chatdeck/testing';
import { expect, screen, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview';
import { overService } from './over-service';

/** The hook plugged into the screen. */
function QuestionGroupsFlow({ widgetId }: { widgetId: Id }) {
  return <QuestionGroupsTab {...useQuestionGroupsTab(widgetId)} />;
}

const meta = preview.meta({
  title: 'Flows/Question groups',
  component: QuestionGroupsFlow,
  decorators: [overService('admin-token')],
  args: { widgetId: 11 },
  tags: ['!autodocs'],
});

const patience = { timeout: 10_000 };
const faults: Faults = {};

/** A group is added, says its errors on the first try, is saved, and is deleted for all widgets. */
export const AddSaveDelete = meta.story({
  beforeEach({ msw }) {
    msw.use(...handlers());
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add a question group' }, patience));
    const label = await canvas.findByRole('textbox', { name: 'Label' });
    await waitFor(() => expect(label).toHaveFocus(), patience);
    await expect(canvas.queryByText('Required.')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Save Changes' }));
    await expect(await canvas.findByText('Error: check for errors above.')).toBeVisible();
    await waitFor(() => expect(label).toHaveFocus());

    await userEvent.type(label, 'Returns');
    for (const [name, words] of Object.entries({
      'Question 1': 'Return it?',
      'Answer 1.1': 'Yes',
      'Answer 1.2': 'No',
    })) {
      await userEvent.type(await canvas.findByRole('textbox', { name: `${name}: text` }, patience), words);
    }
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Answer 1.1: action' }), 'form');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Answer 1.2: action' }), 'customResponse');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Answer 1.2: reply' }), 'Fine.');
    await userEvent.click(canvas.getByRole('button', { name: 'Save Changes' }));
    await canvas.findByRole('button', { name: 'Saved' }, patience);

    await userEvent.click(canvas.getByRole('button', { name: 'Actions for this group' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete group' }));
    await expect(await screen.findByText(/will delete across all widgets/)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Delete group' }));
    await waitFor(() => expect(canvas.queryByRole('button', { name: /^Returns/ })).toBeNull(), patience);
    await waitFor(() => expect(canvas.getByRole('button', { current: true })).toHaveFocus(), patience);
  },
});

/** A save that fails says so in the words of the specification, keeps everything, and works on the next try. */
export const FailAndTryAgain = meta.story({
  beforeEach({ msw }) {
    faults.saveQuestionGroup = { status: 500, body: { Message: 'The database is being moved' } };
    msw.use(...handlers({ faults }));
  },
  play: async ({ canvas, userEvent }) => {
    const label = await canvas.findByRole('textbox', { name: 'Label' }, patience);
    await userEvent.type(label, ' and more');
    await userEvent.click(canvas.getByRole('button', { name: 'Save Changes' }));
    const alert = await canvas.findByRole('alert', undefined, patience);
    await expect(alert).toHaveTextContent('There was a problem updating this question group.');
    await expect(alert).toHaveTextContent('The database is being moved');
    await expect(label).toHaveValue('First questions and more');
    faults.saveQuestionGroup = undefined;
    await userEvent.click(canvas.getByRole('button', { name: 'Save Changes' }));
    await canvas.findByRole('button', { name: 'Saved' }, patience);
  },
});
