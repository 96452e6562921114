import { chatSpans, daysLater, nearestQuarter, weekStarts } from '../../../model/settings/operating-hours/time-machine';
import type { VisitorState } from '../../../model/places/visitor-state';
import type { VisitorFacts } from '../../../model/places/why-offline';
import type { Instant } from '../../../model/core/tolerant';
import { mondayOf } from '../../../model/time/local-date';
import { localDate } from '../../../model/time/zoned-time';
import { useLabels } from '../../../ui/theme/labels';
import { useTheme } from '../../../ui/theme/theme-context';
import { useMemo, useRef, type CSSProperties, type KeyboardEvent, type PointerEvent } from 'react';
import { operatingHoursVisitorsLabels } from './labels';
import { useMoments } from './use-moments';

const MINUTE = 60_000;
const QUARTER = 15 * MINUTE;

interface VisitorsWeekProps {
  facts: VisitorFacts;
  /** The zone whose days are shown. */
  zone: string;
  at: Instant;
  now: Instant;
  sees: VisitorState['sees'];
  onAtChange(next: Instant): void;
}

/** The week of a moment: when visitors get the chat, and a slider to move the moment. */
export function VisitorsWeek({ facts, zone, at, now, sees, onAtChange }: VisitorsWeekProps) {
  const labels = useLabels(operatingHoursVisitorsLabels);
  const moments = useMoments(zone);
  const { direction } = useTheme();
  const line = useRef<HTMLDivElement>(null);
  const isRtl = direction === 'rtl';
  const monday = mondayOf(localDate(at, zone));
  const { days, end } = useMemo(() => weekStarts(monday, zone), [monday, zone]);
  const start = days[0] ?? at;
  const spans = useMemo(() => chatSpans(facts, { from: start, to: end }), [facts, start, end]);
  const position = (from: Instant, to = from): CSSProperties =>
    ({ '--cd-from': (from - start) / (end - start), '--cd-to': (to - start) / (end - start) }) as CSSProperties;

  const handlePointer = (event: PointerEvent<HTMLElement>) => {
    const box = line.current?.getBoundingClientRect();
    if (!box || (event.type === 'pointermove' && !event.currentTarget.hasPointerCapture(event.pointerId))) return;
    const part = Math.min(1, Math.max(0, (event.clientX - box.left) / box.width));
    onAtChange(Math.min(end - QUARTER, nearestQuarter(start + (isRtl ? 1 - part : part) * (end - start))));
  };
  const handleKey = (event: KeyboardEvent) => {
    const next = movedBy(event.key, { at, start, end, zone, isRtl });
    if (next === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    onAtChange(next);
  };
  return (
    <div className="cd-visitors-week" data-chatdeck="visitors-week">
      <div
        ref={line}
        className="cd-week-line"
        role="presentation"
        onPointerDown={(event) => {
          if (event.button !== 0) return;
          event.currentTarget.setPointerCapture(event.pointerId);
          handlePointer(event);
        }}
        onPointerMove={handlePointer}
      >
        {spans.map(({ from, to }) => (
          <div key={from} className="cd-week-bar" style={position(from, to)} />
        ))}
        {start <= now && now < end && <span className="cd-week-now" aria-hidden="true" style={position(now)} />}
        <div className="cd-week-hour" style={position(at)}>
          <span
            role="slider"
            tabIndex={0}
            className="cd-visitors-thumb"
            aria-label={labels.slider}
            aria-valuemin={0}
            aria-valuemax={(end - start) / MINUTE}
            aria-valuenow={(at - start) / MINUTE}
            aria-valuetext={labels.sliderValue(moments.moment(at), labels.sees[sees])}
            onKeyDown={handleKey}
          />
        </div>
      </div>
      <div className="cd-week-axis" aria-hidden="true">
        {days.map((day, index) => (
          <span key={day} className="cd-week-hour" style={position((day + (days[index + 1] ?? end)) / 2)}>
            {moments.day(day)}
          </span>
        ))}
      </div>
    </div>
  );
}

/** Where a key moves the moment: a quarter of an hour, a day, or to an end of the week. */
function movedBy(
  key: string,
  { at, start, end, zone, isRtl }: { at: Instant; start: Instant; end: Instant; zone: string; isRtl: boolean },
): Instant | undefined {
  const quarter = Math.floor(at / QUARTER) * QUARTER;
  // From a minute between two quarters, back is to the quarter just passed.
  const [back, ahead] = [at > quarter ? quarter : at - QUARTER, quarter + QUARTER];
  switch (key) {
    case 'ArrowUp':
      return ahead;
    case 'ArrowDown':
      return back;
    case 'ArrowRight':
      return isRtl ? back : ahead;
    case 'ArrowLeft':
      return isRtl ? ahead : back;
    case 'PageUp':
      return daysLater(at, 1, zone);
    case 'PageDown':
      return daysLater(at, -1, zone);
    case 'Home':
      return start;
    case 'End':
      return end - QUARTER;
    default:
      return undefined;
  }
}
