import { makeEditor } from 'chatdeck/testing';
import { bindRows, ChipsRow, ColorRow, EditorFrame, ListRow, RadioCardsRow, SecretRow, SwitchRow } from 'chatdeck/ui';
import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { renderScreen } from '../../../screens/render-screen';

interface Values {
  size: 'small' | 'large';
  color: string;
  key: string;
  lines: readonly string[];
  places: readonly string[];
  isOn: boolean;
}
const values: Values = {
  size: 'small',
  color: '#3f51b5',
  key: 'k-secret',
  lines: ['a', 'b'],
  places: ['DE', 'FR'],
  isOn: false,
};
const Form = bindRows<Values, 'all'>()({ ChipsRow, ColorRow, ListRow, RadioCardsRow, SecretRow, SwitchRow });
const sizes = [
  { value: 'small' as const, title: 'Small', description: 'For phones.' },
  { value: 'large' as const, title: 'Large', disabledReason: 'Not on your plan.' },
];
const places = [
  { value: 'DE', label: 'Germany' },
  { value: 'FR', label: 'France' },
  { value: 'AT', label: 'Österreich' },
];
const swatches = [{ value: '#ffffff', label: 'White' }];

const onEdit = vi.fn();

/** The rows over values that change as they are edited. */
function Live({ value: start = values, readOnly = false }: { value?: Values; readOnly?: boolean }) {
  const [value, setValue] = useState(start);
  const editor = makeEditor(
    value,
    { all: [] },
    {
      saved: values,
      onEdit: (patch) => {
        onEdit(patch);
        setValue({ ...value, ...patch });
      },
    },
  );
  return (
    <EditorFrame editor={editor} readOnly={readOnly}>
      <Form.RadioCardsRow name="size" label="Size" options={sizes} />
      <Form.ColorRow name="color" label="Color" swatches={swatches} defaultValue="#000000" />
      <Form.SecretRow name="key" label="Key" />
      <Form.ListRow name="lines" label="Lines" />
      <Form.ChipsRow name="places" label="Places" options={places} />
      <Form.SwitchRow name="isOn" label="On" />
    </EditorFrame>
  );
}

test('a row has the texts of its field, unless it is given others', () => {
  const fields = { key: { label: 'Key', help: 'Keep it.', placeholder: 'k-1' }, isOn: { label: 'On', help: 'Now.' } };
  renderScreen(
    <EditorFrame editor={makeEditor({ ...values, key: '' }, { all: [] })} fields={fields}>
      <Form.SecretRow name="key" />
      <Form.SwitchRow name="isOn" label="Off" help={undefined} />
      <Form.ColorRow name="color" />
    </EditorFrame>,
  );
  const key = screen.getByRole<HTMLInputElement>('textbox', { name: 'Key', description: 'Keep it.' });
  expect(key.placeholder).toBe('k-1');
  screen.getByRole('switch', { name: 'Off', description: '' });
  screen.getByRole('textbox', { name: 'color' });
});

function field(name: string) {
  return screen.getByLabelText<HTMLInputElement>(name);
}

function click(name: string) {
  fireEvent.click(screen.getByRole('button', { name }));
}

test('a changed field goes back to what is saved, and has the focus', () => {
  renderScreen(<Live value={{ ...values, isOn: true }} />);
  expect(screen.getAllByRole('button', { name: /Undo change/ })).toHaveLength(1);
  click('Undo change: On');
  expect(onEdit).toHaveBeenLastCalledWith({ isOn: false });
  expect(screen.queryByRole('button', { name: 'Undo change: On' })).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('switch', { name: 'On' }));
});

test('a field with a default goes back to that', () => {
  renderScreen(<Live />);
  click('Use default: Color');
  expect(onEdit).toHaveBeenLastCalledWith({ color: '#000000' });
  expect(screen.queryByRole('button', { name: 'Use default: Color' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Undo change: Color' })).toBeTruthy();
});

test('read only: there are no ways back', () => {
  renderScreen(<Live value={{ ...values, isOn: true }} readOnly />);
  expect(screen.queryByRole('button', { name: /Undo change|Use default|Remove|Add/ })).toBeNull();
  expect(field('Color').readOnly).toBe(true);
});

test('a card has its title for a name, and its sentence or the reason for a description', () => {
  renderScreen(<Live />);
  const large = screen.getByRole<HTMLButtonElement>('radio', { name: 'Large', description: 'Not on your plan.' });
  expect(large.disabled).toBe(true);
  expect(screen.getByRole('radiogroup', { name: 'Size' })).toBeTruthy();
});

test('a color is stored as six lowercase digits, and rejected if invalid', () => {
  onEdit.mockClear();
  renderScreen(<Live />);
  fireEvent.change(field('Color'), { target: { value: '#A' } });
  expect(onEdit).not.toHaveBeenCalled();
  expect(screen.queryByText(/Enter a color/)).toBeNull();
  fireEvent.change(field('Color'), { target: { value: '#xyz' } });
  expect(screen.getByText(/Enter a color/)).toBeTruthy();
  fireEvent.change(field('Color'), { target: { value: '#ABC' } });
  expect(onEdit.mock.calls).toEqual([[{ color: '#aabbcc' }]]);
  expect(field('Color').value).toBe('#ABC');
  fireEvent.blur(field('Color'));
  expect(field('Color').value).toBe('#aabbcc');
  click('White');
  expect(onEdit).toHaveBeenLastCalledWith({ color: '#ffffff' });
});

test('a masked secret is nowhere on the page', () => {
  const { container } = renderScreen(<Live />);
  const holds = () => container.innerHTML.includes('k-secret') || field('Key').value.includes('k-secret');
  expect(holds()).toBe(false);
  expect(field('Key').readOnly).toBe(true);
  click('Show: Key');
  expect(holds()).toBe(true);
  fireEvent.change(field('Key'), { target: { value: 'k-secret-2' } });
  expect(onEdit).toHaveBeenLastCalledWith({ key: 'k-secret-2' });
  click('Hide: Key');
  expect(holds()).toBe(false);
});

test('an empty secret is seen while it is typed', () => {
  renderScreen(<Live value={{ ...values, key: '' }} />);
  fireEvent.change(field('Key'), { target: { value: 'n' } });
  expect(field('Key').value).toBe('n');
});

test('a line is added with Enter and when it is left, and edited', () => {
  renderScreen(<Live />);
  const last = field('Lines: new line');
  fireEvent.change(last, { target: { value: ' c ' } });
  fireEvent.keyDown(last, { key: 'Enter' });
  expect(onEdit).toHaveBeenLastCalledWith({ lines: ['a', 'b', 'c'] });
  fireEvent.change(last, { target: { value: 'd' } });
  fireEvent.blur(last);
  expect(onEdit).toHaveBeenLastCalledWith({ lines: ['a', 'b', 'c', 'd'] });
  fireEvent.change(field('Line 1'), { target: { value: 'aa' } });
  expect(onEdit).toHaveBeenLastCalledWith({ lines: ['aa', 'b', 'c', 'd'] });
});

test('what is typed at the end of a list is an edit right away, and a line when it is done', () => {
  renderScreen(<Live />);
  const last = field('Lines: new line');
  fireEvent.change(last, { target: { value: 'c' } });
  fireEvent.change(last, { target: { value: 'c ' } });
  expect(onEdit).toHaveBeenLastCalledWith({ lines: ['a', 'b', 'c '] });
  expect(screen.queryByLabelText('Line 3')).toBeNull();
  fireEvent.change(field('Line 1'), { target: { value: 'aa' } });
  expect(onEdit).toHaveBeenLastCalledWith({ lines: ['aa', 'b', 'c '] });
  expect(last.value).toBe('c ');
  fireEvent.change(last, { target: { value: '' } });
  expect(onEdit).toHaveBeenLastCalledWith({ lines: ['aa', 'b'] });
  fireEvent.change(last, { target: { value: 'd' } });
  fireEvent.keyDown(last, { key: 'Enter' });
  expect(field('Line 3').value).toBe('d');
  expect(last.value).toBe('');
});

test('when a line goes, the focus goes to the one that takes its place, at last to the new one', () => {
  renderScreen(<Live />);
  click('Remove Line 1');
  expect(onEdit).toHaveBeenLastCalledWith({ lines: ['b'] });
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remove Line 1' }));
  click('Remove Line 1');
  expect(document.activeElement).toBe(field('Lines: new line'));
});

test('pasted lines become lines, where they were pasted', () => {
  renderScreen(<Live />);
  const first = field('Line 1');
  first.setSelectionRange(1, 1);
  fireEvent.paste(first, { clipboardData: { getData: () => 'x\ny\r\nz' } });
  expect(onEdit).toHaveBeenLastCalledWith({ lines: ['ax', 'y', 'z', 'b'] });
  fireEvent.paste(field('Lines: new line'), { clipboardData: { getData: () => '1\n\n2\n' } });
  expect(onEdit).toHaveBeenLastCalledWith({ lines: ['ax', 'y', 'z', 'b', '1', '2'] });
});

test('a line says why it is wrong', () => {
  const remarkOf = (line: string) => (line === 'b' ? { error: 'No b.', note: 'Really.' } : undefined);
  renderScreen(<ListRow label="Lines" value={['a', 'b']} onValueChange={onEdit} remarkOf={remarkOf} />);
  const wrong = screen.getByRole('textbox', { name: 'Line 2', description: 'No b. Really.' });
  expect(wrong.getAttribute('aria-invalid')).toBe('true');
  expect(field('Line 1').getAttribute('aria-invalid')).toBeNull();
});

test('Backspace in the empty field removes the last chip, typing finds the next', () => {
  renderScreen(<Live />);
  const input = screen.getByRole('combobox', { name: 'Places' });
  fireEvent.keyDown(input, { key: 'Backspace' });
  expect(onEdit).toHaveBeenLastCalledWith({ places: ['DE'] });
  fireEvent.change(input, { target: { value: 'osterr' } });
  fireEvent.keyDown(input, { key: 'Enter' });
  expect(onEdit).toHaveBeenLastCalledWith({ places: ['DE', 'AT'] });
});

test('the arrow keys lead along the chips, and Delete hands the focus on', () => {
  renderScreen(<Live />);
  const input = screen.getByRole('combobox', { name: 'Places' });
  input.focus();
  fireEvent.keyDown(input, { key: 'ArrowLeft' });
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Remove France');
  fireEvent.keyDown(document.activeElement as Element, { key: 'ArrowLeft' });
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Remove Germany');
  fireEvent.keyDown(document.activeElement as Element, { key: 'Delete' });
  expect(onEdit).toHaveBeenLastCalledWith({ places: ['FR'] });
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Remove France');
  fireEvent.keyDown(document.activeElement as Element, { key: 'Backspace' });
  expect(document.activeElement).toBe(input);
});

test('no row calls anything before it is touched', () => {
  onEdit.mockClear();
  renderScreen(<Live />);
  expect(onEdit).not.toHaveBeenCalled();
});
