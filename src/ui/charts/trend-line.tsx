import { Area, Line, LinePath } from './visx';

interface TrendLineProps {
  /** Oldest first, in the scale's own numbers. */
  values: readonly number[];
  /** The dashed line; none when it is 0. */
  mean: number;
  width: number;
  /** The height of a value; the area stands on that of 0. */
  y(value: number): number;
}

/** Values as a line over an area, from edge to edge of a drawing, and their mean. A lone value is a level line. */
export function TrendLine({ values, mean, width, y }: TrendLineProps) {
  const [only = 0] = values;
  const ends = values.length === 1 ? [only, only] : values;
  const points = ends.map((value, index) => ({ x: (index / (ends.length - 1)) * width, y: y(value) }));
  return (
    <>
      {points.length > 0 && (
        <>
          <Area data={points} x={pointX} y0={y(0)} y1={pointY} className="cd-sparkline-area" />
          <LinePath data={points} x={pointX} y={pointY} className="cd-sparkline-line" />
        </>
      )}
      {mean > 0 && <Line from={{ x: 0, y: y(mean) }} to={{ x: width, y: y(mean) }} className="cd-sparkline-mean" />}
    </>
  );
}

interface Point {
  x: number;
  y: number;
}

function pointX(point: Point) {
  return point.x;
}

function pointY(point: Point) {
  return point.y;
}
