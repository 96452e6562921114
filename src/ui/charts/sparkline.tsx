import { scaleLinear } from '@visx/scale';
import { cx } from 'class-variance-authority';
import { useTheme } from '../theme/theme-context';
import { chartSlider } from './chart-slider';
import { pointScale } from './scales';
import { TrendLine } from './trend-line';

interface SparklineProps {
  /** Oldest first. */
  values: readonly number[];
  /** The position of the dashed line. */
  mean: number;
  /** The value at the top, so that several charts share one scale; the highest of its own if absent. */
  peak?: number | undefined;
  /** The chart's description, as a sentence. */
  label: string;
  /** Reads single values under the pointer or by arrow keys; absent makes the chart a picture. */
  reading?: SparklineReading | undefined;
  /** For the host's styles. */
  className?: string | undefined;
}

export interface SparklineReading {
  /** The value that is read; undefined if none is. */
  active: number | undefined;
  /** What is read of it, or of the last value. */
  text: string;
  onActiveChange(this: void, index: number | undefined): void;
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
export function Sparkline({ values, mean, peak = 0, label, reading, className }: SparklineProps) {
  const { direction } = useTheme();
  const counts = values.length > 0 ? values : [0];
  const top = Math.max(1, peak, mean, ...counts);
  const drawing = (
    <svg
      className="cd-sparkline"
      data-chatdeck="sparkline"
      data-state={counts.every((count) => count === 0) ? 'empty' : undefined}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      role={reading ? undefined : 'img'}
      aria-label={reading ? undefined : label}
      aria-hidden={reading ? true : undefined}
      focusable="false"
    >
      <TrendLine values={counts} mean={mean} width={WIDTH} y={(value) => heightOf(value / top)} direction={direction} />
    </svg>
  );
  if (!reading) return drawing;
  const { active } = reading;
  const value = active === undefined ? undefined : counts[active];
  return (
    <div
      className={cx('cd-sparkline-reader', className)}
      {...chartSlider({ ...reading, label, count: counts.length, direction })}
    >
      {drawing}
      {active !== undefined && value !== undefined && (
        <span
          className="cd-trend-dot"
          style={{
            left: `${pointScale(counts.length, 100, direction)(active)}%`,
            top: `${(heightOf(value / top) / HEIGHT) * 100}%`,
          }}
        />
      )}
    </div>
  );
}
