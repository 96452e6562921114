import {
  previousWeekday,
  type TimeRange,
  type WeekHours,
  type Weekday,
} from '../../model/settings/operating-hours/schedule';
import { type RangeRemark } from '../../model/settings/operating-hours/schedule-checks';
import { addRange, openAllDay } from '../../model/settings/operating-hours/schedule-edits';
import { AddIcon, MoreIcon } from '../../ui/base/icons';
import { actAndFocus } from '../../ui/editor/rows/keep-focus';
import { Menu, MenuItem } from '../../ui/overlays/menu';
import { useLabels } from '../../ui/theme/labels';
import { IconButton, Text } from '../../ui/radix';
import { memo, useId, useRef, useState } from 'react';
import { CopyDay } from './copy-day';
import { operatingHoursLabels } from './labels';
import { RangeRow } from './range-row';
import type { Clock } from './use-clock';
import type { EditWeek } from './grid-bars';

interface DayRowProps {
  weekday: Weekday;
  ranges: readonly TimeRange[];
  minutes: number;
  /** When the previous day's hours end on this day. */
  nightEnd: number | undefined;
  /** By the range's index. */
  remarks: readonly (RangeRemark | undefined)[];
  isLocked: boolean;
  clock: Clock;
  onEdit: EditWeek;
  onSay(text: string): void;
}

/** A day of the table: its name and total, its hours, and its actions. */
export const DayRow = memo(function DayRow(props: DayRowProps) {
  const { weekday, ranges, minutes, nightEnd, remarks, isLocked, clock, onEdit } = props;
  const labels = useLabels(operatingHoursLabels);
  const id = useId();
  const day = clock.day(weekday);
  const root = useRef<HTMLDivElement>(null);
  const isClosed = ranges.length === 0 && nightEnd === undefined;
  const focusAdd = () => root.current?.querySelector<HTMLElement>('[data-action="add"]')?.focus();
  return (
    <div
      ref={root}
      className="cd-hours-day"
      role="group"
      aria-labelledby={id}
      data-chatdeck="day"
      data-name={weekday}
      data-state={isClosed ? 'closed' : 'open'}
    >
      <div className="cd-hours-name">
        <Text as="p" size="2" weight="medium" id={id}>
          {day}
        </Text>
        <Text as="p" size="1" color="gray">
          {isClosed ? labels.closed : ranges.length > 0 && clock.duration(minutes)}
        </Text>
      </div>
      <div className="cd-hours-ranges">
        {nightEnd !== undefined && (
          <Text as="p" size="1" color="gray" className="cd-hours-night">
            {labels.nightEnds(clock.time(nightEnd), clock.day(previousWeekday(weekday)))}
          </Text>
        )}
        {ranges.map((range, index) => (
          <RangeRow
            key={index}
            weekday={weekday}
            index={index}
            range={range}
            fault={remarks[index]?.fault}
            faultOn={remarks[index]?.on}
            isLocked={isLocked}
            clock={clock}
            onEdit={onEdit}
            onRemoved={focusAdd}
          />
        ))}
      </div>
      {!isLocked && <DayActions {...props} day={day} root={root} />}
    </div>
  );
});

interface DayActionsProps extends DayRowProps {
  day: string;
  root: React.RefObject<HTMLDivElement | null>;
}

function DayActions({ weekday, ranges, day, root, clock, onEdit, onSay }: DayActionsProps) {
  const labels = useLabels(operatingHoursLabels);
  const [isMenuOpen, setMenuOpen] = useState(false);
  const handleAdd = () => {
    const add = () => onEdit(weekday, (week) => addRange(week, weekday));
    actAndFocus(add, () => [...(root.current?.querySelectorAll<HTMLElement>('[data-end="start"] input') ?? [])].at(-1));
  };
  const change = (edit: (week: WeekHours) => WeekHours) => () => onEdit(weekday, edit);
  return (
    <div className="cd-hours-actions">
      <IconButton
        type="button"
        variant="ghost"
        color="gray"
        aria-label={labels.add(day)}
        data-action="add"
        onClick={handleAdd}
      >
        <AddIcon size={16} aria-hidden />
      </IconButton>
      <CopyDay weekday={weekday} day={day} clock={clock} onEdit={onEdit} onSay={onSay} />
      <Menu
        open={isMenuOpen}
        onOpenChange={setMenuOpen}
        trigger={
          <IconButton type="button" variant="ghost" color="gray" aria-label={labels.more(day)}>
            <MoreIcon size={16} aria-hidden />
          </IconButton>
        }
      >
        <MenuItem onSelect={change((week) => openAllDay(week, weekday))}>{labels.allDay}</MenuItem>
        {ranges.length > 0 && (
          <MenuItem onSelect={change((week) => ({ ...week, [weekday]: [] }))}>{labels.close}</MenuItem>
        )}
      </Menu>
    </div>
  );
}
