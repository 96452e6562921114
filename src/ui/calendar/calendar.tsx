import type { DateRange } from '../../model/time/date-range';
import { addMonths, type LocalDate } from '../../model/time/local-date';
import { IconButton } from '@radix-ui/themes';
import { memoizeByKey } from '../../model/core/memoize-by-key';
import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { NextIcon, PreviousIcon } from '../base/icons';
import { useLabels } from '../theme/labels';
import { useTheme } from '../theme/theme-context';
import { useBeforePaint } from '../base/use-before-paint';
import { clampDay, dayForKey, firstDay } from './calendar-days';
import { CalendarGrid } from './calendar-grid';
import { calendarLabels } from './labels';
import { Text } from '../base/text';

interface CalendarProps {
  /** Days as `yyyy-MM-dd`, both ends included. */
  value: DateRange;
  /** The first selected day starts a range, the second ends it. */
  onValueChange(next: DateRange): void;
  /** The last selectable day. */
  today: LocalDate;
}

/**
 * A month in which a range of days is selected. Arrow keys move by day, Page Up and Page Down by month, with Shift by
 * year; Enter or Space selects.
 */
export function Calendar({ value, onValueChange, today }: CalendarProps) {
  const labels = useLabels(calendarLabels);
  const { locale, direction } = useTheme();
  const headingId = useId();
  const grid = useRef<HTMLTableElement>(null);
  const [active, setActive] = useState(() => clampDay(value.end, today));
  const [shown, setShown] = useState(value);
  if (shown.start !== value.start || shown.end !== value.end) {
    setShown(value);
    setActive(clampDay(value.start === shown.start ? value.end : value.start, today));
  }
  /** Whether the start is selected but not the end. */
  const [isHalf, setHalf] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);
  const writeMonth = monthIn(locale);
  useBeforePaint(() => {
    if (hasFocus) grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  }, [active, hasFocus]);

  const move = (day: LocalDate) => setActive(clampDay(day, today));
  const pick = (day: LocalDate) => {
    setActive(day);
    const isEnd = isHalf && day >= value.start;
    setHalf(!isEnd);
    onValueChange({ start: isEnd ? value.start : day, end: day });
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const next = dayForKey(event, active, direction);
    if (next === undefined) return;
    event.preventDefault();
    move(next);
  };

  const turn = (months: number) => setActive(clampDay(addMonths(active, months), today));
  return (
    <div className="cd-calendar" data-chatdeck="calendar">
      <div className="cd-calendar-header">
        <TurnButton
          label={labels.previousMonth}
          isEnd={active.slice(0, 7) <= firstDay.slice(0, 7)}
          onTurn={() => turn(-1)}
        >
          <PreviousIcon size={16} aria-hidden className="cd-directed" />
        </TurnButton>
        <Text as="p" size="2" weight="medium" id={headingId} role="status">
          {writeMonth(active)}
        </Text>
        <TurnButton label={labels.nextMonth} isEnd={active.slice(0, 7) >= today.slice(0, 7)} onTurn={() => turn(1)}>
          <NextIcon size={16} aria-hidden className="cd-directed" />
        </TurnButton>
      </div>
      <CalendarGrid
        ref={grid}
        labelledBy={headingId}
        value={value}
        active={active}
        today={today}
        onPick={pick}
        onKeyDown={handleKeyDown}
        onFocusChange={setHasFocus}
      />
    </div>
  );
}

interface TurnButtonProps {
  label: string;
  isEnd: boolean;
  onTurn(): void;
  children: ReactNode;
}

/** Stays focusable at the end, so that the focus isn't lost. */
function TurnButton({ label, isEnd, onTurn, children }: TurnButtonProps) {
  return (
    <IconButton
      type="button"
      variant="ghost"
      color="gray"
      aria-label={label}
      aria-disabled={isEnd || undefined}
      onClick={() => {
        if (!isEnd) onTurn();
      }}
    >
      {children}
    </IconButton>
  );
}

const monthIn = /* @__PURE__ */ memoizeByKey((locale) => {
  const month = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return (day: LocalDate) => month.format(Date.parse(day));
});
