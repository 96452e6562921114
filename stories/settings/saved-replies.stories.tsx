import { SavedRepliesTab, SavedRepliesTabLoading } from 'chatdeck';
import { blankReply, deletionSteps, makeProblem, startedReplies, type SavedReplyFields } from 'chatdeck/model';
import {
  failed,
  loading,
  makeOpenReply,
  makeReplyRow,
  makeSavedRepliesProps,
  ready,
  type EditorOverrides,
} from 'chatdeck/testing';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview';
import { laptop, phone, withLinks } from '../with-links';
import { widgetTop } from './widget-top';

const patience = { timeout: 10_000 };

/** As a plain object, which the story's props take. */
const replies = (...list: Parameters<typeof makeSavedRepliesProps>) => ({ ...makeSavedRepliesProps(...list) });

const meta = preview.meta({
  title: 'Settings/Saved replies',
  component: SavedRepliesTab,
  decorators: [withLinks],
  parameters: { layout: 'padded' },
  args: {
    ...replies(),
    ...widgetTop,
  },
});

export const Ready = meta.story({ tags: ['looks'] });

export const Loading = meta.story({ args: { replies: loading } });

export const Placeholder = meta.story({ render: () => <SavedRepliesTabLoading /> });

export const Failed = meta.story({ args: { replies: failed() } });

export const Empty = meta.story({
  args: { ...replies([]), onAdd: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add your first saved reply' }));
    await expect(args.onAdd).toHaveBeenCalledOnce();
  },
});

export const PlanWithoutFeature = meta.story({
  args: { replies: { status: 'planRequired', feature: 'savedReplies' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Upgrade your plan' })).toHaveAttribute('href', '#/account');
    await expect(canvas.queryByRole('button', { name: 'Add your first saved reply' })).toBeNull();
  },
});

export const SetupRequired = meta.story({ args: { replies: { status: 'setupRequired' } } });

/** Unsaved replies come first; long and hostile texts break no line. */
export const DraftsAndLongContent = meta.story({
  args: replies([
    makeReplyRow({ label: '', response: 'Half a reply' }, { uid: 'new:1', status: 'new', hasDraft: true }),
    makeReplyRow({ label: 'Lost' }, { uid: '9', status: 'deletedElsewhere', hasDraft: true }),
    makeReplyRow({}, { hasDraft: true }),
    makeReplyRow({ label: 'Hours' }, { uid: '502', hasDraft: true, saving: 'failed' }),
    makeReplyRow(
      {
        label: `<img src=x onerror=alert(1)> ${'Wholesale'.repeat(12)}`,
        triggerPhrases: `${'wholesale'.repeat(12)}, bulk, pallets, dealers, resellers`,
        shortcut: 'wholesale'.repeat(6),
        response: 'مرحبا. '.repeat(60),
      },
      { uid: '503' },
    ),
  ]),
});

export const Creating = meta.story({
  args: replies([], makeOpenReply()),
  play: async ({ userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Create New Saved Reply' }, patience);
    const label = within(dialog).getByRole('textbox', { name: 'Label' });
    await waitFor(() => expect(label).toHaveFocus(), patience);
    await expect(within(dialog).queryByText('Enter a label.')).toBeNull();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save Changes' }));
    await within(dialog).findByText('Enter a label.', undefined, patience);
    await waitFor(() => expect(label).toHaveFocus(), patience);
  },
});

type ReplyEditor = EditorOverrides<SavedReplyFields, 'reply'>;
const edited = { label: 'Alaska', triggerPhrases: 'alaska, hours, opening hours today', shortcut: 'two words' };

const patched = { ...makeReplyRow().value, response: 'Within ten days.' };
const opened = (value: Partial<SavedReplyFields>, editor: ReplyEditor = {}) =>
  replies(
    undefined,
    makeOpenReply(value, { uid: '501', status: 'saved', editor: { saved: makeReplyRow().value, ...editor } }),
  );
const changed = (status: 'dirty' | 'saving') => opened(patched, { sections: { reply: { status } } });

export const Dirty = meta.story({ args: changed('dirty') });

export const Saving = meta.story({ args: changed('saving') });

export const Saved = meta.story({ args: { outcome: { kind: 'saved', label: 'Store hours' } } });

/** Someone else has changed the response as well. */
export const Conflict = meta.story({
  args: opened(patched, {
    conflicts: { response: { mine: patched.response, theirs: 'Within two weeks.' } },
    sections: { reply: { status: 'dirty' } },
  }),
});

/** What a reply needs is missing, and its shortcut is two words. */
export const Invalid = meta.story({
  args: opened(
    { label: '', triggerPhrases: 'ship', shortcut: 'two words', response: ' ' },
    { sections: { reply: { status: 'dirty' } } },
  ),
  play: async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Saved Reply' }, patience));
    await userEvent.click(dialog.getByRole('button', { name: 'Save Changes' }));
    await waitFor(() => expect(dialog.getByRole('textbox', { name: 'Label' })).toHaveFocus(), patience);
    for (const name of ['Label', 'Response', 'Shortcut']) {
      await expect(dialog.getByRole('textbox', { name })).toHaveAttribute('aria-invalid', 'true');
    }
  },
});

/** Invalid, conflicting, and rejected together: nothing is lost. */
export const Editing = meta.story({
  args: replies(
    undefined,
    makeOpenReply(
      { ...edited, autoSend: true, response: 'Within ten days.' },
      {
        uid: '501',
        status: 'saved',
        editor: {
          saved: { ...blankReply, label: 'Shipping to Alaska' },
          errors: { shortcut: 'invalidCharacters' },
          conflicts: { response: { mine: 'Within ten days.', theirs: 'Within two weeks.' } },
          sections: { reply: { status: 'failed', problem: makeProblem('offline') } },
        },
      },
    ),
  ),
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Edit Saved Reply' }, patience);
    await within(dialog).findByText('Use one word without spaces.', undefined, patience);
    await within(dialog).findByText('Changed elsewhere: Within two weeks.', undefined, patience);
  },
});

export const AsksBeforeDeleting = meta.story({
  globals: laptop,
  args: { deletion: { status: 'failed', problem: makeProblem('server') }, onDelete: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete: Store hours' }));
    const dialog = await screen.findByRole('alertdialog', undefined, patience);
    await expect(dialog).toHaveTextContent('Are you sure you want to delete this saved reply?');
    await expect(within(dialog).queryByRole('alert')).toBeNull();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete reply' }));
    await expect(args.onDelete).toHaveBeenCalledWith('502');
    await within(dialog).findByRole('alert', undefined, patience);
  },
});

const many = Array.from({ length: 64 }, (_, index) =>
  makeReplyRow({ label: `Reply ${index + 1}`, triggerPhrases: `topic ${index + 1}` }, { uid: String(index + 1) }),
);

export const ManyReplies = meta.story({
  args: replies(many),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Showing 1 to 20 of 64 results', undefined, patience);
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Sort by' }), 'newest');
    await canvas.findByText('Reply 64', undefined, patience);
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Find a reply' }), 'topic 33');
    await canvas.findByText('Reply 33', undefined, patience);
    await expect(canvas.queryByText('Reply 64')).toBeNull();
  },
});

export const TryAMessage = meta.story({
  args: {
    ...replies([
      makeReplyRow({ triggerPhrases: 'ship, alaska', autoSend: true }),
      makeReplyRow({ label: 'Delivery', triggerPhrases: 'do you ship', autoSend: true }, { uid: '502' }),
      makeReplyRow({ label: 'Thank you', triggerPhrases: 'ship' }, { uid: '503' }),
    ]),
    outcome: { kind: 'saved', label: 'Delivery' },
  },
  play: async ({ canvas, userEvent }) => {
    const message = await canvas.findByRole('textbox', { name: 'A visitor’s message' }, patience);
    await userEvent.type(message, 'Do you ship to Alaska?');
    await canvas.findByText('Sent automatically because of “ship” and “alaska”', undefined, patience);
    await canvas.findByText('Offered to your team because of “ship”', undefined, patience);
    await canvas.findByText('The visitor gets 2 replies at the same time.', undefined, patience);
    await canvas.findByText(/“do you ship” \(Delivery\) also triggers/, undefined, patience);
  },
});

/** Replies can be searched, opened and tried, and nothing of them changed. */
export const ReadOnly = meta.story({
  globals: laptop,
  args: {
    ...replies(
      [makeReplyRow({}, { hasDraft: true }), makeReplyRow({ label: 'Store hours' }, { uid: '502' })],
      makeOpenReply(makeReplyRow().value, { uid: '501', status: 'saved' }),
    ),
    readOnly: true,
  },
  play: async ({ canvas, userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Saved Reply' }, patience));
    await expect(dialog.getByRole('textbox', { name: 'Response' })).toHaveAttribute('readonly');
    await expect(dialog.queryByRole('button', { name: 'Save Changes' })).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await expect(canvas.getByText('Unsaved changes')).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'View: Store hours', hidden: true })).toBeInTheDocument();
    for (const name of ['Create new reply', /^Duplicate/, /^Discard/, /^Delete/]) {
      await expect(canvas.queryByRole('button', { name, hidden: true })).toBeNull();
    }
  },
});

export const Stale = meta.story({
  globals: phone,
  args: {
    replies: ready(
      { rows: [makeReplyRow()], unreadable: 1, areGroupsUnknown: true },
      { problem: makeProblem('offline') },
    ),
  },
});

/** Some replies are selected, by pointer and by the keys of the list. */
export const Selected = meta.story({
  globals: laptop,
  args: { onJobStart: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Shipping to Alaska' }));
    await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}');
    await canvas.findByText('2 of 3 selected', { selector: 'label span' }, patience);
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete' }, patience));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete 2 replies?' }, patience));
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await expect(args.onJobStart).not.toHaveBeenCalled();
  },
});

export const SelectedOnAPhone = meta.story({
  globals: phone,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Store hours' }));
    await canvas.findByRole('button', { name: 'Actions' }, patience);
  },
});

const deletion = startedReplies(
  'delete',
  deletionSteps(11, [
    makeReplyRow(),
    makeReplyRow({ label: 'Store hours' }, { uid: '502' }),
    makeReplyRow({ label: 'Thank you' }, { uid: '503' }),
  ]),
);

const items = deletion.items.map((item) => ({ ...item, status: 'saved' as const }));

export const JobRunning = meta.story({
  args: { job: { ...deletion, items: [...items.slice(0, 1), ...deletion.items.slice(1)] } },
});

/** One is left, and says why. */
export const JobFailed = meta.story({
  args: {
    job: {
      ...deletion,
      phase: 'done',
      items: items.map((item) =>
        item.key === 1 ? { ...item, status: 'failed' as const, problem: makeProblem('offline') } : item,
      ),
    },
    onJobUndo: fn(),
    onJobRetry: fn(),
  },
  play: async ({ args, canvas, userEvent }) => {
    await canvas.findByText(/Deleted 2 replies\. 1 change isn’t saved:/, undefined, patience);
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onJobRetry).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(args.onJobUndo).toHaveBeenCalledOnce();
  },
});

const file = `label,response,shortcut,notes
Store hours,We are open from 9 to 5.,two words,
Thank you,Thanks a lot!,,
Returns,Within 30 days,alaska,
RETURNS,Again,,
`;

/** What a file would change, with what isn’t imported and why. */
export const Importing = meta.story({
  globals: laptop,
  args: {
    ...replies(),
    onJobStart: fn(),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Import or export' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Import from CSV' }, patience));
    const dialog = within(await screen.findByRole('dialog', { name: 'Import saved replies' }, patience));
    await userEvent.click(dialog.getByRole('textbox', { name: 'Or paste rows' }));
    await userEvent.paste(file);
    await dialog.findByText('1 new · 1 changed · 2 not imported', undefined, patience);
    await dialog.findByText('Shortcut: Use one word without spaces.', undefined, patience);
    await dialog.findByText('Line 4 has the same label.', undefined, patience);
    await dialog.findByText('notes', undefined, patience);
    await expect(args.onJobStart).not.toHaveBeenCalled();
  },
});

/** A file that isn’t CSV changes nothing. */
export const ImportingNothing = meta.story({
  globals: phone,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Import or export' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Import from CSV' }, patience));
    const dialog = within(await screen.findByRole('dialog', { name: 'Import saved replies' }, patience));
    await userEvent.click(dialog.getByRole('textbox', { name: 'Or paste rows' }));
    await userEvent.paste('label,response\na,"b');
    await dialog.findByText('A quotation mark in line 2 is never closed.', undefined, patience);
    await expect(dialog.getByRole('button', { name: 'Import 0 replies' })).toHaveAttribute('aria-disabled', 'true');
  },
});

/** Two widgets to copy to: one has none of the replies, the other has one with another text. */
export const Copying = meta.story({
  globals: laptop,
  args: {
    copy: {
      widgets: [
        { widgetId: 12, name: 'pricing-page', workspace: 'acme' },
        { widgetId: 13, name: 'docs', workspace: 'acme' },
        { widgetId: 14, name: 'returns', workspace: 'acme' },
      ],
      targets: [
        { widgetId: 12, content: ready({ listed: [], shortcuts: new Map() }) },
        {
          widgetId: 13,
          content: ready({
            listed: [{ uid: '1', fields: { ...makeReplyRow().value, response: 'Ask us.' } }],
            shortcuts: new Map(),
          }),
        },
        { widgetId: 14, content: failed() },
      ],
      onTargetsChange: fn(),
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Shipping to Alaska' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Actions' }, patience));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Copy to other widgets' }, patience));
    const dialog = within(await screen.findByRole('dialog', { name: 'Copy 1 reply' }, patience));
    await dialog.findByText('1 new', undefined, patience);
    await dialog.findByText('Ask us.', undefined, patience);
    await dialog.findByText('Couldn’t load its replies.', undefined, patience);
  },
});

/** Replies that say the same, phrases that collide, and a shortcut that a question group has as well. */
export const Issues = meta.story({
  args: {
    replies: ready({
      rows: [
        makeReplyRow({ triggerPhrases: 'ship', response: 'Hi {{name}}, we ship to Alaska.' }),
        makeReplyRow(
          { label: 'Delivery', triggerPhrases: 'ship', response: 'hi {{name}} we ship to Alaska' },
          { uid: '502' },
        ),
        makeReplyRow(
          { label: 'Draft', triggerPhrases: 'do you ship', response: 'Later' },
          { uid: '503', hasDraft: true },
        ),
      ],
      unreadable: 0,
      areGroupsUnknown: false,
      shortcuts: new Map([
        [
          'alaska',
          [
            { kind: 'reply' as const, uid: '501', label: 'Shipping to Alaska' },
            { kind: 'group' as const, uid: 'g', label: 'Start' },
          ],
        ],
      ]),
    }),
    onJobStart: fn(),
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByText('Unfilled placeholder')).toHaveLength(2);
    const same = '“Shipping to Alaska” and “Delivery” have the same text.';
    await canvas.findByRole('button', { name: `More: ${same}` }, patience);
    await userEvent.click(canvas.getByRole('button', { name: 'Merge “Delivery” into “Shipping to Alaska”' }));
    await expect(args.onJobStart).toHaveBeenCalledWith('fix', [expect.objectContaining({ uid: '502' })]);
  },
});

export const Previewing = meta.story({
  globals: phone,
  args: opened({
    ...makeReplyRow().value,
    response: 'Hi {{name}}, we *really* ship:\n> within _eight_ days\n`AK-8` https://acme.test',
  }),
  play: async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Saved Reply' }, patience));
    await userEvent.click(dialog.getByRole('button', { name: 'Preview' }));
    await expect(await dialog.findByText('really', undefined, patience)).toHaveProperty('tagName', 'STRONG');
    await dialog.findByText('Nothing fills in {{name}}. Visitors see it exactly as written.', undefined, patience);
  },
});
