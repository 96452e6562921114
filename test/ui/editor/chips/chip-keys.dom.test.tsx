import { ChipsRow } from 'chatdeck/ui';
import { TypedChipsRow } from 'chatdeck/ui/editor/chips/typed-chips-row';
import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { renderScreen } from '../../../screens/render-screen';

let held: readonly string[];
const options = ['a', 'b', 'c'].map((value) => ({ value, label: value.toUpperCase() }));

function Live({ start = ['a', 'b', 'c'] }: { start?: readonly string[] }) {
  const [value, setValue] = useState(start);
  held = value;
  return <ChipsRow label="Letters" options={options} value={value} onValueChange={setValue} />;
}

const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Letters' });
const chip = (name: string) => screen.getByRole('button', { name: `Remove ${name}` });
const focused = () =>
  document.activeElement?.getAttribute('aria-label') ?? (document.activeElement === field() && 'field');
const said = () => document.querySelector('[data-chatdeck="announcer"]')?.textContent;

function press(key: string): boolean {
  return fireEvent.keyDown(document.activeElement as Element, { key });
}

describe('along the chips', () => {
  test('the arrow keys lead from the field to the first chip and back, and no further', () => {
    renderScreen(<Live />);
    field().focus();
    expect(press('ArrowRight')).toBe(true);
    expect(focused()).toBe('field');
    const places = ['ArrowLeft', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft', 'ArrowRight'].map((key) => [
      press(key),
      focused(),
    ]);
    expect(places).toEqual([
      [false, 'Remove C'],
      [false, 'Remove B'],
      [false, 'Remove A'],
      [true, 'Remove A'],
      [false, 'Remove B'],
    ]);
    press('ArrowRight');
    press('ArrowRight');
    expect(focused()).toBe('field');
  });

  test('they are mirrored in a layout from right to left', () => {
    renderScreen(<Live />, { locale: 'ar', direction: 'rtl' });
    field().focus();
    press('ArrowRight');
    expect(focused()).toBe('Remove C');
    press('ArrowLeft');
    expect(focused()).toBe('field');
  });

  test('they stay in a text that is typed, except at its start', () => {
    renderScreen(<Live start={['a']} />);
    fireEvent.change(field(), { target: { value: 'bc' } });
    field().focus();
    field().setSelectionRange(1, 1);
    expect([press('ArrowLeft'), focused()]).toEqual([true, 'field']);
    field().setSelectionRange(0, 0);
    expect([press('ArrowLeft'), focused()]).toEqual([false, 'Remove A']);
  });

  test('Tab reaches the last chip alone', () => {
    renderScreen(<Live />);
    expect(['A', 'B', 'C'].map((name) => chip(name).tabIndex)).toEqual([-1, -1, 0]);
  });
});

describe('a removed chip', () => {
  test.each([
    ['B', ['a', 'c'], 'Remove C'],
    ['C', ['a', 'b'], 'field'],
  ])('hands the focus to the one after it, or to the field: %s', (name, left, place) => {
    renderScreen(<Live />);
    fireEvent.click(chip(name));
    expect([held, focused(), said()]).toEqual([left, place, `${name} removed`]);
  });

  test('is the last by Backspace in the empty field, and none if there is none', () => {
    renderScreen(<Live start={['a']} />);
    field().focus();
    press('Backspace');
    expect([held, said()]).toEqual([[], 'A removed']);
    press('Backspace');
    expect([held, said()]).toEqual([[], 'A removed']);
    expect(screen.queryByRole('list', { name: 'Letters: selected' })).toBeNull();
  });
});

describe('typed chips', () => {
  const onValueChange = vi.fn();
  const show = (typed: string, props: object = {}) => {
    onValueChange.mockClear();
    renderScreen(
      <TypedChipsRow
        label="Words"
        value={['one']}
        typed={typed}
        split={(text) => [...new Set(text.split(/[\s,]+/))].filter(Boolean)}
        separator={/[\s,]/}
        onValueChange={onValueChange}
        {...props}
      />,
    );
    return screen.getByRole<HTMLInputElement>('textbox', { name: 'Words' });
  };

  test.each(['', '  '])('leaving the field with %j adds none', (typed) => {
    fireEvent.blur(show(typed));
    expect(onValueChange).not.toHaveBeenCalled();
  });

  test('Enter on spaces adds none', () => {
    expect(fireEvent.keyDown(show(' '), { key: 'Enter' })).toBe(true);
    expect(onValueChange).not.toHaveBeenCalled();
  });

  test.each([{ isReadOnly: true }, { disabledReason: 'Not yet.' }])('can’t be removed with %j', (props) => {
    const input = show('', props);
    fireEvent.keyDown(input, { key: 'Backspace' });
    expect(screen.queryByRole('button', { name: 'Remove one' })).toBeNull();
    expect(onValueChange).not.toHaveBeenCalled();
  });

  test('a paste into a field that can only be read adds none', () => {
    const input = show('', { isReadOnly: true });
    expect(input.readOnly).toBe(true);
    expect(fireEvent.paste(input, { clipboardData: { getData: () => 'two, three' } })).toBe(true);
    expect(onValueChange).not.toHaveBeenCalled();
  });
});
