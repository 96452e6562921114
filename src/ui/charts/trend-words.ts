import { useLabels } from '../theme/labels';
import { chartLabels } from './chart-labels';
import type { TrendPoint } from './trend-points';

/** A trend's points as text. */
export function useTrendWords(write: (value: number) => string) {
  const labels = useLabels(chartLabels);
  const value = (number: number | null) => (number === null ? labels.noValue : write(number));
  const current = ({ value: number, isPartial }: TrendPoint) =>
    isPartial && number !== null ? labels.soFar(write(number)) : value(number);
  return {
    value,
    /** `19 so far` */
    current,
    name: ({ name, label }: TrendPoint) => name ?? label,
    /** `Sun, Oct 25: 34; Sun, Sep 27: 30. Clocks go back.` */
    point(point: TrendPoint): string {
      const { name = point.label, compared, note } = point;
      const own = labels.point(name, current(point));
      const both = compared ? labels.beside(own, labels.point(compared.name, value(compared.value))) : own;
      return note === undefined ? both : labels.noted(both, note);
    },
  };
}
