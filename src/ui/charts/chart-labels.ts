import { defineLabels } from '../theme/labels';

/** Numbers and times are given as they are written in the theme's locale. */
interface ChartTexts {
  /** On the dashed line. */
  mean(value: string): string;
  /** One point, as it is read out. */
  point(name: string, value: string): string;
  /** The headers of the table that stands for the drawing. */
  nameColumn: string;
  valueColumn: string;
  period(start: string, end: string): string;
  noPeriods: string;
}

export const chartLabels = defineLabels<ChartTexts>('chart', {
  mean: (value) => `Average ${value}`,
  point: (name, value) => `${name}: ${value}`,
  nameColumn: 'Day',
  valueColumn: 'Value',
  period: (start, end) => `${start} to ${end}`,
  noPeriods: 'none',
});
