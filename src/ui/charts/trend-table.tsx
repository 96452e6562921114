import type { TrendPoint } from './trend-points';
import { useTrendWords } from './trend-words';
import { VisuallyHidden } from '../base/visually-hidden';

interface TrendTableProps {
  label: string;
  points: readonly TrendPoint[];
  write(value: number): string;
  nameColumn: string;
  valueColumn: string;
  /** The header of what the values are compared with. */
  comparedColumn: string | undefined;
}

/** The chart's numbers as a table for screen readers. */
export function TrendTable({ label, points, write, nameColumn, valueColumn, comparedColumn }: TrendTableProps) {
  const words = useTrendWords(write);
  return (
    <VisuallyHidden>
      <table>
        <caption>{label}</caption>
        <thead>
          <tr>
            <th scope="col">{nameColumn}</th>
            <th scope="col">{valueColumn}</th>
            {comparedColumn !== undefined && <th scope="col">{comparedColumn}</th>}
          </tr>
        </thead>
        <tbody>
          {points.map((point, index) => (
            <tr key={index}>
              <th scope="row">{words.name(point)}</th>
              <td>{words.current(point)}</td>
              {comparedColumn !== undefined && <td>{point.compared && words.value(point.compared.value)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </VisuallyHidden>
  );
}
