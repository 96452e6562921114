import { curveLinear } from '@visx/curve';
import type { scaleLinear } from '@visx/scale';
import { line } from '@visx/shape';
import { pointPlaces } from './scales';

interface TrendLineProps {
  /** Oldest first, in the scale's units. */
  values: readonly number[];
  /** The dashed line; none if 0. */
  mean: number;
  width: number;
  /** Maps a value to its height; the area starts at the height of 0. */
  y: ReturnType<typeof scaleLinear<number>>;
  direction: 'ltr' | 'rtl';
}

/** Values as a line over an area, from edge to edge, and their mean. A single value is a horizontal line. */
export function TrendLine({ values, mean, width, y, direction }: TrendLineProps) {
  const [only = 0] = values;
  const data = values.length === 1 ? [only, only] : values;
  const places = pointPlaces(data.length, width, direction);
  const points = data.map((value, index): Point => [places[index] ?? 0, y(value)]);
  const ends = [points[0], points.at(-1)].map((end = [0, 0]): Point => [end[0], y(0)]);
  return (
    <>
      {points.length > 0 && (
        <>
          {/* Not `area`, whose second edge would double the points that a large dashboard has to draw. */}
          <path d={path([...ends.slice(0, 1), ...points, ...ends.slice(1)]) ?? ''} className="cd-sparkline-area" />
          <path d={path(points) ?? ''} className="cd-sparkline-line" />
        </>
      )}
      {mean > 0 && <line x1={0} x2={width} y1={y(mean)} y2={y(mean)} className="cd-sparkline-mean" />}
    </>
  );
}

type Point = [x: number, y: number];

const path = /* @__PURE__ */ line<Point>({ x: ([x]) => x, y: ([, y]) => y, curve: curveLinear });
