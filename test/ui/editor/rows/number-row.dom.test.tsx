import { NumberRow } from 'chatdeck/ui';
import { act, fireEvent, screen } from '@testing-library/react';
import fc from 'fast-check';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderScreen } from '../../../screens/render-screen';

let held: number | null;
let setHeld: (next: number | null) => void;

function Live({ start = 3, ...row }: { start?: number | null; isZeroEmpty?: boolean; maxDigits?: number }) {
  const [value, setValue] = useState(start);
  [held, setHeld] = [value, setValue];
  return <NumberRow label="Limit" {...row} value={value} onValueChange={setValue} />;
}

function field() {
  return screen.getByLabelText<HTMLInputElement>('Limit');
}
function type(text: string) {
  fireEvent.change(field(), { target: { value: text } });
}
function told() {
  const input = field();
  return { text: input.value, value: held, isWrong: input.getAttribute('aria-invalid') === 'true' };
}

test('what is no whole number stays as typed, with the error, and cannot be saved', () => {
  const { rerender } = renderScreen(<Live />);
  type('3.5a');
  expect(told()).toEqual({ text: '3.5a', value: null, isWrong: true });
  screen.getByText('Enter a whole number.');
  fireEvent.blur(field());
  rerender(<Live />);
  expect(told()).toEqual({ text: '3.5a', value: null, isWrong: true });
  type('35');
  expect(told()).toEqual({ text: '35', value: 35, isWrong: false });
  expect(screen.queryByText('Enter a whole number.')).toBeNull();
});

test('accepts surrounding spaces and the digits of other scripts, and shows the number on blur', () => {
  renderScreen(<Live />);
  type(' 12 ');
  expect(told()).toEqual({ text: ' 12 ', value: 12, isWrong: false });
  fireEvent.blur(field());
  expect(field().value).toBe('12');
  type('٣٥');
  expect(told()).toEqual({ text: '٣٥', value: 35, isWrong: false });
});

test('takes so many digits and no more, whole', () => {
  renderScreen(<Live maxDigits={4} />);
  type('12345');
  expect(told()).toEqual({ text: '12345', value: null, isWrong: true });
  screen.getByText('Enter at most 4 digits.');
  type('1234');
  expect(told()).toEqual({ text: '1234', value: 1234, isWrong: false });
});

test('takes no zero where zero is said in another way', () => {
  renderScreen(<Live isZeroEmpty />);
  type('0');
  expect(told()).toEqual({ text: '', value: null, isWrong: false });
});

test('another value from outside takes the place of what was typed', () => {
  renderScreen(<Live />);
  type('abc');
  expect(field().value).toBe('abc');
  fireEvent.blur(field());
  expect(held).toBeNull();
  act(() => setHeld(8));
  expect(told()).toEqual({ text: '8', value: 8, isWrong: false });
});

test('no typed text becomes a number that does not read the same', () => {
  renderScreen(<Live />);
  const typed = fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom(...'0123456789 .,-+ea') }));
  fc.assert(
    fc.property(typed, (text) => {
      type(text);
      const plain = field().value.trim();
      expect(held === null || String(held) === plain.replace(/^0+(?=\d)/, '')).toBe(true);
      expect(field().value).toBe(text.replaceAll(/[\r\n]/g, ''));
    }),
  );
});
