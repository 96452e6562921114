import type { chartLabels } from '../../../ui/charts/chart-labels';
import { translate } from '../../translate';

export const chart = translate<typeof chartLabels>('chart', {
  mean: (value) => `المتوسط ${value}`,
  point: (name, value) => `${name}: ${value}`,
  beside: (point, compared) => `${point}؛ ${compared}`,
  noted: (point, note) => `${point}. ${note}`,
  zoom: 'التكبير',
  zoomIn: 'تكبير',
  zoomOut: 'تصغير',
  fit: 'ملاءمة العرض',
  soFar: (value) => `${value} حتى الآن`,
  noValue: 'لا بيانات',
  nameColumn: 'اليوم',
  valueColumn: 'القيمة',
  period: (start, end) => `من ${start} إلى ${end}`,
  noPeriods: 'لا شيء',
});
