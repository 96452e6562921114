import { weekdays, type Weekday } from '../../model/settings/operating-hours/schedule';
import { barsOf, nightEnd, type Bar } from '../../model/settings/operating-hours/schedule-bars';
import { dayOfWeek } from '../../model/time/local-date';
import { wallTime } from '../../model/time/zoned-time';
import { HelpIcon } from '../../ui/base/icons';
import { IconButton, Text } from '../../ui/radix';
import { useLabels } from '../../ui/theme/labels';
import { useId, useRef, useState } from 'react';
import { GridDay } from './grid-day';
import { addStopOf, isEdgeOf, placed, type WeekGridProps } from './grid-bars';
import { operatingHoursLabels } from './labels';
import { useGridDrag } from './use-grid-drag';
import { useGridKeys } from './use-grid-keys';

/** The marks of the axis. */
const hours = [0, 3, 6, 9, 12, 15, 18, 21];

/** The same hours as bars beside the days, editable by dragging or with the keyboard. */
export function WeekGrid(props: WeekGridProps) {
  const { week, zone, now, clock, isLocked } = props;
  const labels = useLabels(operatingHoursLabels);
  const id = useId();
  const [isHelpOpen, setHelpOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const { stop, held, onHold, keyProps } = useGridKeys(root, props);
  const { drag, dragProps } = useGridDrag(root, { ...props, held, onHold });
  const bars = barsOf(drag?.week ?? week);
  const inHand = [...bars.values()].flat().find((bar) => (drag?.hasMoved ? isAt(bar, drag) : isEdgeOf(held, bar)));
  const wall = wallTime(now, zone);
  const today = dayOfWeek(wall.slice(0, 10));
  const minute = Number(wall.slice(11, 13)) * 60 + Number(wall.slice(14, 16));
  return (
    <div className="cd-week" data-chatdeck="week-grid" data-state={drag ? 'dragging' : 'resting'}>
      <div className="cd-week-axis" aria-hidden="true">
        {hours.map((mark) => (
          <span key={mark} className="cd-week-hour" style={placed(mark * 60, mark * 60)}>
            {clock.hour(mark)}
          </span>
        ))}
      </div>
      <div
        ref={root}
        className="cd-week-days"
        role="group"
        aria-label={labels.grid}
        aria-describedby={isLocked ? undefined : `${id}-help`}
        {...(isLocked ? {} : dragProps)}
        {...(isLocked ? {} : keyProps)}
      >
        {weekdays.map((weekday) => {
          const own = bars.get(weekday) ?? [];
          return (
            <GridDay
              key={weekday}
              weekday={weekday}
              bars={own}
              isEmpty={week[weekday].length === 0}
              nightEnd={nightEnd(week, weekday)}
              nowAt={today === weekday ? minute : undefined}
              stop={ofDay(stop, weekday, own)}
              held={ofDay(held, weekday, own)}
              isLocked={isLocked}
              clock={clock}
            />
          );
        })}
      </div>
      {!isLocked && (
        <div className="cd-week-foot">
          <Text as="p" size="1" className="cd-week-hand" aria-hidden="true">
            {inHand && labels.dayHours(clock.day(inHand.weekday), clock.rangeOn(inHand.weekday, inHand.range))}
          </Text>
          <IconButton
            type="button"
            size="1"
            variant="ghost"
            color="gray"
            aria-label={labels.gridHelpShow}
            aria-expanded={isHelpOpen}
            onClick={() => setHelpOpen(!isHelpOpen)}
          >
            <HelpIcon size={16} aria-hidden />
          </IconButton>
          <Text as="p" size="1" color="gray" id={`${id}-help`} className="cd-week-help" hidden={!isHelpOpen}>
            <span data-for="mouse">{labels.gridHelp}</span>
            <span data-for="touch">{labels.gridTouchHelp}</span>
          </Text>
        </div>
      )}
    </div>
  );
}

/** An id on the page, if it is on a day. */
function ofDay(stop: string | undefined, weekday: Weekday, bars: readonly Bar[]): string | undefined {
  return stop === addStopOf(weekday) || bars.some((bar) => isEdgeOf(stop, bar)) ? stop : undefined;
}

function isAt(bar: Bar, { weekday, index }: { weekday: Weekday; index: number }): boolean {
  return bar.weekday === weekday && bar.index === index;
}
