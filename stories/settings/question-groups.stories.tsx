import { QuestionGroupsTab, QuestionGroupsTabLoading } from 'chatdeck';
import {
  initialAppearance,
  makeProblem,
  type EditorSection,
  type QuestionGroupFields,
  type QuestionGroupsTabProps,
} from 'chatdeck/model';
import {
  failed,
  loading,
  makeGroupEntry,
  makeLargeTree,
  makeQuestionGroupsProps,
  makeTree,
  type TreeSketch,
} from 'chatdeck/testing';
import { useState } from 'react';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview';
import { EditableGroup } from '../own-data/editable-group';
import { arrowsOf, phone, withLinks } from '../with-links';
import { widgetTop } from './widget-top';

const patience = { timeout: 10_000 };

/** Each answer asks on, so many times. */
function chain(levels: number): TreeSketch {
  const below = levels > 1 ? [chain(levels - 1)] : [];
  return {
    text: `What comes at level ${levels}?`,
    below: [
      { text: 'Ask on', action: 'form', below },
      { text: 'Stop here', action: 'form' },
    ],
  };
}

const wide: TreeSketch = {
  text: 'In which country do you live?',
  below: Array.from({ length: 60 }, (_, index) => ({ text: `Country ${index + 1}`, action: 'form' })),
};

/** Everything that a visitor could stumble over, and texts that are hostile or long. */
const faulty: TreeSketch[] = [
  {
    text: '',
    below: [
      { text: '' },
      { text: 'It&#39;s <b>bold</b> & <img src=x onerror=alert(1)>', action: 'customResponse', reply: '' },
      {
        text: 'A very long answer that somebody has written in one go, without a thought for the width of a window. '.repeat(
          3,
        ),
        action: 'customResponse',
        reply: 'See <a href="https://acme.test/orders">your <b>orders</b></a>.<script>alert(1)</script>',
      },
      { text: 'Chat where nobody is', action: 'b6f1c2aa-0b6e-4d0c-9a53-000000000012' },
      { text: 'Chat where nothing is', action: 'b6f1c2aa-0b6e-4d0c-9a53-000000000099' },
    ],
  },
  { text: 'Is this ever asked?', below: [{ text: 'No', action: 'next' }] },
];

const meta = preview.meta({
  title: 'Settings/Question groups',
  component: QuestionGroupsTab,
  decorators: [
    withLinks,
    (Story) => (
      <div style={{ padding: 16 }}>
        <Story />
      </div>
    ),
  ],
  args: { ...makeQuestionGroupsProps(), ...widgetTop, look: initialAppearance },
});

const orders = { label: 'Order help', shortcut: 'order', prompt: '' };

/** The second group has unsaved changes: it will open automatically instead of the first. */
export const Ready = meta.story({
  tags: ['looks'],
  args: {
    ...makeQuestionGroupsProps([
      makeGroupEntry({ auto: true }),
      makeGroupEntry(
        { ...orders, auto: true },
        {
          uid: 'g9s3l6o0rd',
          hasDraft: true,
          editor: { saved: fieldsOf(orders), sections: { group: { status: 'dirty' } } },
        },
      ),
    ]),
    selectedUid: 'g9s3l6o0rd',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/turns off “Open automatically” for “First questions”/)).toBeVisible();
    await expect(canvas.getByText('Without a prompt, visitors see the first question right away.')).toBeVisible();
  },
});

export const Empty = meta.story({ args: { ...makeQuestionGroupsProps([]) } });

export const Loading = meta.story({ args: { roomName: undefined, groups: loading } });

export const Placeholder = meta.story({ render: () => <QuestionGroupsTabLoading /> });

export const Failed = meta.story({ args: { groups: failed(makeProblem('server', { status: 500 })) } });

export const PlanWithoutFeature = meta.story({
  args: { groups: { status: 'planRequired', feature: 'questionGroups' } },
});

export const SetupRequired = meta.story({ args: { groups: { status: 'setupRequired' } } });

const odd: QuestionGroupsTabProps['groups'] = {
  status: 'ready',
  data: {
    entries: [
      makeGroupEntry({ tree: [] }, { unreadableTree: '[{"text": "no id"}]' }),
      makeGroupEntry({ label: 'Gone' }, { uid: 'g0n3', status: 'deletedElsewhere', hasDraft: true }),
    ],
    unreadable: [makeProblem('unexpectedAnswer')],
  },
};

/** Unreadable questions are shown and kept; a malformed group is reported. */
export const Unreadable = meta.story({ args: { groups: odd } });

/** Another one was deleted elsewhere, and nothing can be changed. */
export const DeletedElsewhere = meta.story({ args: { groups: odd, selectedUid: 'g0n3', readOnly: true } });

export const Dirty = meta.story({ args: { ...inGroup({ status: 'dirty' }) } });

export const Saving = meta.story({ args: { ...inGroup({ status: 'saving' }) } });

export const Saved = meta.story({ args: { ...inGroup({ status: 'saved' }) } });

/** The server took none of it, and what was edited is still there. */
export const Refused = meta.story({
  args: {
    ...inGroup({
      status: 'failed',
      problem: makeProblem('invalid', {
        status: 400,
        serverMessage: 'An answer has an action or widget that doesn’t exist.',
        path: 'tree',
      }),
    }),
  },
});

/** A save took out of the prompt what visitors may not get, and says what that was. */
export const MarkupRemoved = meta.story({
  args: { ...inGroup({ status: 'saved', leftOut: ['<script>', '<img>', 'onclick'] }) },
  play: async ({ canvas }) => {
    const removed = canvas.getByText('<script>, <img>, onclick');
    await expect(removed).toBeVisible();
    // It is not stuck to the line over the button.
    const [notice, save] = [removed.closest('.cd-callout'), document.querySelector('.cd-group-fields > .cd-save')];
    const gap = Number(save?.getBoundingClientRect().top) - Number(notice?.getBoundingClientRect().bottom);
    await expect(gap).toBeGreaterThan(7);
  },
});

/** A saved reply has the shortcut already. */
export const ShortcutTaken = meta.story({
  args: {
    groups: {
      status: 'ready',
      data: {
        entries: [
          makeGroupEntry(
            { shortcut: 'hours' },
            {
              hasDraft: true,
              editor: {
                saved: fieldsOf({}),
                errors: { shortcut: 'taken' },
                sections: { group: { status: 'dirty' } },
              },
            },
          ),
        ],
        unreadable: [],
        shortcuts: new Map([['hours', [{ kind: 'reply', uid: '502', label: 'Store hours' }]]]),
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The saved reply “Store hours” uses this shortcut.')).toBeVisible();
  },
});

/** Someone else has changed the prompt as well. */
export const Conflict = meta.story({
  args: {
    ...makeQuestionGroupsProps([
      makeGroupEntry(
        { prompt: 'How can we help?' },
        {
          hasDraft: true,
          editor: {
            saved: fieldsOf({ prompt: 'What is it about?' }),
            conflicts: { prompt: { mine: 'How can we help?', theirs: 'What is it about?' } },
            sections: { group: { status: 'dirty' } },
          },
        },
      ),
    ]),
  },
});

export const ReadOnly = meta.story({ args: { readOnly: true } });

const endless = 'Donaudampfschifffahrtsgesellschaftskapitän'.repeat(4);

/** Names, texts and replies as long as people make them, in the cards, the form and the tree. */
export const LongContent = meta.story({
  args: {
    roomName: endless,
    ...makeQuestionGroupsProps([
      makeGroupEntry({
        label: endless,
        shortcut: endless,
        prompt: 'Thank you for your patience. '.repeat(35),
        tree: makeTree([
          {
            text: endless,
            below: [
              { text: `Please choose this one if ${'your order has not come yet and '.repeat(6)}`, action: 'form' },
              { text: endless, action: 'customResponse', reply: `<b>${endless}</b> `.repeat(4) },
            ],
          },
        ]),
      }),
      ...Array.from({ length: 9 }, (_, index) =>
        makeGroupEntry({ label: `${index + 1} ${'more questions '.repeat(5)}` }, { uid: `g${index}` }),
      ),
    ]),
  },
});

/** Deep beside wide: fourteen questions below each other, sixty answers to one. */
export const DeepAndWide = meta.story({
  args: {
    ...makeQuestionGroupsProps([makeGroupEntry({ label: 'Deep and wide', tree: makeTree([chain(14), { ...wide }]) })]),
  },
});

/** As large as a group can be. */
export const TwoThousand = meta.story({
  render: (args) => <EditableGroup {...args} />,
  args: { ...makeQuestionGroupsProps([makeGroupEntry({ tree: makeLargeTree() })]) },
  play: async ({ canvas, userEvent }) => {
    const lines = () => canvas.getAllByRole('textbox', { name: /^(Question|Answer) [\d.]+: text$/ });
    await expect(lines().length).toBeLessThan(60);
    const answer = canvas.getByRole('textbox', { name: 'Answer 1.2: text' });
    await userEvent.type(answer, ' of all');
    await expect(answer).toHaveValue('The large one of all');
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Find text' }), 'series 200 ');
    await canvas.findByText('0 of 1', undefined, patience);
    await userEvent.keyboard('{Enter}');
    const found = await canvas.findByRole('textbox', { name: 'Question 200: text' }, patience);
    await waitFor(() => expect(found).toBeVisible(), patience);
    await userEvent.click(canvas.getByRole('button', { name: 'Collapse all' }));
    await waitFor(() => expect(canvas.queryByRole('textbox', { name: 'Answer 1.1: text' })).toBeNull(), patience);
    await expect(lines().length).toBeLessThan(60);
  },
});

const views = [makeGroupEntry({ tree: makeTree([...faulty, chain(3)]) })];

/** Every way through the questions, with how it ends and whether the player has gone it. */
export const Paths = meta.story({
  args: { ...makeQuestionGroupsProps(views) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Paths' }, patience));
    const table = within(await canvas.findByRole('table', { name: 'Paths through First questions' }, patience));
    await expect(table.getAllByRole('row')).toHaveLength(11);
    await expect(canvas.getByText('Tried 0 of 10 paths')).toBeVisible();
    await userEvent.click(table.getByRole('button', { name: /Chat where nobody is$/ }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Answer 1.4: text' })).toHaveFocus(), patience);
    await userEvent.click(canvas.getByRole('radio', { name: 'Paths' }));
    await canvas.findByRole('table', { name: 'Paths through First questions' }, patience);
  },
});

/** The questions as a tree to look at, with dead ends and loops marked. */
export const Diagram = meta.story({
  args: { ...makeQuestionGroupsProps(views) },
  play: async ({ canvas, userEvent, globals }) => {
    const { on } = arrowsOf(globals);
    await userEvent.click(await canvas.findByRole('radio', { name: 'Diagram' }, patience));
    const drawing = await canvas.findByRole('tree', { name: 'Diagram of First questions' }, patience);
    drawing.focus();
    await userEvent.keyboard(`${on}${on}{Enter}`);
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Answer 1.1: text' })).toHaveFocus(), patience);
    await userEvent.click(canvas.getByRole('radio', { name: 'Diagram' }));
    await canvas.findByRole('tree', { name: 'Diagram of First questions' }, patience);
  },
});

/** A diagram on a phone scrolls and zooms in its own box. */
export const DiagramOnPhone = meta.story({
  globals: phone,
  args: { ...makeQuestionGroupsProps(views) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Diagram' }, patience));
    await canvas.findByRole('tree', { name: 'Diagram of First questions' }, patience);
    await userEvent.click(canvas.getByRole('button', { name: 'Fit to width' }));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** Everything invalid together, after an attempt to save; the check lists what would fail visitors. */
export const Invalid = meta.story({
  render: (args) => <EditableGroup {...args} />,
  args: {
    ...makeQuestionGroupsProps([
      makeGroupEntry(
        { label: '', prompt: '<b>x</b>'.repeat(150), tree: makeTree(faulty) },
        { editor: { saved: fieldsOf({}) } },
      ),
    ]),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Shortcut' }));
    await userEvent.keyboard('s');
    await userEvent.click(canvas.getByRole('button', { name: 'Save Changes' }));
    await expect(canvas.getByRole('textbox', { name: 'Label' })).toHaveFocus();
    await expect(canvas.getByText('Error: check for errors above.')).toBeVisible();
    await expect(canvas.getByText('Exceeds 1024 characters.')).toBeVisible();
    await expect(canvas.getAllByText('Required.')).toHaveLength(3);
    await expect(canvas.getByText('Select an option.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Check/ }));
    const panel = within(canvas.getByRole('region', { name: 'Check' }));
    await userEvent.click(panel.getByRole('button', { name: /opens a widget that no longer exists/ }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Answer 1.5: text' })).toHaveFocus(), patience);
  },
});

/** A group is written, tried, undone, and said in the path. */
export const Interactive = meta.story({
  render: (args) => <EditableGroup {...args} />,
  play: async ({ canvas, userEvent, step }) => {
    const text = (name: string) => canvas.getByRole('textbox', { name: `${name}: text` });

    await step('Enter adds a line below', async () => {
      await userEvent.click(await canvas.findByRole('textbox', { name: 'Answer 1.2: text' }, patience));
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(text('Answer 1.3')).toHaveFocus());
      await userEvent.keyboard('Something else');
      await expect(text('Answer 1.3')).toHaveValue('Something else');
      await expect(canvas.getByRole('navigation', { name: 'You are here' })).toHaveTextContent(
        'How can we help you?Something else',
      );
    });

    await step('Tab takes it in, Escape leaves its text, and single keys act on the line', async () => {
      await userEvent.keyboard('{Tab}');
      await waitFor(() => expect(text('Question 1.2.1')).toHaveFocus());
      await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
      await waitFor(() => expect(text('Answer 1.3')).toHaveFocus());
      await userEvent.keyboard('{Escape}');
      const row = () => canvas.getByRole('group', { name: 'Answer 1.3, Something else' });
      await waitFor(() => expect(row()).toHaveFocus());
      await userEvent.keyboard('f');
      await expect(canvas.getByRole('combobox', { name: 'Answer 1.3: action' })).toHaveValue('form');
      await expect(row()).toHaveFocus();
      await userEvent.keyboard('{ArrowUp}');
      await waitFor(() => expect(canvas.getByRole('group', { name: /^Answer 1.2/ })).toHaveFocus());
      await userEvent.keyboard('{ArrowDown}{Tab}');
      await expect(row()).not.toHaveFocus();
      await expect(row()).toContainElement(document.activeElement as HTMLElement);
    });

    await step('an action asks on; another one takes the questions along and can be undone', async () => {
      const action = canvas.getByRole('combobox', { name: 'Answer 1.3: action' });
      await userEvent.selectOptions(action, 'Ask another question');
      await userEvent.type(await canvas.findByRole('textbox', { name: 'Question 1.3.1: text' }), 'What else?');
      await userEvent.selectOptions(action, 'Show the offline form');
      await expect(canvas.getByText('3 questions and answers removed.')).toBeVisible();
      await userEvent.click(canvas.getAllByRole('button', { name: 'Undo' })[1] ?? action);
      await expect(await canvas.findByRole('textbox', { name: 'Question 1.3.1: text' })).toHaveValue('What else?');
    });

    await step('the player runs what is not saved', async () => {
      // It is open already where there is room for it.
      const opened = canvas.queryByRole('region', { name: 'Try it' });
      if (opened) await userEvent.click(within(opened).getByRole('button', { name: 'Close' }));
      await userEvent.click(canvas.getByRole('button', { name: 'Try it' }));
      const region = canvas.getByRole('region', { name: 'Try it' });
      const panel = within(region);
      await waitFor(() => expect(region).toHaveFocus(), patience);
      const answer = await panel.findByRole('button', { name: 'Where is my order?' }, patience);
      answer.focus();
      await userEvent.keyboard('{Enter}');
      await panel.findAllByText('The questions end with this reply.');
      await panel.findByText('See Orders in your account. The questions end with this reply.');
      const back = panel.getByRole('button', { name: 'Back' });
      await waitFor(() => expect(back).toHaveFocus(), patience);
      await userEvent.keyboard('{Enter}');
      await userEvent.click(await panel.findByRole('button', { name: 'Leave a message' }));
      await panel.findAllByText('The offline form opens.');
      await userEvent.keyboard('{Escape}');
      const opener = canvas.getByRole('button', { name: 'Try it' });
      await waitFor(() => expect(opener).toHaveFocus(), patience);
      await userEvent.click(canvas.getByRole('button', { name: 'Answer 1.1, Leave a message: more actions' }));
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Try from here' }, patience));
      const again = within(await canvas.findByRole('region', { name: 'Try it' }, patience));
      await userEvent.click(await again.findByRole('button', { name: 'Show in the editor' }, patience));
      await waitFor(() => expect(text('Answer 1.1')).toHaveFocus(), patience);
    });

    await step('Alt and an arrow move a line, Backspace removes an empty one', async () => {
      await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
      await waitFor(() => expect(text('Answer 1.2')).toHaveFocus());
      await expect(text('Answer 1.2')).toHaveValue('Leave a message');
      await userEvent.clear(text('Answer 1.2'));
      await userEvent.keyboard('{Backspace}');
      await waitFor(() => expect(text('Answer 1.1')).toHaveFocus());
      await expect(canvas.getByText('1 question or answer removed.')).toBeVisible();
      await userEvent.keyboard('{Control>}z{/Control}');
      await waitFor(() => expect(text('Answer 1.2')).toHaveValue(''));
      await waitFor(() => expect(text('Answer 1.2')).toHaveFocus(), patience);
      await expect(canvas.getByText('Undone: Questions and answers')).toBeInTheDocument();
    });
  },
});

/** Three answers that can change places, the first and the second with more below them. */
const gear: TreeSketch[] = [
  {
    text: 'What are you looking for?',
    below: [
      { text: 'A tent', below: [{ text: 'For how many?', below: [{ text: 'Two', action: 'form' }] }] },
      { text: 'A stove', below: [{ text: 'Gas or wood?', below: [{ text: 'Gas', action: 'form' }] }] },
      { text: 'A boat', action: 'form' },
    ],
  },
  { text: 'How can we help?', below: [{ text: 'Call me', action: 'form' }] },
];

/** The lines from top to bottom as they are seen: a drag moves them before their order changes. */
function seenLines(root: HTMLElement): string[] {
  return [...root.querySelectorAll<HTMLTextAreaElement>('.cd-node [data-part="text"]')]
    .map((text) => ({ text: text.value, top: text.getBoundingClientRect().top }))
    .sort((one, other) => one.top - other.top)
    .map(({ text }) => text);
}

const inOrder = ['A tent', 'For how many?', 'Two', 'A stove', 'Gas or wood?', 'Gas', 'A boat'];
const stoveFirst = ['A stove', 'Gas or wood?', 'Gas', 'A tent', 'For how many?', 'Two', 'A boat'];
const belowFirst = (lines: string[]) => lines.slice(1, -2);
const seesAnswers = (root: HTMLElement, answers: string[]) =>
  waitFor(() => expect(belowFirst(seenLines(root))).toEqual(answers), patience);

/** The keyboard moves a line among those beside it, with all that is below them, and says where it is. */
export const MovedByKeyboard = meta.story({
  render: (args) => <EditableGroup {...args} />,
  args: { ...makeQuestionGroupsProps([makeGroupEntry({ tree: makeTree(gear) })]) },
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    const handle = (name: string) => canvas.getByRole('button', { name: `Move ${name}` });
    const hears = (text: string) => waitFor(() => expect(canvas.getByText(text)).toBeInTheDocument(), patience);
    const tent = 'Answer 1.1, A tent';

    await step('it goes as far as its siblings do, and takes all the way back on Escape', async () => {
      await canvas.findByRole('button', { name: `Move ${tent}` }, patience);
      await expect(handle(tent)).toHaveAccessibleDescription(/^Press Space or Enter to pick up the item/);
      handle(tent).focus();
      await userEvent.keyboard(' ');
      await hears(`Picked up ${tent}, position 1 of 3.`);
      await seesAnswers(canvasElement, ['A tent', 'A stove', 'Gas or wood?', 'Gas', 'A boat']);
      await userEvent.keyboard('{ArrowDown}');
      await hears(`${tent} is at position 2 of 3.`);
      await seesAnswers(canvasElement, ['A stove', 'Gas or wood?', 'Gas', 'A tent', 'A boat']);
      await userEvent.keyboard('{End}');
      await hears(`${tent} is at position 3 of 3.`);
      await userEvent.keyboard('{ArrowDown}');
      await seesAnswers(canvasElement, ['A stove', 'Gas or wood?', 'Gas', 'A boat', 'A tent']);
      await expect(handle(tent)).toHaveFocus();
      await userEvent.keyboard('{Escape}');
      await hears(`${tent} wasn’t moved.`);
      await seesAnswers(canvasElement, inOrder);
    });

    await step('it stays where it was when the focus leaves it', async () => {
      await userEvent.keyboard('{Enter}{ArrowDown}');
      await hears(`${tent} is at position 2 of 3.`);
      await userEvent.keyboard('{Tab}');
      await hears(`${tent} wasn’t moved.`);
      await expect(handle(tent)).not.toHaveFocus();
      await seesAnswers(canvasElement, inOrder);
    });

    await step('it takes keys that come faster than the page follows', async () => {
      const press = (...codes: string[]) =>
        codes.map((code) =>
          handle(tent).dispatchEvent(new KeyboardEvent('keydown', { code, bubbles: true, cancelable: true })),
        );
      handle(tent).focus();
      press('Space', 'ArrowDown', 'ArrowDown');
      await hears(`${tent} is at position 3 of 3.`);
      press('Escape');
      await hears(`${tent} wasn’t moved.`);
      press('Space', 'ArrowDown', 'Escape');
      await seesAnswers(canvasElement, inOrder);
      await waitFor(() => expect(handle(tent)).toHaveAttribute('aria-pressed', 'false'), patience);
    });

    await step('it is put down with what is below it, keeps the focus, and is brought back in one step', async () => {
      handle(tent).focus();
      await userEvent.keyboard(' {ArrowDown}');
      await hears(`${tent} is at position 2 of 3.`);
      await userEvent.keyboard(' ');
      await hears(`Dropped ${tent} at position 2 of 3.`);
      await seesAnswers(canvasElement, stoveFirst);
      await waitFor(() => expect(handle('Answer 1.2, A tent')).toHaveFocus(), patience);
      await userEvent.keyboard('{Control>}z{/Control}');
      await seesAnswers(canvasElement, inOrder);
    });
  },
});

/** The pointer drags a line to the place of another one, which makes way once the pointer has stayed there. */
export const MovedByPointer = meta.story({
  render: (args) => <EditableGroup {...args} />,
  args: { ...makeQuestionGroupsProps([makeGroupEntry({ tree: makeTree(gear) })]) },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const stove = 'Answer 1.2, A stove';
    const handle = await canvas.findByRole('button', { name: `Move ${stove}` }, patience);
    handle.scrollIntoView({ block: 'center' });
    const { x, y, height } = handle.getBoundingClientRect();
    const point = (type: string, by: number, target: EventTarget = document) =>
      target.dispatchEvent(
        new PointerEvent(type, {
          bubbles: true,
          cancelable: true,
          isPrimary: true,
          button: 0,
          pointerId: 1,
          clientX: x + 4,
          clientY: y + height / 2 + by,
        }),
      );
    const state = () => handle.closest('.cd-sortable-item')?.getAttribute('data-state');
    point('pointerdown', 0, handle);
    point('pointermove', -3);
    await expect(state()).toBe('still');
    point('pointermove', -6);
    await waitFor(() => expect(state()).toBe('dragging'), patience);
    await expect(handle.closest('.cd-sortable-item')).toHaveStyle({ 'transition-delay': '0.1s' });
    await expect(screen.getByText(stove, { selector: '.cd-drag-card' })).toBeVisible();
    await seesAnswers(canvasElement, ['A tent', 'For how many?', 'Two', 'A stove', 'A boat']);

    // Beyond its level there is no place for it.
    point('pointermove', -400);
    await canvas.findByText(`${stove} is at position 1 of 3.`, undefined, patience);
    await seesAnswers(canvasElement, ['A stove', 'A tent', 'For how many?', 'Two', 'A boat']);
    point('pointerup', -400);
    await canvas.findByText(`Dropped ${stove} at position 1 of 3.`, undefined, patience);
    await seesAnswers(canvasElement, stoveFirst);
    await expect(screen.queryByText(stove, { selector: '.cd-drag-card' })).toBeNull();
    canvas.getByRole('textbox', { name: 'Answer 1.1: text' }).focus();
    await userEvent.keyboard('{Control>}z{/Control}');
    await seesAnswers(canvasElement, inOrder);
  },
});

/** The right to edit is withdrawn during a drag: the line returns immediately. */
export const ReadOnlyWhileMoved = meta.story({
  render: (args) => {
    const [readOnly, setReadOnly] = useState(false);
    return (
      <div onDoubleClick={() => setReadOnly(true)}>
        <EditableGroup {...args} readOnly={readOnly} />
      </div>
    );
  },
  args: { ...makeQuestionGroupsProps([makeGroupEntry({ tree: makeTree(gear) })]) },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const tent = 'Answer 1.1, A tent';
    const handle = await canvas.findByRole('button', { name: `Move ${tent}` }, patience);
    handle.focus();
    await userEvent.keyboard(' {ArrowDown}');
    await canvas.findByText(`${tent} is at position 2 of 3.`, undefined, patience);
    canvasElement.querySelector('.cd-tree')?.dispatchEvent(new MouseEvent('dblclick', { bubbles: true }));
    await canvas.findByText(`${tent} wasn’t moved.`, undefined, patience);
    await seesAnswers(canvasElement, inOrder);
    // The drag is over: its keys are the page's again.
    const wasLeft = document.body.dispatchEvent(
      new KeyboardEvent('keydown', { code: 'Space', key: ' ', bubbles: true, cancelable: true }),
    );
    await expect(wasLeft).toBe(true);
  },
});

/** A group beyond the edge has unsaved changes. */
export const UnsavedBeyondTheEdge = meta.story({
  tags: ['looks'],
  globals: phone,
  args: {
    ...makeQuestionGroupsProps([
      makeGroupEntry({ tree: makeTree([chain(3)]) }),
      makeGroupEntry(orders, { uid: 'g9s3l6o0rd', hasDraft: true }),
    ]),
  },
});

function fieldsOf(fields: Partial<QuestionGroupFields>): QuestionGroupFields {
  return makeGroupEntry(fields).editor.value;
}

/** A group whose prompt has been edited. */
function inGroup(section: Partial<EditorSection>) {
  const isSaved = section.status === 'saved';
  const edited = { prompt: 'How can we help?' };
  return makeQuestionGroupsProps([
    makeGroupEntry(edited, {
      hasDraft: !isSaved,
      editor: { saved: fieldsOf(isSaved ? edited : {}), sections: { group: section } },
    }),
  ]);
}
