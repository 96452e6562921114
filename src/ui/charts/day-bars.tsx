import { Text, VisuallyHidden } from '@radix-ui/themes';
import { useFormat } from '../format';
import { useLabels } from '../labels';
import { chartLabels } from './chart-labels';
import { linearScale } from './linear-scale';
import { placedAt } from './placed-at';
import { Bar, Line } from './visx';

export interface DayBar {
  /** The day's name, short: it stands before its bar. */
  label: string;
  /** In hours since the day began, 0 to 24. */
  periods: readonly { start: number; end: number }[];
  /** 0 to 1: how much of the day they fill. */
  share: number;
}

interface DayBarsProps {
  /** What the periods are, for those who cannot see the heading above. */
  label: string;
  days: readonly DayBar[];
}

const HOURS = 24;
/** An axis label every two hours. */
const marks = Array.from({ length: HOURS / 2 }, (_, index) => index * 2);
/** The drawing's own units; it is stretched to the width of its place. */
const WIDTH = 240;
const HEIGHT = 16;
const x = linearScale([0, HOURS], [0, WIDTH]);

/**
 * When something was the case on each day: a bar per period over the hours of the day, and the share of the day beside
 * it. The periods are there in words as well. The hours run as people read.
 */
export function DayBars({ label, days }: DayBarsProps) {
  const { hour } = useFormat();
  return (
    <div className="cd-days" data-chatdeck="day-bars">
      <div className="cd-days-axis" aria-hidden="true">
        <div className="cd-days-hours cd-numbers">
          {marks.map((mark) => (
            <span key={mark} className="cd-days-hour" style={placedAt({ along: mark / HOURS })}>
              {hour(mark)}
            </span>
          ))}
        </div>
      </div>
      <ul aria-label={label} className="cd-days-list">
        {days.map((day, index) => (
          <Day key={index} day={day} />
        ))}
      </ul>
    </div>
  );
}

function Day({ day }: { day: DayBar }) {
  const labels = useLabels(chartLabels);
  const { percent, timeOfDay } = useFormat();
  const periods = day.periods.map(({ start, end }) => labels.period(timeOfDay(start), timeOfDay(end)));
  return (
    <li className="cd-day">
      <Text size="2" className="cd-day-label">
        {day.label}
      </Text>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true" className="cd-day-drawing">
        {marks.map((mark) => (
          <Line key={mark} from={{ x: x(mark), y: 0 }} to={{ x: x(mark), y: HEIGHT }} className="cd-chart-grid" />
        ))}
        {day.periods.map(({ start, end }, index) => (
          <Bar key={index} x={x(start)} width={x(end) - x(start)} y={0} height={HEIGHT} className="cd-day-bar">
            <title>{periods[index]}</title>
          </Bar>
        ))}
      </svg>
      <Text size="2" className="cd-day-share cd-numbers">
        {percent(day.share)}
      </Text>
      <VisuallyHidden>{periods.join(', ') || labels.noPeriods}</VisuallyHidden>
    </li>
  );
}
