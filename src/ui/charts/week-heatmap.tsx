import { Group } from '@visx/group';
import { scaleLinear } from '@visx/scale';
import { Bar } from '@visx/shape';
import { memo, useState, type ReactNode } from 'react';
import { evenHours } from '../../model/time/clock-marks';
import { isModifiedKey } from '../base/arrow-keys';
import { Text } from '../base/text';
import { useFormat } from '../format/format';
import { useTheme } from '../theme/theme-context';
import { AxisTexts } from './axis-texts';
import { hourScale } from './scales';
import { cellByKey, type CellPlace } from './week-heatmap-keys';

export interface HeatCell {
  /** The more, the darker. */
  value: number;
  /** The part of the value, 0 to 1, that a bar on top marks. */
  marked: number;
  /** A line at the bottom for each layer, as long as its share of the hour, 0 to 1. */
  layers: readonly number[];
  /** All of it in words, with the hour. */
  text: string;
}

export interface HeatRow {
  /** A day's short name. */
  label: string;
  /** 24, one for each hour. */
  cells: readonly HeatCell[];
}

interface WeekHeatmapProps {
  /** What is counted, for screen readers. */
  label: string;
  /** One for each day. Keep the array stable between renders. */
  rows: readonly HeatRow[];
  /** Below the drawing, until an hour is pointed at. */
  hint: string;
  /** What is shown of an hour that was clicked, or chosen by Enter or the space bar. Absent, none can be chosen. */
  detailsOf?: ((place: CellPlace) => ReactNode) | undefined;
}

const HOURS = 24;
/** The drawing's units; it stretches to the available width. */
const WIDTH = 240;
const ROW = 14;
const CELL = { width: 9.4, height: 12 };
const MARK = 3;
const LINE = 2;
/** The lightest shade, so that one chat differs from none. */
const LIGHTEST = 0.15;

/**
 * Values by weekday and hour, as a grid: arrow keys move between hours, and each is read in words below. Hours follow
 * the writing direction. Details of a chosen hour stay below.
 */
export function WeekHeatmap({ label, rows, hint, detailsOf }: WeekHeatmapProps) {
  const { hour } = useFormat();
  const { direction } = useTheme();
  const [read, setRead] = useState<CellPlace>();
  const [chosen, setChosen] = useState<CellPlace>();
  const shown = read && rows[read.row]?.cells[read.column];
  return (
    <div className="cd-heatmap" data-chatdeck="week-heatmap">
      <div className="cd-heatmap-days" aria-hidden="true">
        {rows.map((row) => (
          <span key={row.label}>{row.label}</span>
        ))}
      </div>
      <HeatCells label={label} rows={rows} onRead={setRead} chosen={chosen} onChoose={detailsOf && setChosen} />
      <div className="cd-heatmap-hours cd-numbers">
        <AxisTexts
          side="bottom"
          scale={hourScale(HOURS, 100, direction)}
          values={evenHours.map(({ at }) => at)}
          write={hour}
        />
      </div>
      {/* A screen reader reads the hour itself. */}
      <Text as="p" size="2" color="gray" className="cd-heatmap-reading cd-numbers" aria-hidden="true">
        {shown?.text ?? hint}
      </Text>
      {detailsOf && (
        <div className="cd-heatmap-details" aria-live="polite">
          {chosen && detailsOf(chosen)}
        </div>
      )}
    </div>
  );
}

interface HeatCellsProps extends Pick<WeekHeatmapProps, 'label' | 'rows'> {
  onRead(place: CellPlace | undefined): void;
  chosen: CellPlace | undefined;
  /** Absent when none can be chosen. */
  onChoose: ((place: CellPlace) => void) | undefined;
}

/** Apart, so that pointing at an hour draws none of them. */
const HeatCells = memo(function HeatCells({ label, rows, onRead, chosen, onChoose }: HeatCellsProps) {
  const { direction } = useTheme();
  const [stop, setStop] = useState<CellPlace>({ row: 0, column: 0 });
  const highest = Math.max(1, ...rows.flatMap(({ cells }) => cells.map(({ value }) => value)));
  const shade = scaleLinear<number>({ domain: [0, highest], range: [LIGHTEST, 1] });
  const x = hourScale(HOURS, WIDTH, direction);
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${ROW * rows.length}`}
      preserveAspectRatio="none"
      className="cd-heatmap-drawing"
      role="grid"
      aria-label={label}
      onPointerLeave={() => onRead(undefined)}
      onBlur={() => onRead(undefined)}
      onKeyDown={(event) => {
        if (onChoose && !isModifiedKey(event) && (event.key === 'Enter' || event.key === ' ')) {
          event.preventDefault();
          onChoose(stop);
        }
        const next = cellByKey(event, stop, { rows: rows.length, columns: HOURS, direction });
        if (!next) return;
        event.preventDefault();
        setStop(next);
        event.currentTarget.querySelector<SVGElement>(`[data-place="${next.row} ${next.column}"]`)?.focus();
      }}
    >
      {rows.map(({ label: day, cells }, row) => (
        <Group key={day} role="row" top={row * ROW}>
          {cells.map((cell, column) => (
            <Group
              key={column}
              role="gridcell"
              className="cd-heatmap-cell"
              left={Math.min(x(column), x(column + 1))}
              data-place={`${row} ${column}`}
              aria-label={cell.text}
              aria-selected={onChoose && isPlace(chosen, row, column)}
              tabIndex={stop.row === row && stop.column === column ? 0 : -1}
              onFocus={() => {
                setStop({ row, column });
                onRead({ row, column });
              }}
              onPointerEnter={() => onRead({ row, column })}
              onPointerDown={() => onRead({ row, column })}
              onClick={() => onChoose?.({ row, column })}
            >
              <Drawing cell={cell} opacity={shade(cell.value)} isReversed={direction === 'rtl'} />
            </Group>
          ))}
        </Group>
      ))}
    </svg>
  );
});

function isPlace(place: CellPlace | undefined, row: number, column: number): boolean {
  return place?.row === row && place.column === column;
}

interface DrawingProps {
  cell: HeatCell;
  opacity: number;
  isReversed: boolean;
}

function Drawing({ cell: { value, marked, layers }, opacity, isReversed }: DrawingProps) {
  const startOf = (width: number) => (isReversed ? CELL.width - width : 0);
  const bar = (share: number) => ({ width: CELL.width * share, x: startOf(CELL.width * share) });
  return (
    <>
      <Bar {...CELL} className="cd-heatmap-track" />
      {value > 0 && <Bar {...CELL} fillOpacity={opacity} className="cd-heatmap-value" />}
      {marked > 0 && <Bar {...bar(marked)} height={MARK} className="cd-heatmap-mark" />}
      {layers.map(
        (share, index) =>
          share > 0 && (
            <Bar
              key={index}
              {...bar(share)}
              y={CELL.height - LINE * (layers.length - index)}
              height={LINE}
              className="cd-heatmap-layer"
              data-layer={index}
            />
          ),
      )}
      <Bar {...CELL} className="cd-heatmap-edge" />
    </>
  );
}
