import { GridColumns } from '@visx/grid';
import { scaleLinear } from '@visx/scale';
import { Bar } from '@visx/shape';
import { evenHours, type ClockMark } from '../../model/time/clock-marks';
import { useFormat } from '../format/format';
import { useLabels } from '../theme/labels';
import { useTheme } from '../theme/theme-context';
import { chartLabels } from './chart-labels';
import { AxisTexts } from './axis-texts';
import { VisuallyHidden } from '../base/visually-hidden';
import { Text } from '../base/text';

export interface DayBar {
  /** The day's name, short: it stands before its bar. */
  label: string;
  /** In hours since the day began. `times` is what it is called, where clocks change: a time of the day when absent. */
  periods: readonly { start: number; end: number; times?: string | undefined }[];
  /** 0 to 1: how much of the day they fill. Null where nothing is known. */
  share: number | null;
  /** How long the day is: 24 hours when absent, 23 or 25 where clocks change. */
  hours?: number | undefined;
  /** The hours of its clock, and where they are on its scale, on a day whose clocks change: every second one when absent. */
  marks?: readonly ClockMark[] | undefined;
  /** How much of it has passed, in hours: all of it when absent. */
  elapsed?: number | undefined;
  /** What is to be said of the day, such as that clocks change. */
  note?: string | undefined;
}

interface DayBarsProps {
  /** What the periods are, for those who cannot see the heading above. */
  label: string;
  /** One bar each, in their order. */
  days: readonly DayBar[];
}

const HOURS = 24;
/** From here on a page pays for what is not in view. */
const MANY = 62;
/** The drawing's own units; it is stretched to the width of its place. */
const WIDTH = 240;
const HEIGHT = 16;

/**
 * When something was the case on each day: a bar per period over the hours of the day, and the share of the day beside
 * it. The periods are there in words as well. The hours run as people read, with a label every two hours. A day whose
 * clocks change has a scale of its own under it; the others keep theirs.
 */
export function DayBars({ label, days }: DayBarsProps) {
  return (
    <div className="cd-days" data-chatdeck="day-bars">
      <div className="cd-days-axis">
        <Hours hours={HOURS} marks={evenHours} />
      </div>
      <ul aria-label={label} className="cd-days-list" data-size={days.length > MANY ? 'large' : 'small'}>
        {days.map((day, index) => (
          <Day key={index} day={day} />
        ))}
      </ul>
    </div>
  );
}

interface HoursProps {
  /** How long the day is. */
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
  const { hours = HOURS, marks = evenHours, elapsed = hours, share, note } = day;
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
        {/* By default visx snaps each line to whole pixels, which makes the gaps between them uneven. */}
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
      </svg>
      <Text size="2" className="cd-day-share cd-numbers">
        {share === null ? '' : percent(share)}
      </Text>
      {hours !== HOURS && <Hours hours={hours} marks={marks} />}
      <VisuallyHidden>{times.join(', ') || (share === null ? '' : labels.noPeriods)}</VisuallyHidden>
      {note !== undefined && (
        <Text as="p" size="1" color="gray" className="cd-day-note">
          {note}
        </Text>
      )}
    </li>
  );
}

/** Hours of a day over a width, from where people begin to read. */
function hourScale(hours: number, width: number, direction: 'ltr' | 'rtl') {
  return scaleLinear<number>({ domain: [0, hours], range: direction === 'ltr' ? [0, width] : [width, 0] });
}
