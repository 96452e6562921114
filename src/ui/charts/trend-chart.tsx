import { useFormat } from '../format/format';
import { useLabels } from '../theme/labels';
import { useTheme } from '../theme/theme-context';
import { chartLabels } from './chart-labels';
import { AxisTexts } from './axis-texts';
import { pointScale, valueScale, valueTicks } from './scales';
import { TrendPlot } from './trend-plot';
import { TrendEnds, type EndLabel } from './trend-ends';
import { spreadOver, type TrendPoint } from './trend-points';
import { TrendTable } from './trend-table';

interface TrendChartProps {
  /** What is counted, for screen readers. */
  label: string;
  /** Oldest first. */
  points: readonly TrendPoint[];
  /** The position of the dashed line. */
  mean?: number | undefined;
  /** Formats a value; at most one decimal if absent. */
  formatValue?: ((value: number) => string) | undefined;
  /** The headers of the equivalent table. */
  nameColumn?: string | undefined;
  /** The header of the values; a generic word if absent. */
  valueColumn?: string | undefined;
  /** The line of what the values are compared with, at its end. */
  comparedLabel?: string | undefined;
}

const TICKS = 4;
/** Axis labels, as many as fit on a phone. */
const MARKS = 5;

/**
 * Values over time with their mean. Arrow keys move between points, which are announced; an equivalent table has the
 * same numbers. Time follows the writing direction.
 */
export function TrendChart(props: TrendChartProps) {
  const { label, points, mean = 0, formatValue, nameColumn, valueColumn, comparedLabel } = props;
  const labels = useLabels(chartLabels);
  const { decimal } = useFormat();
  const { direction } = useTheme();
  const write = formatValue ?? decimal;
  const values = points.flatMap(({ value, compared }) => [value ?? 0, compared?.value ?? 0]);
  const highest = Math.max(1, mean, ...values);
  const y = valueScale(highest, TICKS);
  const isWhole = values.every((value) => Number.isInteger(value));
  const ticks = valueTicks(y, TICKS).filter((tick) => !isWhole || Number.isInteger(tick));
  const widestTick = ticks.map(write).reduce((widest, text) => (text.length > widest.length ? text : widest), '');
  const newest = points.at(-1);
  const lastCompared = points.findLast(({ compared }) => compared && compared.value !== null)?.compared?.value;
  const ends: EndLabel[] = [
    ...(newest?.isPartial && newest.value !== null
      ? [{ text: labels.soFar(write(newest.value)), at: y(newest.value), state: 'current' as const }]
      : []),
    ...(mean > 0 ? [{ text: labels.mean(write(mean)), at: y(mean), state: 'mean' as const }] : []),
    ...(comparedLabel !== undefined && typeof lastCompared === 'number'
      ? [{ text: comparedLabel, at: y(lastCompared), state: 'compared' as const }]
      : []),
  ];
  return (
    <div className="cd-trend-place" data-chatdeck="trend-chart">
      <div className="cd-trend">
        <div className="cd-trend-ticks cd-numbers" aria-hidden="true">
          <AxisTexts side="start" scale={y} values={ticks} write={write} />
          <span className="cd-trend-sizer">{widestTick}</span>
        </div>
        <TrendPlot label={label} points={points} mean={mean} y={y} ticks={ticks} write={write} />
        <TrendEnds labels={ends} />
        <div className="cd-trend-axis" aria-hidden="true">
          <AxisTexts
            side="bottom"
            scale={pointScale(points.length, 100, direction)}
            values={spreadOver(points.length, MARKS)}
            write={(index) => points[index]?.label ?? ''}
          />
        </div>
      </div>
      <TrendTable
        label={label}
        points={points}
        write={write}
        nameColumn={nameColumn ?? labels.nameColumn}
        valueColumn={valueColumn ?? labels.valueColumn}
        comparedColumn={comparedLabel}
      />
    </div>
  );
}
