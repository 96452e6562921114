import { DayBars, TrendChart, WeekHeatmap, type DayBar, type HeatRow, type TrendPoint } from 'chatdeck/ui';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview';
import { phone } from '../with-links';

const chats = [
  8, 11, 9, 12, 10, 3, 2, 9, 12, 14, 13, 12, 4, 1, 10, 15, 18, 16, 12, 5, 3, 12, 13, 17, 15, 14, 6, 4, 14, 12,
];
const points: TrendPoint[] = chats.map((value, index) => ({ label: `Mar ${index + 1}`, value }));

const days: DayBar[] = [
  { label: 'Mar 3', periods: [{ start: 8.5, end: 17 }], share: 8.5 / 24 },
  {
    label: 'Mar 4',
    periods: [
      { start: 8, end: 12 },
      { start: 13, end: 18.25 },
    ],
    share: 9.25 / 24,
  },
  { label: 'Mar 5', periods: [{ start: 0, end: 24 }], share: 1 },
  { label: 'Mar 6', periods: [], share: 0 },
  {
    label: 'Mar 7',
    periods: [
      { start: 0, end: 1.5 },
      { start: 22, end: 24 },
    ],
    share: 3.5 / 24,
  },
];

const meta = preview.meta({
  title: 'UI/Charts',
  component: TrendChart,
  subcomponents: { DayBars, WeekHeatmap },
  parameters: { layout: 'padded' },
  args: { label: 'Chats per day', points, mean: 10.2, valueColumn: 'Chats' },
});

export const Trend = meta.story({
  play: async ({ canvas, userEvent }) => {
    const plot = canvas.getByRole('slider', { name: 'Chats per day' });
    await userEvent.tab();
    await expect(plot).toHaveFocus();
    await expect(plot).toHaveAttribute('aria-valuetext', 'Mar 30: 12');
    await userEvent.keyboard('{ArrowLeft}');
    await expect(plot).toHaveAttribute('aria-valuetext', 'Mar 29: 14');
    await userEvent.keyboard('{Home}{ArrowLeft}');
    await expect(plot).toHaveAttribute('aria-valuetext', 'Mar 1: 8');
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(canvas.getByRole('table', { name: 'Chats per day' }).querySelectorAll('tbody tr')).toHaveLength(30);
  },
});

export const TrendWithOneBigDay = meta.story({
  args: { points: points.map((point, index) => (index === 12 ? { ...point, value: 4810 } : point)), mean: 169 },
});

export const TrendWithoutChats = meta.story({
  args: { points: points.map(({ label }) => ({ label, value: 0 })), mean: 0 },
});

export const TrendOfOneDay = meta.story({ args: { points: points.slice(0, 1), mean: 8 } });

export const TrendWithoutDays = meta.story({ args: { points: [], mean: undefined } });

export const TrendOnPhone = meta.story({
  globals: phone,
  play: async ({ canvas }) => {
    canvas.getByRole('slider').focus();
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
});

/** The newest day is on the left, where reading ends, and the left arrow moves to it. */
export const TrendRightToLeft = meta.story({
  globals: { direction: 'rtl' },
  play: async ({ canvas, userEvent }) => {
    const plot = canvas.getByRole('slider');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(plot).toHaveAttribute('aria-valuetext', 'Mar 29: 14');
  },
});

const bars = <DayBars label="Operators online" days={days} />;

export const Days = meta.story({
  tags: ['looks'],
  render: () => bars,
  play: async ({ canvas }) => {
    const [, second, , fourth] = canvas.getAllByRole('listitem');
    await expect(second).toHaveTextContent(/39%8:00.AM to 12:00.PM, 1:00.PM to 6:15.PM$/);
    await expect(fourth).toHaveTextContent('none');
  },
});

export const NoDays = meta.story({ render: () => <DayBars label="Operators online" days={[]} /> });

/** Busy days with two layers, and an hour in which half of the chats were missed. */
const week: HeatRow[] = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'].map((label, row) => ({
  label,
  cells: Array.from({ length: 24 }, (_, hour) => {
    const value = row > 4 ? 0 : Math.max(0, 9 - Math.abs(13 - hour) + row);
    return {
      value,
      marked: hour === 8 ? 0.5 : 0,
      layers: [hour >= 9 && hour < 17 ? 1 : 0, hour === 16 ? 0.5 : Number(hour > 8 && hour < 16)],
      text: `${label}, ${hour}:00: ${value} chats`,
    };
  }),
}));

const heatmap = <WeekHeatmap label="Chats by hour" rows={week} hint="Point to an hour to see its numbers." />;

/** An hour is read below, whether it is pointed at or reached by keyboard. */
export const Week = meta.story({
  tags: ['looks'],
  render: () => heatmap,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByText('Mon, 0:00: 0 chats')).toBeVisible();
    await userEvent.hover(canvas.getByRole('gridcell', { name: 'Thu, 13:00: 12 chats' }));
    await expect(canvas.getByText('Thu, 13:00: 12 chats')).toBeVisible();
  },
});

export const WeekOnPhone = meta.story({ globals: phone, render: () => heatmap });

export const WeekWithoutChats = meta.story({
  render: () => (
    <WeekHeatmap
      label="Chats by hour"
      hint="Point to an hour to see its numbers."
      rows={week.map((row) => ({ ...row, cells: row.cells.map((cell) => ({ ...cell, value: 0, marked: 0 })) }))}
    />
  ),
});
