import { defineLabels } from '../theme/labels';

/** Numbers and times are already formatted in the theme's locale. */
interface ChartTexts {
  /** On the dashed line. */
  mean(value: string): string;
  /** A point, as announced. */
  point(name: string, value: string): string;
  /** A point and what it is compared with, as announced. */
  beside(point: string, compared: string): string;
  /** A point and what happened then, as announced. */
  noted(point: string, note: string): string;
  /** A value that still grows. */
  soFar(value: string): string;
  /** An unknown value. */
  noValue: string;
  /** The headers of the equivalent table. */
  nameColumn: string;
  valueColumn: string;
  period(start: string, end: string): string;
  noPeriods: string;
  /** Of a drawing. */
  zoom: string;
  zoomIn: string;
  zoomOut: string;
  fit: string;
}

export const chartLabels = defineLabels<ChartTexts>('chart', {
  mean: (value) => `Average ${value}`,
  point: (name, value) => `${name}: ${value}`,
  beside: (point, compared) => `${point}; ${compared}`,
  noted: (point, note) => `${point}. ${note}`,
  soFar: (value) => `${value} so far`,
  zoom: 'Zoom',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  fit: 'Fit to width',
  noValue: 'no data',
  nameColumn: 'Day',
  valueColumn: 'Value',
  period: (start, end) => `${start} to ${end}`,
  noPeriods: 'none',
});
