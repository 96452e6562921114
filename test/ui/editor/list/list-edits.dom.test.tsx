import { ListRow } from 'chatdeck/ui';
import type { ListRowProps } from 'chatdeck/ui/editor/list/list-row';
import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, test } from 'vitest';
import { renderScreen } from '../../../screens/render-screen';

let held: readonly string[];

function Live({ start = ['a', 'b'], ...props }: Partial<ListRowProps> & { start?: readonly string[] }) {
  const [value, setValue] = useState(start);
  held = value;
  return <ListRow label="Lines" {...props} value={value} onValueChange={setValue} />;
}

const line = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const last = () => line('Lines: new line');
const type = (text: string) => fireEvent.change(last(), { target: { value: text } });
const paste = (input: HTMLInputElement, text: string, [from, to] = [input.value.length, input.value.length]) => {
  input.setSelectionRange(from, to);
  return fireEvent.paste(input, { clipboardData: { getData: () => text } });
};
const said = () => screen.getByRole('status').textContent;
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('a new line', () => {
  test('is added by the button, which leaves the focus in the field', () => {
    renderScreen(<Live />);
    type(' c ');
    expect(fireEvent.mouseDown(screen.getByRole('button', { name: 'Add' }))).toBe(false);
    press('Add');
    expect([held, last().value, said()]).toEqual([['a', 'b', 'c'], '', '1 line added']);
  });

  test('of spaces is none', () => {
    renderScreen(<Live />);
    type('  ');
    fireEvent.blur(last());
    expect([held, last().value]).toEqual([['a', 'b'], '']);
  });

  test('that is empty adds nothing, and says nothing', () => {
    renderScreen(<Live />);
    press('Add');
    fireEvent.keyDown(last(), { key: 'Enter' });
    expect([held, said()]).toEqual([['a', 'b'], '']);
  });

  test('is not ended by another key, nor by Enter during composition', () => {
    renderScreen(<Live />);
    type('c');
    expect(fireEvent.keyDown(last(), { key: 'a' })).toBe(true);
    expect(fireEvent.keyDown(last(), { key: 'Enter', isComposing: true })).toBe(true);
    expect(last().value).toBe('c');
    expect(fireEvent.keyDown(last(), { key: 'Enter' })).toBe(false);
    expect(last().value).toBe('');
  });

  test('takes several that are pasted, with what is around the caret', () => {
    renderScreen(<Live />);
    type('xyz');
    expect(paste(last(), '1\n2', [1, 2])).toBe(false);
    expect([held, said()]).toEqual([['a', 'b', 'x1', '2z'], '2 lines added']);
    expect(paste(last(), 'alone')).toBe(true);
  });

  test('shows an example while it is empty', () => {
    renderScreen(<Live placeholder="/pricing" />);
    expect(last().placeholder).toBe('/pricing');
  });
});

describe('a line', () => {
  test('keeps what is around the caret when several are pasted into it', () => {
    renderScreen(<Live start={['abcd', 'e']} />);
    expect(paste(line('Line 1'), '1\n2\n3', [1, 3])).toBe(false);
    expect([held, said()]).toEqual([['a1', '2', '3d', 'e'], '2 lines added']);
  });

  test('takes one that is pasted as the browser does', () => {
    renderScreen(<Live />);
    expect(paste(line('Line 1'), 'alone')).toBe(true);
    expect(held).toEqual(['a', 'b']);
  });

  test('is split as the list splits', () => {
    renderScreen(<Live splitPasted={(text) => text.split(',')} />);
    paste(line('Line 2'), '1,2');
    expect(held).toEqual(['a', 'b1', '2']);
  });

  test('stays apart from what is typed at the end', () => {
    renderScreen(<Live />);
    type('typed');
    paste(line('Line 1'), '1\n2');
    expect([held, last().value]).toEqual([['a1', '2', 'b', 'typed'], 'typed']);
    press('Remove Line 2');
    expect([held, last().value]).toEqual([['a1', 'b', 'typed'], 'typed']);
  });

  test('is removed with its text announced, or its number if it has none, until the next edit', () => {
    renderScreen(<Live start={['a', '', 'c']} />);
    press('Remove Line 1');
    expect([held, said()]).toEqual([['', 'c'], 'a removed']);
    press('Remove Line 1');
    expect([held, said()]).toEqual([['c'], 'Line 1 removed']);
    fireEvent.change(line('Line 1'), { target: { value: 'd' } });
    expect([held, said()]).toEqual([['d'], '']);
  });

  test('at the end that is removed hands the focus to the one before', () => {
    renderScreen(<Live start={['a', 'b', 'c']} />);
    press('Remove Line 3');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remove Line 2' }));
  });

  test('may have a note without being wrong', () => {
    renderScreen(<Live remarkOf={(text) => (text === 'b' ? { note: 'Rare.' } : undefined)} />);
    const noted = screen.getByRole('textbox', { name: 'Line 2', description: 'Rare.' });
    expect([noted.getAttribute('aria-invalid'), noted.closest('li')?.dataset.state]).toEqual([null, 'valid']);
    expect(line('Line 1').hasAttribute('aria-describedby')).toBe(false);
  });

  test('that is wrong is marked as such', () => {
    renderScreen(<Live remarkOf={(text) => (text === 'b' ? { error: 'No b.' } : undefined)} />);
    expect(line('Line 2').closest('li')?.dataset.state).toBe('invalid');
    expect(line('Line 1').closest('li')?.dataset.state).toBe('valid');
  });
});

test.each<[Partial<ListRowProps>, boolean, boolean]>([
  [{ isReadOnly: true }, true, false],
  [{ disabledReason: 'Not yet.' }, false, true],
])('lines can’t be changed with %j', (props, isReadOnly, isDisabled) => {
  renderScreen(<Live {...props} />);
  const first = line('Line 1');
  expect([first.readOnly, first.disabled]).toEqual([isReadOnly, isDisabled]);
  expect(screen.queryByRole('button', { name: /Remove/ })).toBeNull();
  expect(paste(first, '1\n2')).toBe(true);
  expect(held).toEqual(['a', 'b']);
  expect(screen.queryByLabelText('Lines: new line') === null).toBe(isReadOnly);
});

test('a list without lines has only the new one', () => {
  renderScreen(<Live start={[]} />);
  expect(screen.queryByRole('list')).toBeNull();
  type('a');
  fireEvent.keyDown(last(), { key: 'Enter' });
  expect([held, screen.getAllByRole('listitem').length]).toEqual([['a'], 1]);
});
