import { useFormat } from '../format/format';
import { useLabels } from '../theme/labels';
import { chartLabels } from './chart-labels';
import { linearScale } from './linear-scale';
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
/** An axis label every two hours. */
const marks = Array.from({ length: HOURS / 2 }, (_, index) => index * 2);
/** From here on a page pays for what is not in view. */
const MANY = 62;
/** The drawing's own units for an hour; it is stretched to the width of its place. */
const UNIT = 10;
const HEIGHT = 16;

/**
 * When something was the case on each day: a bar per period over the hours of the day, and the share of the day beside
 * it. The periods are there in words as well. The hours run as people read; a day of 25 hours is longer than the others.
 */
export function DayBars({ label, days }: DayBarsProps) {
  const { hour } = useFormat();
  const longest = Math.max(HOURS, ...days.map((day) => day.hours ?? HOURS));
  return (
    <div className="cd-days" data-chatdeck="day-bars">
      <div className="cd-days-axis" aria-hidden="true">
        <div className="cd-days-hours cd-numbers">
          {marks.map((mark) => (
            <span key={mark} className="cd-days-hour">
              {hour(mark)}
            </span>
          ))}
          {longest > HOURS && <svg width={`${(1 - HOURS / longest) * 100}%`} height="0" />}
        </div>
      </div>
      <ul aria-label={label} className="cd-days-list" data-size={days.length > MANY ? 'large' : 'small'}>
        {days.map((day, index) => (
          <Day key={index} day={day} longest={longest} />
        ))}
      </ul>
    </div>
  );
}

function Day({ day, longest }: { day: DayBar; longest: number }) {
  const labels = useLabels(chartLabels);
  const { percent, timeOfDay } = useFormat();
  const { hours = HOURS, elapsed = hours, note } = day;
  const times = day.periods.map(({ start, end, times: own }) => own ?? labels.period(timeOfDay(start), timeOfDay(end)));
  const width = longest * UNIT;
  const x = linearScale([0, longest], [0, width]);
  return (
    <li className="cd-day" data-chatdeck="day">
      <Text size="2" className="cd-day-label">
        {day.label}
      </Text>
      <svg viewBox={`0 0 ${width} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true" className="cd-day-drawing">
        <rect x={0} width={x(hours)} y={0} height={HEIGHT} className="cd-day-rest" />
        <rect x={0} width={x(elapsed)} y={0} height={HEIGHT} className="cd-day-track" />
        <path d={marks.map((mark) => `M${x(mark)} 0V${HEIGHT}`).join('')} className="cd-chart-grid" />
        {day.periods.map(({ start, end }, index) => (
          <rect key={index} x={x(start)} width={x(end) - x(start)} y={0} height={HEIGHT} className="cd-day-bar">
            <title>{times[index]}</title>
          </rect>
        ))}
      </svg>
      <Text size="2" className="cd-day-share cd-numbers">
        {day.share === null ? '' : percent(day.share)}
      </Text>
      <VisuallyHidden>{times.join(', ') || labels.noPeriods}</VisuallyHidden>
      {note !== undefined && (
        <Text as="p" size="1" color="gray" className="cd-day-note">
          {note}
        </Text>
      )}
    </li>
  );
}
