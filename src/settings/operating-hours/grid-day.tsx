import { toMinutes, type Weekday } from '../../model/settings/operating-hours/schedule';
import type { Bar } from '../../model/settings/operating-hours/schedule-bars';
import { endMinute } from '../../model/settings/operating-hours/schedule-places';
import { useLabels } from '../../ui/theme/labels';
import { memo } from 'react';
import { addStopOf, barNameOf, isEdgeOf, stopOf, placed } from './grid-bars';
import { operatingHoursLabels } from './labels';
import type { Clock } from './use-clock';

interface GridDayProps {
  weekday: Weekday;
  bars: readonly Bar[];
  /** No range starts here. */
  isEmpty: boolean;
  /** When the previous day's hours end here. */
  nightEnd: number | undefined;
  /** The current minute of the day, if it is today. */
  nowAt: number | undefined;
  /** The Tab stop, if it is on this day. */
  stop: string | undefined;
  /** The focused edge, if it is on this day: its range can be dragged by touch. */
  held: string | undefined;
  isLocked: boolean;
  clock: Clock;
}

/** A line of the grid. */
export const GridDay = memo(function GridDay(props: GridDayProps) {
  const { weekday, bars, isEmpty, nightEnd, nowAt, stop, held, isLocked, clock } = props;
  const labels = useLabels(operatingHoursLabels);
  const add = addStopOf(weekday);
  const day = clock.day(weekday);
  return (
    <div className="cd-week-day">
      <span className="cd-week-name" aria-hidden="true">
        {clock.shortDay(weekday)}
      </span>
      <div className="cd-week-line" data-weekday={weekday}>
        {/* Below the bars: the pointer can still reach a night that ends here. */}
        {isEmpty && !isLocked && (
          <button
            type="button"
            className="rt-reset cd-week-add"
            data-stop={add}
            tabIndex={stop === add ? 0 : -1}
            aria-label={nightEnd === undefined ? labels.gridAdd(day) : labels.gridAddAfter(day, clock.time(nightEnd))}
          />
        )}
        {nowAt !== undefined && <span className="cd-week-now" aria-hidden="true" style={placed(nowAt, nowAt)} />}
        {bars.map((bar) => (
          <GridBar
            key={`${barNameOf(bar)}:${bar.hasStart ? 'a' : 'b'}`}
            bar={bar}
            stop={stop}
            held={held}
            isLocked={isLocked}
            clock={clock}
          />
        ))}
      </div>
    </div>
  );
}, isSameDay);

interface GridBarProps extends Pick<GridDayProps, 'stop' | 'held' | 'isLocked' | 'clock'> {
  bar: Bar;
}

const GridBar = memo(function GridBar({ bar, stop, held, isLocked, clock }: GridBarProps) {
  const labels = useLabels(operatingHoursLabels);
  const { weekday, index, range, from, to, hasStart, hasEnd } = bar;
  const isWhole = (hasStart && hasEnd) || range.end === 0;
  const cut = isWhole ? undefined : hasStart ? 'end' : 'start';
  const day = clock.day(weekday);
  const shared = { isLocked, stop, weekday, index };
  return (
    <div
      className="cd-week-bar"
      style={placed(from, to)}
      data-bar={barNameOf(bar)}
      data-state={isEdgeOf(held, bar) ? 'held' : 'resting'}
      data-cut={cut}
      title={clock.rangeOn(weekday, range)}
      data-chatdeck="bar"
    >
      <span className="cd-week-text" aria-hidden="true">
        <span>
          {cut === 'start'
            ? labels.gridUntil(clock.short(range.end))
            : hasStart && clock.duration(endMinute(range) - toMinutes(range.start))}
        </span>
      </span>
      {hasStart && (
        <Edge
          {...shared}
          which="start"
          label={labels.gridStart(day)}
          text={clock.time(range.start)}
          minute={toMinutes(range.start)}
        />
      )}
      {hasEnd && (
        <Edge
          {...shared}
          which="end"
          label={labels.gridEnd(day)}
          text={clock.end(weekday, range)}
          minute={endMinute(range)}
        />
      )}
    </div>
  );
}, isSameBar);

interface EdgeProps extends Pick<GridDayProps, 'stop' | 'isLocked' | 'weekday'> {
  index: number;
  which: 'start' | 'end';
  label: string;
  text: string;
  minute: number;
}

/** One end of a range: a slider for the keyboard, a handle for the mouse. */
function Edge({ weekday, index, which, label, text, minute, stop, isLocked }: EdgeProps) {
  const own = stopOf(weekday, index, which);
  return (
    <span
      className="cd-week-edge"
      data-edge={which}
      data-stop={own}
      role="slider"
      tabIndex={isLocked ? undefined : stop === own ? 0 : -1}
      aria-label={label}
      aria-orientation="horizontal"
      aria-disabled={isLocked || undefined}
      aria-valuemin={0}
      aria-valuemax={2 * 24 * 60}
      aria-valuenow={minute}
      aria-valuetext={text}
    />
  );
}

function isSameDay(before: GridDayProps, after: GridDayProps): boolean {
  const { bars: _before, ...shared } = before;
  return (
    before.bars.length === after.bars.length &&
    before.bars.every((bar, at) => isSamePiece(bar, after.bars[at])) &&
    (Object.keys(shared) as (keyof typeof shared)[]).every((name) => before[name] === after[name])
  );
}

function isSameBar(before: GridBarProps, after: GridBarProps): boolean {
  const isTouched = ({ bar, stop, held }: GridBarProps) => isEdgeOf(stop, bar) || isEdgeOf(held, bar);
  return (
    isSamePiece(before.bar, after.bar) &&
    before.isLocked === after.isLocked &&
    before.clock === after.clock &&
    !isTouched(before) &&
    !isTouched(after)
  );
}

function isSamePiece(a: Bar, b: Bar | undefined): boolean {
  return b?.range === a.range && b.weekday === a.weekday && b.index === a.index && b.hasStart === a.hasStart;
}
