import { Axis } from '@visx/axis';
import type { scaleLinear } from '@visx/scale';
import { useTheme } from '../theme/theme-context';

interface AxisTextsProps {
  /** `start` runs down the side where people begin to read, `bottom` along the foot. */
  side: 'start' | 'bottom';
  /** In percent of the place. */
  scale: ReturnType<typeof scaleLinear<number>>;
  values: readonly number[];
  write(value: number): string;
}

/** The words beside a drawing. They keep their shape while the drawing is stretched, and follow it without being measured. */
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

/** A text at an edge of the drawing stays within it. */
function anchorAt(x: number, end: number) {
  if (x === end) return 'end';
  return x === 100 - end ? 'start' : 'middle';
}
