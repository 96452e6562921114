import { defineLabels } from '../theme/labels';

/** Numbers and times are already formatted in the theme's locale. */
interface ChartTexts {
  /** On the dashed line. */
  mean(value: string): string;
  /** A point, as announced. */
  point(name: string, value: string): string;
  /** The headers of the equivalent table. */
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
