import { DayBars, TrendChart } from 'chatdeck/ui';
import type { Usage } from './usage';

const points = [4, 7, 5, 9, 12, 8, 11].map((value, index) => ({ label: `${index + 3} Mar`, value }));

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
];
