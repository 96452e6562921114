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
  const line = ends
    .map((value, index) => `${rounded((index / (ends.length - 1)) * width)},${rounded(y(value))}`)
    .join('L');
  return (
    <>
      {line && (
        <>
          <path d={`M0,${y(0)}L${line}L${width},${y(0)}Z`} className="cd-sparkline-area" />
          <path d={`M${line}`} className="cd-sparkline-line" />
        </>
      )}
      {mean > 0 && (
        <line x1={0} y1={y(mean)} x2={width} y2={y(mean)} shapeRendering="crispEdges" className="cd-sparkline-mean" />
      )}
    </>
  );
}

function rounded(length: number): number {
  return Math.round(length * 100) / 100;
}
