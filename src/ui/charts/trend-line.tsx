import { curveLinear } from '@visx/curve';
import { Group } from '@visx/group';
import type { scaleLinear } from '@visx/scale';
import { AreaClosed, Line, LinePath } from '@visx/shape';
import { pointScale } from './scales';

interface TrendLineProps {
  /** Oldest first, in the scale's own numbers. */
  values: readonly number[];
  /** The dashed line; none when it is 0. */
  mean: number;
  width: number;
  /** The height of a value; the area is above that of 0. */
  y: ReturnType<typeof scaleLinear<number>>;
  direction: 'ltr' | 'rtl';
}

/** Values as a line over an area, from edge to edge of a drawing, and their mean. A lone value is a level line. */
export function TrendLine({ values, mean, width, y, direction }: TrendLineProps) {
  const [only = 0] = values;
  const data = values.length === 1 ? [only, only] : [...values];
  const x = pointScale(data.length, width, direction);
  const place = {
    data,
    x: (_value: number, index: number) => x(index),
    curve: curveLinear,
  };
  return (
    <Group>
      {data.length > 0 && (
        <>
          <AreaClosed {...place} y1={y} y0={y(0)} yScale={y} className="cd-sparkline-area" />
          <LinePath {...place} y={y} className="cd-sparkline-line" />
        </>
      )}
      {mean > 0 && <Line from={{ x: 0, y: y(mean) }} to={{ x: width, y: y(mean) }} className="cd-sparkline-mean" />}
    </Group>
  );
}
