import { clockMarks } from 'chatdeck/model/time/clock-marks';
import { DayBars, TrendChart, WeekHeatmap } from 'chatdeck/ui';
import { valueScale, valueTicks } from 'chatdeck/ui/charts/scales';
import { apart, LABEL } from 'chatdeck/ui/charts/trend-ends';
import { nearestPoint, nextPoint, spreadOver } from 'chatdeck/ui/charts/trend-points';
import { fireEvent, screen } from '@testing-library/react';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { renderScreen } from '../../screens/render-screen';

test('the arrow keys walk the points, mirrored from right to left, and stop at the ends', () => {
  expect(nextPoint('ArrowRight', 3, 5, 'ltr')).toBe(4);
  expect(nextPoint('ArrowRight', 4, 5, 'ltr')).toBe(4);
  expect(nextPoint('ArrowRight', 4, 5, 'rtl')).toBe(3);
  expect(nextPoint('ArrowLeft', 0, 5, 'ltr')).toBe(0);
  expect(nextPoint('Home', 3, 5, 'rtl')).toBe(0);
  expect(nextPoint('End', 0, 5, 'ltr')).toBe(4);
  expect(nextPoint('Tab', 0, 5, 'ltr')).toBeUndefined();
});

test('the pointer finds the nearest point, also beside the plot', () => {
  expect([-0.2, 0.1, 0.9, 1.3].map((share) => nearestPoint(share, 5, 'ltr'))).toEqual([0, 0, 4, 4]);
  expect([-0.2, 0.1, 0.9, 1.3].map((share) => nearestPoint(share, 5, 'rtl'))).toEqual([4, 4, 0, 0]);
});

test('labels of the axis are few, different, and hold both ends', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 400 }), (count) => {
      const marks = spreadOver(count, 5);
      expect(marks.length).toBe(Math.min(5, count));
      expect(new Set(marks).size).toBe(marks.length);
      expect([marks[0], marks.at(-1)]).toEqual([0, count - 1]);
    }),
  );
  expect(spreadOver(0, 5)).toEqual([]);
});

const roundTicks = (highest: number, steps: number) => valueTicks(valueScale(highest, steps), steps);

test('the axis goes up in round steps, to the highest value or just beyond it', () => {
  expect(roundTicks(1, 4)).toEqual([0, 0.2, 0.4, 0.6, 0.8, 1]);
  expect(roundTicks(7, 4)).toEqual([0, 2, 4, 6, 8]);
  // In steps of 2 it would take seven of them.
  expect(roundTicks(12.1, 4)).toEqual([0, 5, 10, 15]);
  expect(roundTicks(168_094, 4)).toEqual([0, 50_000, 100_000, 150_000, 200_000]);
  expect(roundTicks(NaN, 4)).toEqual(roundTicks(1, 4));
  expect(roundTicks(Infinity, 4)).toEqual(roundTicks(1, 4));
  fc.assert(
    fc.property(fc.double({ min: 1, max: 1e12, noNaN: true }), (highest) => {
      const ticks = roundTicks(highest, 4);
      const [start = NaN, step = NaN] = ticks;
      expect(start).toBe(0);
      expect(ticks.length).toBeGreaterThanOrEqual(3);
      expect(ticks.length).toBeLessThanOrEqual(7);
      expect(Number(step.toExponential(6).split('e')[0])).toBeOneOf([1, 2, 5]);
      ticks.forEach((tick, index) => expect(tick).toBeCloseTo(index * step, 6));
      expect(ticks.at(-1)).toBeGreaterThanOrEqual(highest * (1 - 1e-11));
      expect(ticks.at(-2)).toBeLessThan(highest);
    }),
  );
});

test('every value of a trend is in its table, formatted in the locale', () => {
  const points = [
    { label: '1. März', value: 1.5 },
    { label: '2. März', value: 0 },
  ];
  renderScreen(<TrendChart label="Chats" points={points} mean={0.75} />, { locale: 'de' });
  const cells = screen.getAllByRole('row').map((row) => row.textContent);
  expect(cells).toEqual(['DayValue', '1. März1,5', '2. März0']);
  expect(screen.getByRole('slider').getAttribute('aria-valuetext')).toBe('2. März: 0');
});

test('a trend reads what a value is compared with, gaps, a value that still grows, and marks', () => {
  const points = [
    {
      label: 'Mar 1',
      name: 'Sat, Mar 1',
      value: null,
      compared: { name: 'Sat, Feb 1', value: 2 },
      note: 'Clocks change',
    },
    { label: 'Mar 2', name: 'Sun, Mar 2', value: 3, isPartial: true },
  ];
  const { container } = renderScreen(<TrendChart label="Chats" points={points} comparedLabel=" before" />);
  const cells = screen.getAllByRole('row').map((row) => row.textContent);
  expect(cells).toEqual(['DayValue before', 'Sat, Mar 1no data2', 'Sun, Mar 23 so far']);
  const plot = screen.getByRole('slider');
  expect(plot.getAttribute('aria-valuetext')).toBe('Sun, Mar 2: 3 so far');
  fireEvent.keyDown(plot, { key: 'Home' });
  expect(plot.getAttribute('aria-valuetext')).toBe('Sat, Mar 1: no data; Sat, Feb 1: 2. Clocks change');
  expect(container.querySelectorAll('.cd-trend-mark')).toHaveLength(1);
  expect([...container.querySelectorAll('.cd-trend-mean-label')].map((label) => label.textContent)).toEqual([
    '3 so far',
    ' before',
  ]);
});

test('a line has a gap where a value is unknown, and is dotted to the value that still grows', () => {
  const values = [1, null, 3, 4, 5];
  const points = values.map((value, index) => ({ label: `Mar ${index + 1}`, value, isPartial: index === 4 }));
  const { container } = renderScreen(<TrendChart label="Chats" points={points} />);
  const starts = (name: string) =>
    container
      .querySelector(name)
      ?.getAttribute('d')
      ?.match(/M[\d.]+/g);
  expect(starts('.cd-trend-line')).toEqual(['M0', 'M50']);
  expect(starts('.cd-trend-partial')).toEqual(['M75']);
});

test('the names at the ends of lines never cover each other or leave the chart, and keep their order', () => {
  const states = ['current', 'mean', 'compared'] as const;
  const placesOf = (at: number[]) =>
    apart(at.map((place, index) => ({ text: '', at: place, state: states[index] ?? 'mean' }))).map((label) => label.at);
  expect(placesOf([50, 46, 48])).toEqual([46, 55, 64]);
  expect(placesOf([100, 97])).toEqual([91, 100]);
  fc.assert(
    fc.property(fc.array(fc.double({ min: 0, max: 100, noNaN: true }), { maxLength: 3 }), (at) => {
      const sorted = at.toSorted((a, b) => a - b);
      const places = placesOf(at);
      const isClear = (all: number[]) =>
        all.every((place, index) => index === 0 || place - (all[index - 1] ?? 0) >= LABEL - 1e-9);
      expect(places).toHaveLength(at.length);
      expect(isClear(places)).toBe(true);
      expect(places.every((place) => place >= 0 && place <= 100)).toBe(true);
      if (isClear(sorted)) places.forEach((place, index) => expect(place).toBeCloseTo(sorted[index] ?? NaN, 6));
    }),
  );
});

test('a single day with a note has one mark, where it is read', () => {
  const points = [{ label: 'Mar 1', value: 3, note: 'Clocks change' }];
  const { container } = renderScreen(<TrendChart label="Chats" points={points} />);
  const marks = [...container.querySelectorAll('.cd-trend-mark')].map((mark) => mark.getAttribute('x1'));
  expect(marks).toEqual(['50']);
});

const shortcuts = [
  { key: 'ArrowLeft', altKey: true },
  { key: 'Home', ctrlKey: true },
  { key: 'End', shiftKey: true },
  { key: 'ArrowRight', metaKey: true },
];

test.each(shortcuts)('a chart leaves %j to the browser', (shortcut) => {
  const points = ['Mar 1', 'Mar 2', 'Mar 3'].map((label, value) => ({ label, value }));
  renderScreen(<TrendChart label="Chats" points={points} />);
  const chart = screen.getByRole('slider');
  fireEvent.focus(chart);
  fireEvent.keyDown(chart, { key: 'ArrowLeft' });
  const before = chart.getAttribute('aria-valuetext');
  expect(fireEvent.keyDown(chart, shortcut)).toBe(true);
  expect(chart.getAttribute('aria-valuetext')).toBe(before);
});

test.each(['Enter', ' '])('a week chooses an hour by %j, but leaves it to the browser with a modifier', (key) => {
  const cells = Array.from({ length: 24 }, (_, hour) => ({ value: hour, marked: 0, layers: [], text: `${hour}:00` }));
  renderScreen(
    <WeekHeatmap label="Chats" rows={[{ label: 'Mon', cells }]} hint="" detailsOf={({ column }) => `Hour ${column}`} />,
  );
  const grid = screen.getByRole('grid');
  for (const modifier of ['ctrlKey', 'metaKey', 'altKey', 'shiftKey'])
    expect(fireEvent.keyDown(grid, { key, [modifier]: true })).toBe(true);
  expect(screen.queryByText('Hour 0')).toBeNull();
  expect(fireEvent.keyDown(grid, { key })).toBe(false);
  expect(screen.getByText('Hour 0')).toBeTruthy();
});

test('each missed moment of a day is a mark, and words', () => {
  const moments = [
    { at: 6, isOutside: true },
    { at: 13, isOutside: false },
  ];
  renderScreen(
    <DayBars
      label="Online"
      days={[{ label: 'Mar 3', periods: [], share: 0, moments, momentsText: '2 missed chats' }]}
    />,
  );
  const marks = [...document.querySelectorAll('.cd-day-moment')];
  expect(marks.map((mark) => [mark.getAttribute('d'), mark.getAttribute('data-state')])).toEqual([
    ['M130 0V16', 'inside'],
    ['M60 0V16', 'outside'],
  ]);
  expect(screen.getByRole('listitem').textContent).toContain('2 missed chats');
});

test('what is counted in whole numbers has no fractions on its axis', () => {
  const { container } = renderScreen(<TrendChart label="Chats" points={[{ label: 'Mar 1', value: 0 }]} />);
  expect([...container.querySelectorAll('.cd-trend-ticks text')].map((tick) => tick.textContent)).toEqual(['0', '1']);
});

test('a trend without days has nothing to walk', () => {
  renderScreen(<TrendChart label="Chats" points={[]} />);
  expect(screen.queryByRole('slider')).toBeNull();
});

test('each period of a day is a bar from its start to its end, and words', () => {
  const periods = [{ start: 6, end: 12 }];
  renderScreen(<DayBars label="Online" days={[{ label: 'Mar 3', periods, share: 0.25 }]} />, { locale: 'de' });
  const bar = document.querySelector('.cd-day-bar');
  expect([bar?.getAttribute('x'), bar?.getAttribute('width')]).toEqual(['60', '60']);
  expect(screen.getByRole('listitem').textContent).toMatch(/^Mar 3.*25\s%06:00 to 12:00$/);
});

const axisOf = (place: Element | null | undefined) =>
  [...(place?.querySelectorAll('.cd-days-hours text') ?? [])].map((text) => text.textContent);
const evenLabels = ['00', '02', '04', '06', '08', '10', '12', '14', '16', '18', '20', '22'];

test.each(['en', 'de', 'fr', 'ja'])('a 24-hour axis has 12 labels of two digits, every 2 hours, in %s', (locale) => {
  const { container } = renderScreen(<DayBars label="Online" days={[]} />, { locale });
  expect(axisOf(container)).toEqual(evenLabels);
});

test('a day of 23 or 25 hours has its own scale and says so without shrinking the others', () => {
  const periods = [{ start: 12, end: 18 }];
  const days = [
    { label: 'Mar 29', periods, share: 0.25 },
    {
      label: 'Mar 30',
      periods,
      share: 0.25,
      hours: 23,
      marks: clockMarks('2025-03-30', 'Europe/Berlin'),
      note: '23 h',
    },
    {
      label: 'Oct 26',
      periods,
      share: 0.25,
      hours: 25,
      marks: clockMarks('2025-10-26', 'Europe/Berlin'),
      note: '25 h',
    },
  ];
  renderScreen(<DayBars label="Online" days={days} />);
  const rows = screen.getAllByRole('listitem');
  const placeOf = (row: Element) => {
    const bar = row.querySelector('.cd-day-bar');
    return [Number(bar?.getAttribute('x')), Number(bar?.getAttribute('width'))];
  };
  const [ordinary, spring, autumn] = rows.map(placeOf);
  expect(ordinary).toEqual([120, 60]);
  expect(spring?.[0]).toBeCloseTo((240 * 12) / 23);
  expect(autumn?.[1]).toBeCloseTo((240 * 6) / 25);
  expect(rows.map(axisOf)).toEqual([[], evenLabels.filter((label) => label !== '02'), evenLabels]);
  expect(rows.map((row) => row.querySelector('.cd-day-note')?.textContent)).toEqual([undefined, '23 h', '25 h']);
});
