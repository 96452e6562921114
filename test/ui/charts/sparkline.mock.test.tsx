import { Sparkline } from 'chatdeck/ui';
import type * as ScaleModule from '@visx/scale';
import { expect, test, vi } from 'vitest';
import { renderScreen } from '../../screens/render-screen';

const made = vi.hoisted(() => ({ scales: 0 }));

vi.mock('@visx/scale', async (importOriginal) => {
  const original = await importOriginal<typeof ScaleModule>();
  return {
    ...original,
    scaleLinear: (...args: Parameters<typeof ScaleModule.scaleLinear>) => {
      made.scales += 1;
      return original.scaleLinear(...args);
    },
  };
});

const cards = (first: number) =>
  Array.from({ length: 1000 }, (_, card) => (
    <Sparkline
      key={card}
      label={`Widget ${card}`}
      values={Array.from({ length: 30 }, (__, day) => (first + card + day) % 17)}
      mean={card % 5}
    />
  ));

test('the sparklines of 1,000 widgets share one scale of values and one list of places', () => {
  const { container, rerender } = renderScreen(cards(0));
  expect(container.querySelectorAll('.cd-sparkline-line')).toHaveLength(1000);
  // The scale that all heights are read from, and the one that the list of places is made with.
  expect(made.scales).toBe(2);
  rerender(cards(1));
  expect(made.scales).toBe(2);
});
