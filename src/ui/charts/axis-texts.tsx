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
          ticks.map(({ value, index, from, formattedValue }) => (
            <text
              key={Number(value)}
              className="cd-axis-text"
              x={`${side === 'bottom' ? from.x : edge}%`}
              y={`${from.y}%`}
              data-anchor={side === 'bottom' ? anchorAt(index, ticks.length) : 'end'}
            >
              {formattedValue}
            </text>
          ))
        }
      </Axis>
    </svg>
  );
}

/** The first and the last text stay within the drawing. */
function anchorAt(index: number, count: number) {
  if (count === 1) return 'middle';
  if (index === 0) return 'start';
  return index === count - 1 ? 'end' : 'middle';
}
