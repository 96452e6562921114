import { Axis } from '@visx/axis';
import type { scaleLinear } from '@visx/scale';
import { useTheme } from '../theme/theme-context';

interface AxisTextsProps {
  /** `start` is the vertical axis at the reading start, `bottom` the horizontal one. */
  side: 'start' | 'bottom';
  /** In percent of the chart. */
  scale: ReturnType<typeof scaleLinear<number>>;
  values: readonly number[];
  write(value: number): string;
}

/** A chart's labels. They keep their shape while the drawing is stretched, and need no measuring. */
export function AxisTexts({ side, scale, values, write }: AxisTextsProps) {
  const { direction } = useTheme();
  const edge = direction === 'ltr' ? 100 : 0;
  return (
    <svg className="cd-axis" aria-hidden="true" focusable="false" data-side={side}>
      <Axis
        orientation={side === 'bottom' ? 'bottom' : 'left'}
        scale={scale}
        tickValues={[...values]}
        tickFormat={(value) => write(Number(value))}
      >
        {({ ticks }) =>
          ticks.map(({ value, from, formattedValue }) => (
            <text
              key={Number(value)}
              className="cd-axis-text"
              x={`${side === 'bottom' ? from.x : edge}%`}
              y={`${from.y}%`}
              data-anchor={side === 'bottom' ? anchorAt(from.x, edge) : 'end'}
            >
              {formattedValue}
            </text>
          ))
        }
      </Axis>
    </svg>
  );
}

/** A label at an edge stays within the chart. */
function anchorAt(x: number, end: number) {
  if (x === end) return 'end';
  return x === 100 - end ? 'start' : 'middle';
}
