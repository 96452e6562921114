import { GridRows } from '@visx/grid';
import { Group } from '@visx/group';
import { Tooltip, useTooltip } from '@visx/tooltip';
import { cva } from 'class-variance-authority';
import { useTheme } from '../theme/theme-context';
import { chartSlider } from './chart-slider';
import { pointScale, type ValueScale } from './scales';
import type { TrendPoint } from './trend-points';
import { TrendSeries } from './trend-series';
import { useTrendWords } from './trend-words';

const dot = cva('cd-trend-dot', { variants: { state: { read: '', current: 'cd-trend-current' } } });

interface TrendPlotProps {
  label: string;
  points: readonly TrendPoint[];
  mean: number;
  y: ValueScale;
  /** The values of the grid lines. */
  ticks: readonly number[];
  write(value: number): string;
}

/** The drawing, and the point under the pointer or the arrow keys. */
export function TrendPlot({ label, points, mean, y, ticks, write }: TrendPlotProps) {
  const words = useTrendWords(write);
  const { direction } = useTheme();
  const { tooltipData: active, showTooltip, hideTooltip } = useTooltip<number>();
  const last = points.length - 1;
  const newest = points[last];
  const drawing = (
    <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true" className="cd-trend-drawing">
      <Group>
        <GridRows scale={y} width={100} tickValues={[...ticks]} className="cd-chart-grid" />
        <TrendSeries points={points} mean={mean} width={100} y={y} direction={direction} />
      </Group>
    </svg>
  );
  if (!newest) return <div className="cd-trend-plot">{drawing}</div>;
  const shown = active === undefined ? undefined : points[active];
  const left = pointScale(points.length, 100, direction)(active ?? last);
  const slider = chartSlider({
    label,
    text: words.point(shown ?? newest),
    count: points.length,
    active,
    direction,
    onActiveChange: (index) => (index === undefined ? hideTooltip() : showTooltip({ tooltipData: index })),
  });
  return (
    <div className="cd-trend-plot" {...slider}>
      {drawing}
      {newest.isPartial && newest.value !== null && (
        <span
          className={dot({ state: 'current' })}
          data-state="current"
          style={{ left: `${pointScale(points.length, 100, direction)(last)}%`, top: `${y(newest.value)}%` }}
        />
      )}
      {shown && (
        <>
          {shown.value !== null && (
            <span className={dot({ state: 'read' })} style={{ left: `${left}%`, top: `${y(shown.value)}%` }} />
          )}
          <Tooltip
            className="cd-trend-value cd-numbers"
            aria-hidden="true"
            // At the ends, its label stays inside the plot.
            style={{ left: `${left}%`, transform: `translateX(-${left}%)` }}
          >
            {words.point(shown)}
          </Tooltip>
        </>
      )}
    </div>
  );
}
