import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { TypedChipsRow } from '../../../../src/ui/editor/chips/typed-chips-row';
import { renderScreen } from '../../../screens/render-screen';

const split = (text: string) => [...new Set(text.split(/[\s,]+/))].filter(Boolean);

function Live() {
  const [chips, setChips] = useState<readonly string[]>(['one']);
  const [typed, setTyped] = useState('');
  return (
    <TypedChipsRow
      label="Words"
      placeholder="A word"
      value={chips}
      typed={typed}
      split={split}
      separator={/[\s,]/}
      onValueChange={(next, rest) => {
        setChips(next);
        setTyped(rest);
      }}
    />
  );
}

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Words' });
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const expectChips = (chips: string[], typed: string) => {
  const shown = screen.queryAllByRole('listitem').map(({ textContent }) => textContent);
  expect([shown, field().value]).toEqual([chips, typed]);
};

beforeEach(() => void renderScreen(<Live />));

test('a separator, Enter, leaving the field and a paste of many make chips, each once', () => {
  type('two,th');
  expectChips(['one', 'two'], 'th');
  expect(screen.getByRole('status').textContent).toBe('two added');
  type('three');
  fireEvent.keyDown(field(), { key: 'Enter' });
  expectChips(['one', 'two', 'three'], '');
  type('four');
  fireEvent.blur(field());
  expectChips(['one', 'two', 'three', 'four'], '');
  const clipboardData = { getData: () => 'two\nfive\n' };
  expect(fireEvent.paste(field(), { clipboardData })).toBe(false);
  expectChips(['one', 'two', 'three', 'four', 'five'], '');
  expect(fireEvent.paste(field(), { clipboardData: { getData: () => 'alone' } })).toBe(true);
});

test('a paste of many replaces what is selected, and comes after what is typed', () => {
  const pasteOver = (text: string, [from, to]: [number, number], pasted: string) => {
    type(text);
    field().setSelectionRange(from, to);
    fireEvent.paste(field(), { clipboardData: { getData: () => pasted } });
  };
  pasteOver('refuse', [0, 6], 'refund, back');
  expectChips(['one', 'refund', 'back'], '');
  pasteOver('prix', [2, 3], 'ef, m');
  expectChips(['one', 'refund', 'back', 'pref', 'mx'], '');
  pasteOver('two', [3, 3], 'three, four');
  expectChips(['one', 'refund', 'back', 'pref', 'mx', 'two', 'three', 'four'], '');
});

test('Backspace takes the last chip away only from an empty field', () => {
  type('t');
  fireEvent.keyDown(field(), { key: 'Backspace' });
  expectChips(['one'], 't');
  type('');
  fireEvent.keyDown(field(), { key: 'Backspace' });
  expectChips([], '');
  expect(field().placeholder).toBe('A word');
});

test('a space typed during composition ends no chip', () => {
  fireEvent.input(field(), { target: { value: 'ni hao' }, isComposing: true });
  expectChips(['one'], 'ni hao');
  fireEvent.keyDown(field(), { key: 'Enter', isComposing: true });
  expectChips(['one'], 'ni hao');
});
