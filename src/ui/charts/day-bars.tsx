import { GridColumns } from '@visx/grid';
import { Bar } from '@visx/shape';
import { cva } from 'class-variance-authority';
import { evenHours, type ClockMark } from '../../model/time/clock-marks';
import { useFormat } from '../format/format';
import { useLabels } from '../theme/labels';
import { useTheme } from '../theme/theme-context';
import { chartLabels } from './chart-labels';
import { AxisTexts } from './axis-texts';
import { hourScale } from './scales';
import { VisuallyHidden } from '../base/visually-hidden';
import { Text } from '../base/text';

export interface DayBar {
  /** The day's short name, before its bar. */
  label: string;
  /** In hours since the day began. `times` names the period if clocks change; a time of day if absent. */
  periods: readonly { start: number; end: number; times?: string | undefined }[];
  /** 0 to 1: the share of the day they fill. Null if unknown. */
  share: number | null;
  /** The day's length: 24 hours if absent, 23 or 25 if clocks change. */
  hours?: number | undefined;
  /** The clock's hours and their positions on a day when clocks change: every second hour if absent. */
  marks?: readonly ClockMark[] | undefined;
  /** How much of it has passed, in hours: all of it if absent. */
  elapsed?: number | undefined;
  /** Moments in hours since the day began, drawn over the bar; `isOutside` if in none of the periods. */
  moments?: readonly { at: number; isOutside: boolean }[] | undefined;
  /** The moments in words. */
  momentsText?: string | undefined;
  /** A note about the day, for example that clocks change. */
  note?: string | undefined;
}

interface DayBarsProps {
  /** What the periods are, for screen readers. */
  label: string;
  /** One bar each, in order. */
  days: readonly DayBar[];
}

const HOURS = 24;
/** From this many on, the page skips rendering what is out of view. */
const MANY = 62;
const list = cva('cd-days-list', { variants: { layout: { short: '', long: 'cd-days-long' } } });
/** The drawing's units; it stretches to the available width. */
const WIDTH = 240;
const HEIGHT = 16;

/**
 * Periods of each day: one bar per period over the day's hours, and the day's share next to it. The periods are also
 * available as text. Hours follow the writing direction, with a label every two hours. A day when clocks change has a
 * separate scale below it; the others keep theirs.
 */
export function DayBars({ label, days }: DayBarsProps) {
  const layout = days.length > MANY ? 'long' : 'short';
  return (
    <div className="cd-days" data-chatdeck="day-bars">
      <div className="cd-days-axis">
        <Hours hours={HOURS} marks={evenHours} />
      </div>
      <ul aria-label={label} className={list({ layout })}>
        {days.map((day, index) => (
          <Day key={index} day={day} />
        ))}
      </ul>
    </div>
  );
}

interface HoursProps {
  /** The day's length. */
  hours: number;
  marks: readonly ClockMark[];
}

/** The labels of a day's scale. */
function Hours({ hours, marks }: HoursProps) {
  const { hour } = useFormat();
  const { direction } = useTheme();
  const hourAt = new Map(marks.map((mark) => [mark.at, mark.hour]));
  return (
    <div className="cd-days-hours cd-numbers">
      <AxisTexts
        side="bottom"
        scale={hourScale(hours, 100, direction)}
        values={[...hourAt.keys()]}
        write={(at) => hour(hourAt.get(at) ?? at)}
      />
    </div>
  );
}

function Day({ day }: { day: DayBar }) {
  const labels = useLabels(chartLabels);
  const { percent, timeOfDay } = useFormat();
  const { direction } = useTheme();
  const { hours = HOURS, marks = evenHours, elapsed = hours, share, note, moments = [], momentsText } = day;
  const times = day.periods.map(({ start, end, times: own }) => own ?? labels.period(timeOfDay(start), timeOfDay(end)));
  const x = hourScale(hours, WIDTH, direction);
  const barOf = (start: number, end: number) => ({
    x: Math.min(x(start), x(end)),
    width: Math.abs(x(end) - x(start)),
    y: 0,
    height: HEIGHT,
  });
  return (
    <li className="cd-day" data-chatdeck="day">
      <Text size="2" className="cd-day-label">
        {day.label}
      </Text>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true" className="cd-day-drawing">
        <Bar {...barOf(0, hours)} className="cd-day-rest" />
        {share !== null && <Bar {...barOf(0, elapsed)} className="cd-day-track" />}
        {/* By default, visx snaps each line to whole pixels, which makes the gaps between them uneven. */}
        <GridColumns
          scale={x}
          tickValues={marks.map(({ at }) => at)}
          height={HEIGHT}
          className="cd-chart-grid"
          shapeRendering="auto"
        />
        {day.periods.map(({ start, end }, index) => (
          <Bar key={index} {...barOf(start, end)} className="cd-day-bar">
            <title>{times[index]}</title>
          </Bar>
        ))}
        {/* One element for any number of moments. What is outside lies on top. */}
        {(['inside', 'outside'] as const).map((state) => {
          const marks = moments.filter(({ isOutside }) => isOutside === (state === 'outside'));
          if (marks.length === 0) return null;
          const d = marks.map(({ at }) => `M${x(at)} 0V${HEIGHT}`).join('');
          return <path key={state} d={d} className="cd-day-moment" data-state={state} />;
        })}
      </svg>
      <Text size="2" className="cd-day-share cd-numbers">
        {share === null ? '' : percent(share)}
      </Text>
      {hours !== HOURS && <Hours hours={hours} marks={marks} />}
      <VisuallyHidden>{times.join(', ') || (share === null ? '' : labels.noPeriods)}</VisuallyHidden>
      {momentsText !== undefined && <VisuallyHidden>{momentsText}</VisuallyHidden>}
      {note !== undefined && (
        <Text as="p" size="1" color="gray" className="cd-day-note">
          {note}
        </Text>
      )}
    </li>
  );
}
