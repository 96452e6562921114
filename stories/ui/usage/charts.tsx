import { DayBars, TrendChart, WeekHeatmap, type HeatRow } from 'chatdeck/ui';
import type { Usage } from './usage';

const points = [4, 7, 5, 9, 12, 8, 11].map((value, index) => ({ label: `${index + 3} Mar`, value }));

const week: HeatRow[] = ['Mon', 'Tue', 'Wed'].map((label, row) => ({
  label,
  cells: Array.from({ length: 24 }, (_, hour) => {
    const value = Math.max(0, 8 - Math.abs(13 - hour) + row);
    const marked = hour === 9 ? 0.5 : 0;
    return { value, marked, layers: [], text: `${label}, ${hour}:00: ${value} chats` };
  }),
}));

const silent = week.map((row) => ({ ...row, cells: row.cells.map((cell) => ({ ...cell, text: '' })) }));

export const usages: readonly Usage[] = [
  {
    parts: ['TrendChart'],
    use: 'For how a number went over days or weeks, with its mean. Five points or more.',
    avoid:
      'For one number (`StatCard`), for a shape without numbers (`Sparkline`), or for comparing people: a `DataTable` is exact and sorts.',
    dos: [
      {
        example: <TrendChart label="Chats per day" points={points} mean={8} valueColumn="Chats" />,
        why: 'Name what is counted, and label the mean where it runs: no legend is needed.',
      },
    ],
    donts: [
      {
        example: <TrendChart label="Chats" points={points.slice(0, 2)} />,
        why: 'Do not draw a trend of two days. Two numbers side by side say it better.',
      },
    ],
    keyboard:
      'One stop: the arrow keys walk the points and each is read out. The same numbers stand in a table, so nobody depends on the drawing.',
  },
  {
    parts: ['DayBars'],
    use: 'For when something was the case on each day: operators online, a service up.',
    avoid: 'For amounts. A longer bar is read as “more”, and here it means “longer”.',
    dos: [
      {
        example: (
          <DayBars
            label="Operators online"
            days={[{ label: '3 Mar', periods: [{ start: 8, end: 17 }], share: 0.375 }]}
          />
        ),
        why: 'Give the share of the day as well, so that days can be compared by a number.',
      },
    ],
    donts: [
      {
        example: <DayBars label="Operators online" days={[{ label: '3 Mar', periods: [], share: 0 }]} />,
        why: 'Do not show an unknown day as an empty one: a `share` of null says that nothing is known.',
      },
    ],
    keyboard: 'A list: each day is read with its periods in words. Nothing in it takes the focus.',
  },
  {
    parts: ['WeekHeatmap'],
    use: 'For when something happens in a week: chats by weekday and hour. Up to two layers compare it with hours.',
    avoid: 'For exact numbers, or fewer than a few dozen events: a `DataTable` says those better.',
    dos: [
      {
        example: <WeekHeatmap label="Chats by hour" rows={week} hint="Point to an hour to see its numbers." />,
        why: 'Give each hour all of its numbers in words, layers included.',
      },
    ],
    donts: [
      {
        example: <WeekHeatmap label="Chats" rows={silent} hint="" />,
        why: 'Do not leave an hour without words: a shade alone tells nobody how many.',
      },
    ],
    keyboard:
      'One stop: the arrow keys move between hours and days, Home and End to the ends of a day, and each hour is read out. Offer the same numbers as a table.',
  },
];
