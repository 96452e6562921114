import { act, fireEvent, screen, within } from '@testing-library/react';
import { QuestionGroupsTab, SavedRepliesTab } from 'chatdeck';
import { takenShortcuts } from 'chatdeck/model/settings/shared/shortcuts';
import {
  makeGroupEntry,
  makeOpenReply,
  makeQuestionGroupsProps,
  makeSavedRepliesProps,
  makeTree,
} from 'chatdeck/testing';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderScreen } from '../../screens/render-screen';

const patience = { timeout: 20_000 };

/** jsdom measures nothing: without heights no line would be in view. */
beforeEach(() => {
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(640);
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(48);
});

const uuid = (id: number) => `b6f1c2aa-0b6e-4d0c-9a53-0000000000${id}`;
const widgets = [
  { id: 11, uuid: uuid(11), name: 'website', status: 'online' as const },
  { id: 12, uuid: uuid(12), name: 'Pricing', status: 'offline' as const },
  { id: 13, uuid: uuid(13), name: '', status: 'unfinished' as const },
  { id: 14, uuid: uuid(14), name: '', status: 'unfinished' as const },
  { id: 15, uuid: uuid(15), name: 'orders', status: 'unfinished' as const },
];

async function optionsOf(action: string): Promise<{ chosen: string | undefined; chats: string[] }> {
  const tree = makeTree([{ text: 'Where?', below: [{ text: 'There', action }] }]);
  const { unmount } = renderScreen(
    <QuestionGroupsTab {...makeQuestionGroupsProps([makeGroupEntry({ tree })])} widgets={widgets} />,
  );
  const select = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Answer 1.1: action' }, patience);
  const chats = within(select).getByRole('group', { name: 'Chat in a channel' });
  const found = {
    chosen: select.selectedOptions[0]?.textContent,
    chats: within(chats)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  };
  unmount();
  return found;
}

test('“Chat in” lists only widgets that can be chatted in, by name', async () => {
  const { chats } = await optionsOf('form');
  expect(chats).toEqual(['Chat in Pricing (offline)', 'Chat in website']);
});

test('two nameless targets that are not set up are distinguishable where answers still lead to them', async () => {
  expect((await optionsOf(uuid(13))).chosen).toBe('Chat in Widget 13 (not set up)');
  expect((await optionsOf(uuid(14))).chosen).toBe('Chat in Widget 14 (not set up)');
  expect((await optionsOf(uuid(15))).chosen).toBe('Chat in orders (not set up)');
  expect((await optionsOf(uuid(99))).chosen).toBe('Chat in a deleted widget');
});

test('says in words what a save removed', () => {
  const entry = makeGroupEntry({}, { editor: { sections: { group: { leftOut: ['<script>', 'onclick'] } } } });
  renderScreen(<QuestionGroupsTab {...makeQuestionGroupsProps([entry])} />);
  expect(screen.getByText(/Removed:/).textContent).toContain('Removed: <script>, onclick');
});

test('the error of a shortcut that is taken names what has it', async () => {
  const shortcuts = takenShortcuts({
    groups: [{ uid: 'g1', label: 'Product finder', shortcut: 'finder' }],
    replies: [{ id: 7, label: 'Store hours', shortcut: 'hours' }],
  });
  const groupWith = (shortcut: string, known = shortcuts) => {
    const entry = makeGroupEntry({ shortcut }, { editor: { errors: { shortcut: 'taken' } } });
    const props = makeQuestionGroupsProps();
    const groups = { status: 'ready' as const, data: { entries: [entry], unreadable: [], shortcuts: known } };
    return <QuestionGroupsTab {...props} groups={groups} />;
  };
  const { rerender } = renderScreen(groupWith('Finder'));
  expect(screen.getByText('The question group “Product finder” uses this shortcut.')).toBeTruthy();
  rerender(groupWith('hours'));
  expect(screen.getByText('The saved reply “Store hours” uses this shortcut.')).toBeTruthy();
  rerender(groupWith('unknown'));
  expect(screen.getByText('Another question group or saved reply uses this shortcut.')).toBeTruthy();

  const open = makeOpenReply({ shortcut: 'finder' }, { editor: { errors: { shortcut: 'taken' } } });
  const replies = { rows: [], open, unreadable: 0, areGroupsUnknown: false, shortcuts };
  rerender(<SavedRepliesTab {...makeSavedRepliesProps()} replies={{ status: 'ready', data: replies }} />);
  expect(await screen.findByText('The question group “Product finder” uses this shortcut.', {}, patience)).toBeTruthy();
});

/** A saved group, as it is typed in. */
function Live() {
  const [{ value: saved }] = useState(makeGroupEntry().editor);
  const [value, setValue] = useState(saved);
  const entry = makeGroupEntry(value, {
    editor: {
      saved,
      onEdit: (patch) => setValue((before) => ({ ...before, ...patch })),
      sections: { group: { status: value === saved ? 'clean' : 'dirty' } },
    },
  });
  return <QuestionGroupsTab {...makeQuestionGroupsProps([entry])} />;
}

test.each(['Label', 'Question 1: text', 'Answer 1.1: text'])(
  'a saved group says that “%s” is required once the emptied field is left',
  async (name) => {
    renderScreen(<Live />);
    const field = await screen.findByRole('textbox', { name }, patience);
    act(() => field.focus());
    fireEvent.change(field, { target: { value: '' } });
    expect(screen.queryByText('Required.')).toBeNull();
    act(() => field.blur());
    expect(await screen.findAllByText('Required.')).toHaveLength(1);
  },
);

test.each(['Save all', 'Save Changes'])('a new group shows what is missing after a try to “%s”', async (name) => {
  const value = { label: '', tree: makeTree([{ text: '', below: [{ text: 'Yes', action: 'form' }] }]) };
  const errors = { label: 'incomplete', tree: 'incomplete' } as const;
  const blank = { label: '', shortcut: '', auto: false, prompt: '', tree: [] };
  const section = { status: 'dirty' as const };
  const entry = makeGroupEntry(value, {
    status: 'new',
    editor: { saved: blank, isNew: true, errors, sections: { group: section } },
  });
  renderScreen(<QuestionGroupsTab {...makeQuestionGroupsProps([entry])} />);
  await screen.findByRole('textbox', { name: 'Question 1: text' }, patience);
  const button = await screen.findByRole('button', { name }, patience);
  expect(screen.queryByText('Required.')).toBeNull();
  expect(screen.queryByText(/to fix/)).toBeNull();
  fireEvent.click(button);
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Label' }));
  expect(await screen.findAllByText('Required.')).toHaveLength(2);
});

test.each([
  ['new', null],
  ['saved', 'changed'],
] as const)('the rows of a %s item offer to undo a change only if something is saved', async (status, state) => {
  const blank = { label: '', shortcut: '', auto: false, prompt: '', tree: [] };
  const entry = makeGroupEntry({ label: 'Sales', tree: [] }, { status, editor: { saved: blank } });
  const group = renderScreen(<QuestionGroupsTab {...makeQuestionGroupsProps([entry])} />);
  expect(await stateOfLabel()).toBe(state);
  group.unmount();
  const reply = makeOpenReply({ label: 'Hours', response: 'At 9' }, { status });
  const replies = { rows: [], open: reply, unreadable: 0, areGroupsUnknown: false, shortcuts: undefined };
  renderScreen(<SavedRepliesTab {...makeSavedRepliesProps()} replies={{ status: 'ready', data: replies }} />);
  expect(await stateOfLabel()).toBe(state);
});

async function stateOfLabel() {
  const label = await screen.findByRole('textbox', { name: 'Label' }, patience);
  return label.closest('[data-state="changed"]')?.getAttribute('data-state') ?? null;
}
