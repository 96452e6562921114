import { makeProblem, type EditorSection } from 'chatdeck/model';
import { fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import type * as RowModule from '../../../src/ui/editor/rows/row';
import { renderScreen } from '../../screens/render-screen';
import { makeForm, values } from './make-form';

const rendered = vi.hoisted(() => [] as (string | undefined)[]);

vi.mock('../../../src/ui/editor/rows/row', async (importOriginal) => {
  const original = await importOriginal<typeof RowModule>();
  return {
    ...original,
    Row: (props: Parameters<typeof RowModule.Row>[0]) => {
      rendered.push(props.name);
      return original.Row(props);
    },
  };
});

function section(state: Partial<EditorSection>) {
  return { sections: { all: state } };
}

const changed = { value: { ...values, name: 'support' } };

test('one keystroke renders one row', () => {
  function Live() {
    const [value, setValue] = useState(values);
    return makeForm({ value, onEdit: (patch) => setValue({ ...value, ...patch }) });
  }
  renderScreen(<Live />);
  expect(rendered).toHaveLength(5);
  rendered.length = 0;
  const name = screen.getByLabelText<HTMLInputElement>('Name');
  fireEvent.change(name, { target: { value: 'sales!' } });
  expect(name.value).toBe('sales!');
  expect(rendered).toEqual(['name']);
});

test('each event is one patch with the whole next value', () => {
  const onEdit = vi.fn();
  renderScreen(makeForm({ onEdit, value: { ...values, isOn: true } }));
  expect(onEdit).not.toHaveBeenCalled();
  fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'sale' } });
  fireEvent.change(screen.getByLabelText('Note'), { target: { value: 'b' } });
  fireEvent.click(screen.getByRole('switch', { name: 'On' }));
  expect(onEdit.mock.calls).toEqual([[{ name: 'sale' }], [{ note: 'b' }], [{ isOn: false }]]);
});

test('a number is null while it is cleared, and while it is wrong', () => {
  const onEdit = vi.fn();
  renderScreen(makeForm({ onEdit }));
  const limit = screen.getByLabelText('Limit');
  fireEvent.change(limit, { target: { value: '' } });
  fireEvent.change(limit, { target: { value: '12' } });
  fireEvent.change(limit, { target: { value: '1x2' } });
  expect(onEdit.mock.calls).toEqual([[{ limit: null }], [{ limit: 12 }], [{ limit: null }]]);
});

test('a disabled row says why and keeps its value', () => {
  renderScreen(makeForm());
  const note = screen.getByLabelText<HTMLTextAreaElement>('Note');
  expect(note.disabled).toBe(true);
  expect(note.value).toBe('a');
  expect(describedBy(note)).toBe('Switch it on first.');
});

test('an error takes the place of the help, and of the reason to be disabled', () => {
  renderScreen(makeForm({ errors: { name: 'required', note: 'tooLong' } }));
  const name = screen.getByLabelText('Name');
  expect(name.getAttribute('aria-invalid')).toBe('true');
  expect(describedBy(name)).toBe('Fill this in.');
  expect(screen.queryByText('What it is called.')).toBeNull();
  expect(screen.getByLabelText<HTMLTextAreaElement>('Note').disabled).toBe(false);
});

test('an error that arises while typing waits until the field is left', () => {
  const { rerender } = renderScreen(makeForm());
  const name = screen.getByLabelText('Name');
  fireEvent.change(name, { target: { value: '' } });
  rerender(makeForm({ value: { ...values, name: '' }, errors: { name: 'required' } }));
  expect(name.hasAttribute('aria-invalid')).toBe(false);
  fireEvent.blur(name);
  expect(describedBy(name)).toBe('Fill this in. Alt+Shift+U undoes the change.');
});

test('the save button waits until something has changed, and the section says how much', () => {
  const { rerender } = renderScreen(makeForm());
  expect(screen.getByRole('button', { name: 'Save Changes' }).getAttribute('aria-disabled')).toBe('true');
  expect(screen.queryByRole('button', { name: 'Discard' })).toBeNull();
  rerender(makeForm({ ...changed, ...section({ status: 'dirty' }) }));
  expect(screen.getByText('1 change')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Save Changes' }).getAttribute('aria-disabled')).toBe('false');
  rerender(makeForm({ value: { ...values, name: 'support', limit: null }, ...section({ status: 'dirty' }) }));
  expect(screen.getByText('2 changes')).toBeTruthy();
});

test.each(['dirty', 'failed'] as const)('says that an outcome is not known, never "0 changes" (%s)', (status) => {
  const onSave = vi.fn();
  const problem = status === 'failed' ? makeProblem('offline') : undefined;
  renderScreen(makeForm(section({ status, problem, onSave })));
  expect(screen.getByText(/We can’t tell if your last save went through/)).toBeTruthy();
  expect(screen.queryByText(/0 changes/)).toBeNull();
  expect(screen.queryAllByRole('alert')).toHaveLength(status === 'failed' ? 1 : 0);
  fireEvent.click(screen.getByRole('button', { name: 'Save Changes' }));
  expect(onSave).toHaveBeenCalledOnce();
});

test('the button tells how far the save is, and so does the announcer', () => {
  const onSave = vi.fn();
  const onDiscard = vi.fn();
  const { rerender } = renderScreen(makeForm({ ...changed, ...section({ status: 'dirty', onSave, onDiscard }) }));
  fireEvent.click(screen.getByRole('button', { name: 'Save Changes' }));
  fireEvent.click(screen.getByRole('button', { name: 'Discard' }));
  expect([onSave.mock.calls.length, onDiscard.mock.calls.length]).toEqual([1, 1]);

  rerender(makeForm({ ...changed, ...section({ status: 'saving', onSave, onDiscard }) }));
  fireEvent.click(screen.getByRole('button', { name: 'Saving...' }));
  fireEvent.click(screen.getByRole('button', { name: 'Discard' }));
  expect([onSave.mock.calls.length, onDiscard.mock.calls.length]).toEqual([1, 1]);
  expect(screen.getByRole('status').textContent).toBe('All: saving');

  rerender(makeForm(section({ status: 'saved' })));
  expect(screen.getByRole('button', { name: 'Saved' })).toBeTruthy();
  expect(screen.getByRole('status').textContent).toBe('All: saved');
});

test('Ctrl+S asks for another save while one is on its way, which the button does not', () => {
  const [onSave, onSaveAgain] = [vi.fn(), vi.fn()];
  renderScreen(makeForm({ ...changed, ...section({ status: 'saving', onSave, onSaveAgain }) }));
  fireEvent.click(screen.getByRole('button', { name: 'Saving...' }));
  expect([onSave.mock.calls.length, onSaveAgain.mock.calls.length]).toEqual([0, 0]);
  fireEvent.keyDown(screen.getByLabelText('Name'), { key: 's', ctrlKey: true });
  expect([onSave.mock.calls.length, onSaveAgain.mock.calls.length]).toEqual([0, 1]);
});

test.each(['ctrlKey', 'metaKey'])('%s and S save the section', (modifier) => {
  const onSave = vi.fn();
  renderScreen(makeForm({ ...changed, ...section({ status: 'dirty', onSave }) }));
  const wasLeftToBrowser = fireEvent.keyDown(screen.getByLabelText('Name'), { key: 's', [modifier]: true });
  expect(wasLeftToBrowser).toBe(false);
  expect(onSave).toHaveBeenCalledTimes(1);
});

test('nothing is saved where nothing has changed', () => {
  const onSave = vi.fn();
  renderScreen(makeForm(section({ onSave })));
  fireEvent.keyDown(screen.getByLabelText('Name'), { key: 's', ctrlKey: true });
  expect(onSave).not.toHaveBeenCalled();
});

test('a wrong field keeps the save waiting, and the button leads to it', () => {
  const onSave = vi.fn();
  const state = section({ status: 'dirty', onSave });
  renderScreen(makeForm({ value: { ...values, limit: null }, errors: { limit: 'required' }, ...state }));
  const button = screen.getByRole('button', { name: 'Save Changes' });
  expect(button.getAttribute('aria-disabled')).toBe('true');
  expect(describedBy(button)).toContain('Fix 1 field to save.');
  fireEvent.click(button);
  expect(onSave).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(screen.getByLabelText('Limit'));
});

test('a conflict shows the other value in words, and is settled either way', async () => {
  const onResolve = vi.fn();
  const onSave = vi.fn();
  const conflicts = { minutes: { mine: 5, theirs: 0 } };
  renderScreen(makeForm({ ...changed, conflicts, onResolve, ...section({ status: 'dirty', onSave }) }));
  const conflict = within(await screen.findByRole('group', { name: 'Changed elsewhere: Immediately' }));
  fireEvent.click(conflict.getByRole('button', { name: 'Keep mine' }));
  fireEvent.click(conflict.getByRole('button', { name: 'Use theirs' }));
  expect(onResolve.mock.calls).toEqual([
    ['minutes', 'mine'],
    ['minutes', 'theirs'],
  ]);
  fireEvent.click(screen.getByRole('button', { name: 'Save Changes' }));
  expect(onSave).not.toHaveBeenCalled();
});

test('a failed save takes the focus to its alert, the draft stays', () => {
  const { rerender } = renderScreen(makeForm({ ...changed, ...section({ status: 'saving' }) }));
  screen.getByRole('button', { name: 'Saving...' }).focus();
  const problem = makeProblem('invalid', { serverMessage: 'No such channel.' });
  rerender(makeForm({ ...changed, ...section({ status: 'failed', problem }) }));
  const alert = screen.getByRole('alert');
  expect(alert.textContent).toContain('Error: No such channel.');
  expect(document.activeElement).toBe(alert);
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('support');
});

const refusal = makeProblem('invalid', { serverMessage: 'Taken.', path: 'name', status: 400 });

test('a rejected save says so above the form, and leads to the field that the server named', () => {
  renderScreen(makeForm({ ...changed, ...section({ status: 'failed', problem: refusal }) }));
  const alert = screen.getByRole('alert');
  expect(alert.textContent).toContain('All: not saved. Error: Taken.');
  const form = screen.getByRole('region', { name: 'All' });
  expect(alert.compareDocumentPosition(form) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  const name = screen.getByLabelText('Name');
  expect(name.getAttribute('aria-invalid')).toBe('true');
  expect(describedBy(name)).toBe(
    'The server rejected this value. Change it and save again. Alt+Shift+U undoes the change.',
  );
  expect(screen.getByLabelText('Limit').hasAttribute('aria-invalid')).toBe(false);
  expect(within(form).getByText('Not saved.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Show field' }));
  expect(document.activeElement).toBe(name);
});

test('a rejected save can be retried unchanged', () => {
  const onSave = vi.fn();
  renderScreen(makeForm({ ...changed, ...section({ status: 'failed', problem: refusal, onSave }) }));
  fireEvent.click(screen.getByRole('button', { name: 'Save Changes' }));
  expect(onSave).toHaveBeenCalledOnce();
});

test.each([
  ['goes to the field that the server named', changed.value, 'name', 'Name'],
  ['goes to the alert when the server named none', changed.value, undefined, 'alert'],
  ['stays with a person who types on', { ...values, name: 'support', limit: 4 }, 'name', 'Limit'],
])('after a save by the shortcut the focus %s', (_, value, path, focused) => {
  const { rerender } = renderScreen(makeForm({ ...changed, ...section({ status: 'dirty' }) }));
  screen.getByLabelText('Limit').focus();
  rerender(makeForm({ ...changed, ...section({ status: 'saving' }) }));
  rerender(makeForm({ value, ...section({ status: 'failed', problem: makeProblem('invalid', { path }) }) }));
  expect(document.activeElement).toBe(focused === 'alert' ? screen.getByRole('alert') : screen.getByLabelText(focused));
});

test('a failed save leaves the focus with a person who types', () => {
  const { rerender } = renderScreen(makeForm({ ...changed, ...section({ status: 'saving' }) }));
  const name = screen.getByLabelText('Name');
  name.focus();
  rerender(makeForm({ ...changed, ...section({ status: 'failed', problem: makeProblem('server') }) }));
  expect(document.activeElement).toBe(name);
});

test('the save button keeps the focus when its section is clean again', () => {
  const { rerender } = renderScreen(makeForm(section({ status: 'saved' })));
  screen.getByRole('button', { name: 'Saved' }).focus();
  rerender(makeForm());
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Save Changes' }));
});

test.each([
  ['Discard', section({ status: 'dirty' }), section({})],
  ['Undo', section({ onUndo: vi.fn() }), section({ status: 'saving' })],
])('when the button %s goes, the focus stays at the end of the section', async (name, before, after) => {
  const { rerender, container } = renderScreen(makeForm({ ...changed, ...before }));
  (await screen.findByRole('button', { name })).focus();
  rerender(makeForm(after));
  expect(document.activeElement).toBe(container.querySelector('[data-chatdeck="save-bar"]'));
});

test.each([
  ['undo', 'Changes saved.', 'Undo'],
  ['redo', 'Changes undone.', 'Redo'],
] as const)('offers the %s of the newest save for as long as there is one', async (kind, text, name) => {
  const onUse = vi.fn();
  const offers = [{ id: 1, section: 'all', kind, names: ['name'], onUse }] as const;
  const { rerender } = renderScreen(makeForm({ offers }));
  expect(await screen.findByText(text)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name }));
  expect(onUse).toHaveBeenCalledOnce();
  rerender(makeForm());
  expect(screen.queryByRole('button', { name })).toBeNull();
});

test('each save has its own way back, named by its fields, also while another field differs', async () => {
  const [newer, older] = [vi.fn(), vi.fn()];
  const offers = [
    { id: 2, section: 'all', kind: 'redo', names: ['note'], onUse: newer },
    { id: 1, section: 'all', kind: 'undo', names: ['name', 'limit'], onUse: older },
  ] as const;
  const { rerender } = renderScreen(makeForm());
  rerender(makeForm({ offers }));
  expect(await screen.findByText('Undone: Note')).toBeTruthy();
  rerender(makeForm({ value: { ...values, isOn: true }, offers, ...section({ status: 'dirty' }) }));
  fireEvent.click(screen.getByRole('button', { name: 'Undo', description: 'Saved: Name, Limit' }));
  expect([newer.mock.calls.length, older.mock.calls.length]).toEqual([0, 1]);
  rerender(makeForm({ offers, ...section({ status: 'saving' }) }));
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

test('read only: everything is shown, nothing can be changed or saved', () => {
  const onSave = vi.fn();
  renderScreen(makeForm({ ...changed, ...section({ status: 'dirty', onSave }) }, true));
  expect(screen.getByLabelText<HTMLInputElement>('Name').readOnly).toBe(true);
  expect(screen.getByRole<HTMLButtonElement>('switch').disabled).toBe(true);
  expect(screen.getByRole<HTMLSelectElement>('combobox').disabled).toBe(true);
  expect(screen.queryByRole('button', { name: 'Save Changes' })).toBeNull();
  fireEvent.keyDown(screen.getByLabelText('Name'), { key: 's', ctrlKey: true });
  expect(onSave).not.toHaveBeenCalled();
});

function describedBy(control: HTMLElement): string {
  const ids = control.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent).join(' ');
}
