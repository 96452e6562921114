import { linearScale } from './linear-scale';
import { TrendLine } from './trend-line';

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
const y = linearScale([0, 1], [HEIGHT, 0]);

/** Grid, area, line and mean, without a word on them. */
export function TrendDrawing({ values, mean, grid }: TrendDrawingProps) {
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true" className="cd-trend-drawing">
      {grid.map((line) => (
        <line
          key={line}
          x1={0}
          y1={y(line)}
          x2={WIDTH}
          y2={y(line)}
          shapeRendering="crispEdges"
          className="cd-chart-grid"
        />
      ))}
      <TrendLine values={values} mean={mean} width={WIDTH} y={y} />
    </svg>
  );
}
