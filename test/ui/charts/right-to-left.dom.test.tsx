import { DayBars, Sparkline, TrendChart, WeekHeatmap } from 'chatdeck/ui';
import { TreeDiagram } from 'chatdeck/ui/charts/tree-diagram';
import type { DiagramNode } from 'chatdeck/ui/charts/tree-diagram-layout';
import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '../../screens/render-screen';

const nothing = () => undefined;
const attribute = (selector: string, name: string) => document.querySelector(selector)?.getAttribute(name);
const left = (selector: string) => document.querySelector<HTMLElement>(selector)?.style.left;
/** Where a chart's axis has its texts. */
const textsOf = (axis: string) =>
  Object.fromEntries(
    [...document.querySelectorAll(`${axis} text`)].map((text) => [text.textContent, text.getAttribute('x')]),
  );

test.each([
  ['ltr', 'M0,38L150,2L300,20', '0%', '100%'],
  ['rtl', 'M300,38L150,2L0,20', '100%', '0%'],
] as const)('a sparkline begins at the reading start in %s, also where it is read', (direction, line, first, last) => {
  const reading = (active: number) => ({ active, text: '', onActiveChange: nothing });
  const sparkline = (active: number) => (
    <Sparkline values={[0, 10, 5]} mean={5} label="Chats per day" reading={reading(active)} />
  );
  const { rerender } = renderScreen(sparkline(0), { direction });
  expect(attribute('.cd-sparkline-line', 'd')).toBe(line);
  // Along the line, and back along the base.
  expect(attribute('.cd-sparkline-area', 'd')).toMatch(new RegExp(`^${line}L.*Z$`));
  expect(left('.cd-trend-dot')).toBe(first);
  rerender(sparkline(2));
  expect(left('.cd-trend-dot')).toBe(last);
});

test.each([
  ['ltr', ['60', '60'], '60', { '00': '0%', '12': '50%' }],
  ['rtl', ['120', '60'], '180', { '00': '100%', '12': '50%' }],
] as const)('a day begins at the reading start in %s', (direction, bar, moment, texts) => {
  const moments = [{ at: 6, isOutside: true }];
  renderScreen(
    <DayBars label="Online" days={[{ label: 'Mar 3', periods: [{ start: 6, end: 12 }], share: 0.25, moments }]} />,
    { direction },
  );
  expect([attribute('.cd-day-bar', 'x'), attribute('.cd-day-bar', 'width')]).toEqual(bar);
  expect(attribute('.cd-day-moment', 'd')).toMatch(new RegExp(`^M${moment} `));
  expect(textsOf('.cd-days-axis')).toMatchObject(texts);
});

test.each([
  ['ltr', 'M0,100L50,50', 'M50,50L100,0', '0', '0%'],
  ['rtl', 'M100,100L50,50', 'M50,50L0,0', '100', '100%'],
] as const)('a trend begins at the reading start in %s', (direction, line, partial, mark, first) => {
  const points = [
    { label: 'Mar 1', value: 0, compared: { name: 'Feb 1', value: 0 }, note: 'Clocks change' },
    { label: 'Mar 2', value: 5, compared: { name: 'Feb 2', value: 5 } },
    { label: 'Mar 3', value: 10, isPartial: true },
  ];
  renderScreen(<TrendChart label="Chats" points={points} comparedLabel="before" />, { direction });
  expect(attribute('.cd-trend-line', 'd')).toBe(line);
  expect(attribute('.cd-trend-compared', 'd')).toBe(line);
  expect(attribute('.cd-trend-partial', 'd')).toBe(partial);
  expect(attribute('.cd-trend-mark', 'x1')).toBe(mark);
  fireEvent.keyDown(screen.getByRole('slider'), { key: 'Home' });
  expect(left('.cd-trend-dot:not([data-state])')).toBe(first);
});

test.each([
  ['ltr', 'translate(0, 0)', 'translate(230, 0)', '0', { '00': '0%', '12': '50%' }],
  ['rtl', 'translate(230, 0)', 'translate(0, 0)', '4.7', { '00': '100%', '12': '50%' }],
] as const)('a heatmap’s hours begin at the reading start in %s', (direction, first, last, mark, texts) => {
  const cells = Array.from({ length: 24 }, (_, hour) => ({ value: hour, marked: 0.5, layers: [], text: `${hour}` }));
  renderScreen(<WeekHeatmap label="Chats by hour" rows={[{ label: 'Mon', cells }]} hint="" />, { direction });
  expect(attribute('[data-place="0 0"]', 'transform')).toBe(first);
  expect(attribute('[data-place="0 23"]', 'transform')).toBe(last);
  expect(attribute('[data-place="0 0"] .cd-heatmap-mark', 'x')).toBe(mark);
  expect(textsOf('.cd-heatmap-hours')).toMatchObject(texts);
});

test.each([
  ['ltr', ['12', '340'], 'M196,34C268,34,268,34,340,34', '24'],
  ['rtl', ['340', '12'], 'M340,34C268,34,268,34,196,34', '512'],
] as const)('a tree begins at the reading start in %s', (direction, boxes, edge, text) => {
  const end: DiagramNode = { id: 'b', text: 'Bye', name: 'Bye', kind: 'end', children: [] };
  const root: DiagramNode = { id: 'a', text: 'Hello', name: 'Hello', kind: 'root', children: [end] };
  renderScreen(<TreeDiagram label="Paths" root={root} place={{ zoom: 1 }} onPlaceChange={nothing} onOpen={nothing} />, {
    direction,
  });
  expect(['a', 'b'].map((id) => attribute(`[data-id="${id}"] rect`, 'x'))).toEqual(boxes);
  expect(attribute('.cd-diagram-edge', 'd')).toBe(edge);
  expect(attribute('[data-id="a"] text', 'x')).toBe(text);
});
