import { Sparkline } from 'chatdeck/ui';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';

function pathsOf(values: number[], mean: number) {
  render(<Sparkline values={values} mean={mean} label="Chats per day" />);
  const drawing = screen.getByRole('img', { name: 'Chats per day' });
  return {
    line: drawing.querySelector('.cd-sparkline-line')?.getAttribute('d'),
    mean: drawing.querySelector('.cd-sparkline-mean')?.getAttribute('y1'),
  };
}

test('draws from the oldest value at the start to the newest at the end', () => {
  expect(pathsOf([0, 10, 5], 5)).toEqual({ line: 'M0,38L150,2L300,20', mean: '20' });
});

test('draws a flat line at the foot when there is nothing to count', () => {
  expect(pathsOf([0, 0], 0)).toEqual({ line: 'M0,38L300,38', mean: undefined });
});

test('draws a line without values, too', () => {
  expect(pathsOf([], 0)).toEqual({ line: 'M0,38L300,38', mean: undefined });
});

test('draws one value over the whole width', () => {
  expect(pathsOf([7], 7)).toEqual({ line: 'M0,2L300,2', mean: '2' });
});

test('leaves room above its own highest value when it shares a scale', () => {
  render(<Sparkline values={[0, 10]} mean={5} peak={20} label="Chats per day" />);
  expect(document.querySelector('.cd-sparkline-line')?.getAttribute('d')).toBe('M0,38L300,20');
});
