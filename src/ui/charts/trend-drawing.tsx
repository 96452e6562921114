import { AreaClosed, Line, LinePath, scaleLinear } from './visx';

interface TrendDrawingProps {
  /** Shares of the height, 0 to 1. */
  values: readonly number[];
  /** No line when it is 0. */
  mean: number;
  grid: readonly number[];
}

/** The drawing's own units; it is stretched to its place. */
const WIDTH = 600;
const HEIGHT = 200;
const y = scaleLinear({ domain: [0, 1], range: [HEIGHT, 0] });

/** Grid, area, line and mean, without a word on them. */
export function TrendDrawing({ values, mean, grid }: TrendDrawingProps) {
  const ends = values.length === 1 ? [...values, ...values] : values;
  const x = scaleLinear({ domain: [0, ends.length - 1], range: [0, WIDTH] });
  const points = ends.map((value, index) => ({ x: x(index), y: y(value) }));
  const across = (at: number) => ({ from: { x: 0, y: y(at) }, to: { x: WIDTH, y: y(at) } });
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true" className="cd-trend-drawing">
      {grid.map((line) => (
        <Line key={line} {...across(line)} className="cd-chart-grid" />
      ))}
      {points.length > 0 && (
        <>
          <AreaClosed data={points} x={pointX} y={pointY} yScale={y} className="cd-sparkline-area" />
          <LinePath data={points} x={pointX} y={pointY} className="cd-sparkline-line" />
        </>
      )}
      {mean > 0 && <Line {...across(mean)} className="cd-sparkline-mean" />}
    </svg>
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
