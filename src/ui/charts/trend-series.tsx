import { curveLinear } from '@visx/curve';
import { line } from '@visx/shape';
import { pointScale } from './scales';
import type { TrendPoint } from './trend-points';

interface TrendSeriesProps {
  points: readonly TrendPoint[];
  /** The dashed line; none if 0. */
  mean: number;
  width: number;
  y(value: number): number;
  direction: 'ltr' | 'rtl';
}

/** The lines of a chart: values, what they are compared with, and their mean. A line has gaps where a value is unknown. */
export function TrendSeries({ points, mean, width, y, direction }: TrendSeriesProps) {
  // A single value is a horizontal line.
  const data = points.length === 1 ? [...points, ...points] : points;
  const x = pointScale(data.length, width, direction);
  // Where it is read: a single one in the middle.
  const at = pointScale(points.length, width, direction);
  const places = (valueOf: (point: TrendPoint, index: number) => number | null | undefined) =>
    path(data.map((point, index): Place => [x(index), yOf(valueOf(point, index), y)])) ?? '';
  const firstPartial = data.findIndex(({ isPartial }) => isPartial);
  const whole = firstPartial < 0 ? data.length : firstPartial;
  const lines = [
    ['cd-trend-compared', places(({ compared }) => compared?.value)],
    ['cd-trend-line', places(({ value }, index) => (index < whole ? value : null))],
    // It starts at the last whole value.
    ['cd-trend-partial', places(({ value }, index) => (index < whole - 1 ? null : value))],
  ] as const;
  return (
    <>
      {points.map(
        ({ note }, index) =>
          note !== undefined && (
            <line key={index} x1={at(index)} x2={at(index)} y1={0} y2={100} className="cd-trend-mark" />
          ),
      )}
      {mean > 0 && <line x1={0} x2={width} y1={y(mean)} y2={y(mean)} className="cd-sparkline-mean" />}
      {lines.map(
        ([name, d]) =>
          d !== '' &&
          (name !== 'cd-trend-partial' || whole < data.length) && <path key={name} d={d} className={name} />,
      )}
    </>
  );
}

type Place = [x: number, y: number | null];

const path = /* @__PURE__ */ line<Place>({
  x: ([x]) => x,
  y: ([, y]) => y ?? 0,
  defined: ([, y]) => y !== null,
  curve: curveLinear,
});

function yOf(value: number | null | undefined, y: (value: number) => number): number | null {
  return value === null || value === undefined ? null : y(value);
}
