import type { TimeRange } from '../../model/settings/operating-hours/schedule';
import { chooseEnd, chooseStart, removeRange, setRange } from '../../model/settings/operating-hours/schedule-edits';
import { CloseIcon } from '../../ui/base/icons';
import { IconButton } from '../../ui/radix';
import { useLabels } from '../../ui/theme/labels';
import { memo, useId } from 'react';
import { operatingHoursLabels } from './labels';
import { RangeNote, type RangeRowProps } from './range-note';
import { TimeField } from './time-field';

/** A range of a day, with its note. */
export const RangeRow = memo(
  function RangeRow(props: RangeRowProps) {
    const { weekday, index, range, isLocked, clock, onEdit, onRemoved } = props;
    const labels = useLabels(operatingHoursLabels);
    const day = clock.day(weekday);
    const noteId = useId();
    const replace = (next: TimeRange) => onEdit(weekday, (week) => setRange(week, weekday, index, next));
    return (
      <div className="cd-hours-range" data-chatdeck="range" data-state={props.fault}>
        <div className="cd-hours-times">
          <TimeField
            which="start"
            weekday={weekday}
            range={range}
            label={labels.start(day, index + 1)}
            describedBy={noteId}
            isLocked={isLocked}
            clock={clock}
            onValueChange={(start) => replace(chooseStart(range, start))}
            onRangeChange={replace}
          />
          <span aria-hidden="true">–</span>
          <TimeField
            which="end"
            weekday={weekday}
            range={range}
            label={labels.end(day, index + 1)}
            describedBy={noteId}
            isLocked={isLocked}
            clock={clock}
            onValueChange={(end) => replace(chooseEnd(range, end))}
            onRangeChange={replace}
          />
          {!isLocked && (
            <IconButton
              type="button"
              variant="ghost"
              color="gray"
              aria-label={labels.remove(clock.range(range), day)}
              onClick={() => {
                onRemoved();
                onEdit(weekday, (week) => removeRange(week, weekday, index));
              }}
            >
              <CloseIcon size={16} aria-hidden />
            </IconButton>
          )}
        </div>
        <RangeNote {...props} id={noteId} />
      </div>
    );
  },
  (before, after) =>
    before.range === after.range &&
    before.index === after.index &&
    before.fault === after.fault &&
    before.faultOn === after.faultOn &&
    before.isLocked === after.isLocked &&
    before.clock === after.clock,
);
