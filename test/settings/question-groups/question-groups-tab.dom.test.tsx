import { QuestionGroupsTab } from 'chatdeck';
import { makeGroupEntry, makeQuestionGroupsProps } from 'chatdeck/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { renderScreen } from '../../screens/render-screen';

test('without groups offers to create the first, and to learn more', () => {
  const onAdd = vi.fn();
  renderScreen(<QuestionGroupsTab {...makeQuestionGroupsProps([])} onAdd={onAdd} />);
  screen.getByRole('heading', { name: 'Create your first question group' });
  const more = screen.getByRole('link', { name: /Learn more about question groups/ });
  expect(more.getAttribute('href')).toBe('/docs/question-groups');
  fireEvent.click(screen.getByRole('button', { name: 'Create a question group' }));
  expect(onAdd).toHaveBeenCalledOnce();
});

test('has a card for each group and a button that adds one, above the form of the selected one', () => {
  const onSelectedUidChange = vi.fn();
  const props = { ...makeQuestionGroupsProps(), selectedUid: 'g9s3l6o0rd', onSelectedUidChange };
  renderScreen(<QuestionGroupsTab {...props} />);
  const cards = within(screen.getByRole('list', { name: 'Question groups' })).getAllByRole('button');
  expect(cards.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^First questions/),
    expect.stringMatching(/^Order help/),
  ]);
  expect(screen.getByRole('button', { name: 'Add a question group' })).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Label' }).value).toBe('Order help');
  fireEvent.click(cards[0] as HTMLElement);
  expect(onSelectedUidChange).toHaveBeenCalledExactlyOnceWith(expect.not.stringMatching('g9s3l6o0rd'));
});

function Choosing() {
  const [uid, setUid] = useState<string>();
  return <QuestionGroupsTab {...makeQuestionGroupsProps()} selectedUid={uid} onSelectedUidChange={setUid} />;
}

describe('the player', () => {
  const widthIs = (width: number) => vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(width);
  afterEach(() => void vi.restoreAllMocks());

  test('is open from the start where there is room, and leaves the focus alone', async () => {
    widthIs(1100);
    renderScreen(<QuestionGroupsTab {...makeQuestionGroupsProps()} />);
    expect(await screen.findByRole('region', { name: 'Try it' })).toBeTruthy();
    expect(document.activeElement).toBe(document.body);
    expect(screen.queryByRole('button', { name: 'Try it' })).toBeNull();
    fireEvent.click(within(screen.getByRole('region', { name: 'Try it' })).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('region', { name: 'Try it' })).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Try it' }));
  });

  test('stays closed or open in the next group, as it was left', async () => {
    widthIs(1100);
    renderScreen(<Choosing />);
    const player = () => screen.queryByRole('region', { name: 'Try it' });
    const choose = (name: RegExp) => fireEvent.click(screen.getByRole('button', { name }));
    await screen.findByRole('region', { name: 'Try it' });
    choose(/^Close/);
    choose(/^Order help/);
    expect(player()).toBeNull();
    choose(/^Try it/);
    widthIs(1099);
    choose(/^First questions/);
    expect(player()).toBeTruthy();
  });

  test('waits to be opened on narrower pages', async () => {
    widthIs(1099);
    renderScreen(<QuestionGroupsTab {...makeQuestionGroupsProps()} />);
    const open = await screen.findByRole('button', { name: 'Try it' });
    expect(open.getAttribute('aria-expanded')).toBe('false');
    expect(screen.queryByRole('region', { name: 'Try it' })).toBeNull();
  });
});

test('lists the keys of the lines on request', async () => {
  renderScreen(<QuestionGroupsTab {...makeQuestionGroupsProps()} />);
  const button = await screen.findByRole('button', { name: 'Keys' });
  expect(screen.queryByRole('region', { name: 'Keys' })).toBeNull();
  fireEvent.click(button);
  expect(button.getAttribute('aria-expanded')).toBe('true');
  expect(screen.getByRole('region', { name: 'Keys' }).textContent).toContain('On a line');
  fireEvent.click(button);
  expect(screen.queryByRole('region', { name: 'Keys' })).toBeNull();
});

test('Ctrl+S asks for another save of a group while one is on its way, which the button does not', () => {
  const [onSave, onSaveAgain] = [vi.fn(), vi.fn()];
  const entry = makeGroupEntry(
    { label: 'New' },
    { editor: { sections: { group: { status: 'saving', onSave, onSaveAgain } } } },
  );
  renderScreen(<QuestionGroupsTab {...makeQuestionGroupsProps([entry])} />);
  fireEvent.click(screen.getByRole('button', { name: 'Saving...' }));
  expect([onSave.mock.calls.length, onSaveAgain.mock.calls.length]).toEqual([0, 0]);
  fireEvent.keyDown(screen.getByRole('textbox', { name: 'Label' }), { key: 's', ctrlKey: true });
  expect([onSave.mock.calls.length, onSaveAgain.mock.calls.length]).toEqual([0, 1]);
});

test('an undo and the review call the questions by their title', async () => {
  const { groups, ...props } = makeQuestionGroupsProps();
  if (groups.status !== 'ready') throw new Error('The groups are not ready.');
  const [entry, ...others] = groups.data.entries;
  if (!entry) throw new Error('There is no group.');
  const { editor } = entry;
  const changed = {
    ...editor,
    value: { ...editor.value, tree: editor.value.tree.slice(0, 0) },
    sections: { group: { ...editor.sections.group, status: 'dirty' as const } },
    history: { canUndo: true, canRedo: false, onUndo: () => ['tree'], onRedo: () => [] },
  };
  const list = { ...groups.data, entries: [{ ...entry, editor: changed }, ...others] };
  renderScreen(<QuestionGroupsTab {...props} groups={{ ...groups, data: list }} />);
  fireEvent.click(await screen.findByRole('button', { name: 'Review' }));
  const review = await screen.findByRole('dialog', { name: 'Review changes' });
  expect(within(review).getByRole('button', { name: 'Revert: Questions and answers' })).toBeTruthy();
  fireEvent.keyDown(screen.getByLabelText('Label'), { key: 'z', ctrlKey: true });
  expect(screen.getByText('Undone: Questions and answers')).toBeTruthy();
});

test('asks before a group is deleted for all widgets, and names them', async () => {
  const onDelete = vi.fn();
  renderScreen(<QuestionGroupsTab {...makeQuestionGroupsProps()} onDelete={onDelete} />);
  fireEvent.keyDown(await screen.findByRole('button', { name: 'Actions for this group' }), { key: 'Enter' });
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Delete group' }));
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog.textContent).toContain(
    'Warning, deleting this question group will delete across all widgets, are you sure you want to remove?',
  );
  for (const { name } of makeQuestionGroupsProps().widgets) expect(dialog.textContent).toContain(name);
  expect(onDelete).not.toHaveBeenCalled();
  fireEvent.click(within(dialog).getByRole('button', { name: 'Delete group' }));
  expect(onDelete).toHaveBeenCalledExactlyOnceWith('g5d8k1y4fj');
});

test('what a closed tab left is offered above the groups, reviewed by group, and answered once', async () => {
  const { groups, ...props } = makeQuestionGroupsProps();
  if (groups.status !== 'ready') throw new Error('The groups are not ready.');
  const [onRestore, onDiscard] = [vi.fn(), vi.fn()];
  const [entry] = groups.data.entries;
  const items = [{ uid: 'g5d8k1y4fj', patch: { label: 'Help', tree: [] }, value: entry?.editor.value }];
  const data = { ...groups.data, leftDraft: { savedAt: Date.now(), items, onRestore, onDiscard } };
  renderScreen(<QuestionGroupsTab {...props} groups={{ ...groups, data }} />);
  const notice = within(await screen.findByRole('group', { name: /^Unsaved changes from/ }));
  fireEvent.click(notice.getByRole('button', { name: 'Review' }));
  const dialog = within(await screen.findByRole('dialog', { name: /^Unsaved changes from/ }));
  expect(dialog.getByRole('heading', { level: 3 }).textContent).toBe('First questions');
  expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'LabelSaved: First questions New: Help',
    expect.stringMatching(/^Questions and answers/),
  ]);
  fireEvent.click(dialog.getByRole('button', { name: 'Restore' }));
  expect([onRestore.mock.calls.length, onDiscard.mock.calls.length]).toEqual([1, 0]);
});
