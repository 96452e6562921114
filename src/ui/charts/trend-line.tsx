import { curveLinear } from '@visx/curve';
import { line } from '@visx/shape';
import { pointPlaces } from './scales';

interface TrendLineProps {
  /** Oldest first, in the scale's units. */
  values: readonly number[];
  /** The dashed line; none if 0. */
  mean: number;
  width: number;
  /** Maps a value to its height; the area starts at the height of 0. */
  y(value: number): number;
  direction: 'ltr' | 'rtl';
}

/** Values as a line over an area, from edge to edge, and their mean. A single value is a horizontal line. */
export function TrendLine({ values, mean, width, y, direction }: TrendLineProps) {
  const [only = 0] = values;
  const data = values.length === 1 ? [only, only] : values;
  const places = pointPlaces(data.length, width, direction);
  const points = data.map((value, index): Point => [places[index] ?? 0, y(value)]);
  const outline = path(points) ?? '';
  const base = y(0);
  // The outline, closed along the base: a second path over all points would double the work of a large dashboard.
  const area = `M${places[0] ?? 0},${base}L${outline.slice(1)}L${places.at(-1) ?? 0},${base}`;
  return (
    <>
      {outline !== '' && (
        <>
          <path d={area} className="cd-sparkline-area" />
          <path d={outline} className="cd-sparkline-line" />
        </>
      )}
      {mean > 0 && <line x1={0} x2={width} y1={y(mean)} y2={y(mean)} className="cd-sparkline-mean" />}
    </>
  );
}

type Point = [x: number, y: number];

const path = /* @__PURE__ */ line<Point>({ x: ([x]) => x, y: ([, y]) => y, curve: curveLinear });
