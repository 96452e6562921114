import { useState, type KeyboardEvent, type PointerEvent } from 'react';
import { useLabels } from '../theme/labels';
import { useTheme } from '../theme/theme-context';
import { chartLabels } from './chart-labels';
import { placedAt } from './placed-at';
import { type TrendPoint, nearestPoint, nextPoint } from './trend-points';
import { TrendDrawing } from './trend-drawing';

interface TrendPlotProps {
  label: string;
  points: readonly TrendPoint[];
  mean: number;
  /** A value's share of the height, 0 to 1. */
  heightOf(value: number): number;
  /** The values of the lines behind. */
  grid: readonly number[];
  write(value: number): string;
}

/** The drawing, and the point that the pointer or the arrow keys are at. */
export function TrendPlot({ label, points, mean, heightOf, grid, write }: TrendPlotProps) {
  const labels = useLabels(chartLabels);
  const { direction } = useTheme();
  const [active, setActive] = useState<number>();
  const last = points.length - 1;
  const newest = points[last];
  const drawing = (
    <TrendDrawing
      values={points.map((point) => heightOf(point.value))}
      mean={heightOf(mean)}
      grid={grid.map(heightOf)}
    />
  );
  if (!newest) return <div className="cd-trend-plot">{drawing}</div>;
  const shown = active === undefined ? undefined : points[active];
  const along = active === undefined || last === 0 ? 0.5 : active / last;
  const say = (point: TrendPoint) => labels.point(point.label, write(point.value));
  const handleKeyDown = (event: KeyboardEvent) => {
    const next = nextPoint(event.key, active ?? last, points.length, direction);
    if (next === undefined) return;
    event.preventDefault();
    setActive(next);
  };
  const handlePointer = (event: PointerEvent<HTMLElement>) => {
    const place = event.currentTarget.getBoundingClientRect();
    setActive(nearestPoint((event.clientX - place.left) / place.width, points.length, direction));
  };
  const handleLeave = (event: PointerEvent<HTMLElement>) => {
    if (document.activeElement !== event.currentTarget) setActive(undefined);
  };
  return (
    <div
      className="cd-trend-plot"
      // The one role whose value is walked by arrow keys and read out at each step.
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={last}
      aria-valuenow={active ?? last}
      aria-valuetext={say(shown ?? newest)}
      onKeyDown={handleKeyDown}
      onFocus={() => setActive((before) => before ?? last)}
      onBlur={() => setActive(undefined)}
      onPointerMove={handlePointer}
      onPointerDown={handlePointer}
      onPointerLeave={handleLeave}
    >
      {drawing}
      {shown && (
        <>
          <span className="cd-trend-dot" style={placedAt({ along, up: heightOf(shown.value) })} />
          <span className="cd-trend-value cd-numbers" aria-hidden="true" style={placedAt({ along })}>
            {say(shown)}
          </span>
        </>
      )}
    </div>
  );
}
