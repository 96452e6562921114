import { curveLinear } from '@visx/curve';
import { area, line } from '@visx/shape';
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
  const base = y(0);
  const points = data.map((value, index): Point => [places[index] ?? 0, y(value), base]);
  const outline = outlineOf(points) ?? '';
  return (
    <>
      {outline !== '' && (
        <>
          <path d={areaOf(points) ?? ''} className="cd-sparkline-area" />
          <path d={outline} className="cd-sparkline-line" />
        </>
      )}
      {mean > 0 && <line x1={0} x2={width} y1={y(mean)} y2={y(mean)} className="cd-sparkline-mean" />}
    </>
  );
}

type Point = [x: number, y: number, base: number];

const outlineOf = /* @__PURE__ */ line<Point>({ x: ([x]) => x, y: ([, y]) => y, curve: curveLinear });
const areaOf = /* @__PURE__ */ area<Point>({
  x: ([x]) => x,
  y0: ([, , base]) => base,
  y1: ([, y]) => y,
  curve: curveLinear,
});
