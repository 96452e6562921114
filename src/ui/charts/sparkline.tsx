import { scaleLinear } from '@visx/scale';
import { useTheme } from '../theme/theme-context';
import { TrendLine } from './trend-line';

interface SparklineProps {
  /** Oldest first. */
  values: readonly number[];
  /** The position of the dashed line. */
  mean: number;
  /** The value at the top, so that several charts share one scale; the highest of its own if absent. */
  peak?: number | undefined;
  /** Whether the last value is of a day that is not over, which makes the line's last part dotted. */
  isLastPartial?: boolean | undefined;
  /** The chart's description, as a sentence. */
  label: string;
}

/** The drawing's units; it stretches to the available width. */
const WIDTH = 300;
const HEIGHT = 40;
/** Keeps the line's thickness inside at the lowest and highest values. */
const INSET = 2;
/** From a share of the highest value to a height. Shared, because a scale for each of many sparklines is slow to create. */
const heightOf = /* @__PURE__ */ scaleLinear<number>({ domain: [0, 1], range: [HEIGHT - INSET, INSET] });

/**
 * Counts over time as a line with their mean, as wide as its container. Time follows the writing direction: in
 * right-to-left layouts the oldest value is on the right.
 */
export function Sparkline({ values, mean, peak = 0, isLastPartial, label }: SparklineProps) {
  const { direction } = useTheme();
  const counts = values.length > 0 ? values : [0];
  const top = Math.max(1, peak, mean, ...counts);
  return (
    <svg
      className="cd-sparkline"
      data-chatdeck="sparkline"
      data-state={counts.every((count) => count === 0) ? 'empty' : undefined}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
      focusable="false"
    >
      <TrendLine
        values={counts}
        mean={mean}
        width={WIDTH}
        y={(value) => heightOf(value / top)}
        direction={direction}
        isLastPartial={isLastPartial}
      />
    </svg>
  );
}
