import {
  allDay,
  isAllDay,
  isWhole,
  nextWeekday,
  splitAtMidnight,
  type Weekday,
  type TimeRange,
} from '../../model/settings/operating-hours/schedule';
import { mergeDay, type RangeFault } from '../../model/settings/operating-hours/schedule-checks';
import { runPastMidnight, swapEnds } from '../../model/settings/operating-hours/schedule-edits';
import { InlineAction } from '../../ui/editor/rows/inline-action';
import { Text } from '../../ui/radix';
import { useLabels } from '../../ui/theme/labels';
import type { ReactNode } from 'react';
import type { EditWeek } from './grid-bars';
import { operatingHoursLabels, type OperatingHoursLabels } from './labels';
import type { Clock } from './use-clock';

/** What a save does to a range, or what the user must decide first; empty for most. */
export function RangeNote(props: RangeRowProps & { id: string }) {
  const { id, fault } = props;
  const isQuestion = fault === 'turned' || fault === 'overlap';
  const text = noteOf(props, useLabels(operatingHoursLabels));
  return (
    <div
      id={id}
      className="cd-hours-note"
      data-chatdeck={isQuestion ? 'range-question' : undefined}
      data-invalid={isQuestion || undefined}
      aria-live="polite"
    >
      {text}
    </div>
  );
}

function noteOf(props: RangeRowProps, labels: OperatingHoursLabels): ReactNode {
  const { weekday, index, range, fault, faultOn = weekday, clock, onEdit } = props;
  const next = clock.day(nextWeekday(weekday));
  switch (fault) {
    case 'turned':
      return (
        <Note text={labels.turned} {...props}>
          <Choice onChoose={() => onEdit(weekday, (week) => runPastMidnight(week, weekday, index))}>
            {labels.pastMidnight(next, clock.time(range.end ?? 0))}
          </Choice>
          <Choice onChoose={() => onEdit(weekday, (week) => swapEnds(week, weekday, index))}>{labels.swap}</Choice>
        </Note>
      );
    case 'overlap':
    case 'touching':
      return (
        <Note text={meetingText(props, labels)} {...props}>
          <Choice onChoose={() => onEdit(weekday, (week) => mergeDay(week, faultOn))}>{labels.merge}</Choice>
        </Note>
      );
    case 'sameStartAndEnd':
      return <Note text={labels.sameStartAndEnd} {...props} />;
    case 'incomplete':
      return <Note text={labels.incomplete} {...props} />;
    case undefined:
      return <Note text={storedText(props, labels)} {...props} />;
  }
}

function meetingText(
  { weekday, fault, faultOn = weekday, clock }: RangeRowProps,
  labels: OperatingHoursLabels,
): string {
  if (fault === 'touching') return labels.touching;
  return faultOn === weekday ? labels.overlap : labels.overlapOn(clock.day(faultOn));
}

/** It is stored differently from how it looks. */
function storedText({ weekday, range, clock }: RangeRowProps, labels: OperatingHoursLabels): string | undefined {
  if (isAllDay(range)) return labels.allDayStored(clock.range(range));
  if (!range.isOvernight || !isWhole(range)) return undefined;
  const nextDay = nextWeekday(weekday);
  const parts = splitAtMidnight(weekday, range);
  const evening = parts.find((part) => part.weekday === weekday);
  const morning = parts.find((part) => part.weekday === nextDay);
  if (evening && morning) return labels.overnight(clock.range(evening), clock.range(morning), clock.day(nextDay));
  if (evening) return labels.untilMidnight(clock.range(evening));
  if (morning) return labels.fromMidnight(clock.range(morning), clock.day(nextDay), clock.time(allDay.end));
  return labels.nothingStored;
}

interface NoteProps {
  text: string | undefined;
  isLocked: boolean;
  children?: ReactNode;
}

function Note({ text, isLocked, children }: NoteProps) {
  if (text === undefined) return null;
  return (
    <>
      <Text as="p" size="1" color="gray">
        {text}
      </Text>
      {children && !isLocked && <div className="cd-hours-choices">{children}</div>}
    </>
  );
}

function Choice({ onChoose, children }: { onChoose(): void; children: ReactNode }) {
  return (
    <InlineAction within='[data-chatdeck="day"]' onAction={onChoose}>
      {children}
    </InlineAction>
  );
}

export interface RangeRowProps {
  weekday: Weekday;
  index: number;
  range: TimeRange;
  fault: RangeFault | undefined;
  /** The day where it meets another range. */
  faultOn: Weekday | undefined;
  isLocked: boolean;
  clock: Clock;
  onEdit: EditWeek;
  /** The row is gone, and the focus with it. */
  onRemoved(): void;
}
