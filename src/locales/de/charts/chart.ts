import type { chartLabels } from '../../../ui/charts/chart-labels';
import { translate } from '../../translate';

export const chart = translate<typeof chartLabels>('chart', {
  mean: (value) => `Durchschnitt ${value}`,
  point: (name, value) => `${name}: ${value}`,
  beside: (point, compared) => `${point}; ${compared}`,
  noted: (point, note) => `${point}. ${note}`,
  zoom: 'Größe',
  zoomIn: 'Vergrößern',
  zoomOut: 'Verkleinern',
  fit: 'An Breite anpassen',
  soFar: (value) => `bisher ${value}`,
  noValue: 'keine Daten',
  nameColumn: 'Tag',
  valueColumn: 'Wert',
  period: (start, end) => `${start} bis ${end}`,
  noPeriods: 'keine',
});
