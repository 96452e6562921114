import type { TrendPoint } from './trend-points';
import { VisuallyHidden } from '../base/visually-hidden';

interface TrendTableProps {
  label: string;
  points: readonly TrendPoint[];
  write(value: number): string;
  nameColumn: string;
  valueColumn: string;
}

/** The chart's numbers as a table for screen readers. */
export function TrendTable({ label, points, write, nameColumn, valueColumn }: TrendTableProps) {
  return (
    <VisuallyHidden>
      <table>
        <caption>{label}</caption>
        <thead>
          <tr>
            <th scope="col">{nameColumn}</th>
            <th scope="col">{valueColumn}</th>
          </tr>
        </thead>
        <tbody>
          {points.map((point, index) => (
            <tr key={index}>
              <th scope="row">{point.label}</th>
              <td>{write(point.value)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </VisuallyHidden>
  );
}
