import { weekdays, type WeekHours } from '../../model/schedule';
import type { Instant } from '../../model/tolerant';
import { wallTime } from '../../model/zoned-time';
import { Text } from '../../ui/radix';
import { useFormat } from '../../ui/format';
import { useId, useRef } from 'react';
import { GridDay } from './grid-day';
import { barsOf } from './grid-bars';
import type { OperatingHoursLabels } from './labels';
import type { Clock } from './use-clock';
import { useGridDrag } from './use-grid-drag';
import { useGridKeys } from './use-grid-keys';
import type { EditWeek } from './week-hours';

export interface WeekGridProps {
  week: WeekHours;
  zone: string;
  now: Instant;
  clock: Clock;
  labels: OperatingHoursLabels;
  isLocked: boolean;
  onEdit: EditWeek;
  onSay(text: string): void;
}

/** The marks of the axis. */
const hours = [0, 3, 6, 9, 12, 15, 18, 21];

/** The same hours as a picture of the week, to be changed by dragging or with the keyboard. */
export function WeekGrid(props: WeekGridProps) {
  const { week, zone, now, clock, labels, isLocked } = props;
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const { hour } = useFormat();
  const { drag, dragProps } = useGridDrag(root, props);
  const { stop, keyProps } = useGridKeys(root, props);
  const bars = barsOf(drag?.week ?? week);
  const wall = wallTime(now, zone);
  const today = new Date(`${wall}Z`).getUTCDay();
  const minute = Number(wall.slice(11, 13)) * 60 + Number(wall.slice(14, 16));
  return (
    <div className="cd-week" data-chatdeck="week-grid" data-state={drag ? 'dragging' : 'resting'}>
      <div className="cd-week-frame">
        <div className="cd-week-axis" aria-hidden="true">
          {hours.map((mark) => (
            <span key={mark} className="cd-week-hour" style={placed(mark * 60, mark * 60)}>
              {hour(mark)}
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
          {weekdays.map((weekday) => (
            <GridDay
              key={weekday}
              weekday={weekday}
              bars={bars.get(weekday) ?? []}
              isEmpty={week[weekday].length === 0}
              nowAt={today === weekday ? minute : undefined}
              stop={stop}
              isLocked={isLocked}
              clock={clock}
              labels={labels}
            />
          ))}
        </div>
      </div>
      {!isLocked && (
        <Text as="p" size="1" color="gray" id={`${id}-help`}>
          {labels.gridHelp}
        </Text>
      )}
    </div>
  );
}

/** Where something stands between two midnights. Only ever in the browser, where a policy does not forbid it. */
export function placed(from: number, to: number): React.CSSProperties {
  return { '--cd-from': from / 1440, '--cd-to': to / 1440 } as React.CSSProperties;
}
