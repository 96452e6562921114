import { scaleLinear } from '@visx/scale';
import { useTheme } from '../theme/theme-context';
import { TrendLine } from './trend-line';

interface SparklineProps {
  /** Oldest first. */
  values: readonly number[];
  /** Where the dashed line runs. */
  mean: number;
  /** What the drawing says, in a sentence. */
  label: string;
}

/** The drawing's own units; it is stretched to the width of its place. */
const WIDTH = 300;
const HEIGHT = 40;
/** Keeps the line's thickness inside at the lowest and the highest value. */
const INSET = 2;

/**
 * A line of counts over time with their mean, as wide as its place. Time runs as people read: where they read from right
 * to left the oldest value is on the right.
 */
export function Sparkline({ values, mean, label }: SparklineProps) {
  const { direction } = useTheme();
  const counts = values.length > 0 ? values : [0];
  const y = scaleLinear<number>({ domain: [0, Math.max(1, mean, ...counts)], range: [HEIGHT - INSET, INSET] });
  return (
    <svg
      className="cd-sparkline"
      data-chatdeck="sparkline"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
      focusable="false"
    >
      <TrendLine values={counts} mean={mean} width={WIDTH} y={y} direction={direction} />
    </svg>
  );
}
