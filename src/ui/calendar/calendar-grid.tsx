import type { DateRange } from '../../model/time/date-range';
import type { LocalDate } from '../../model/time/local-date';
import { memoizeByKey } from '../../model/core/memoize-by-key';
import { cva } from 'class-variance-authority';
import { forwardRef, type KeyboardEvent } from 'react';
import { useLabels } from '../theme/labels';
import { useTheme } from '../theme/theme-context';
import { monthWeeks } from './calendar-days';
import { calendarLabels } from './labels';
import { DAY } from '../../model/time/duration';

const cell = cva('cd-calendar-cell', { variants: { state: { day: '', end: 'cd-calendar-end' } } });

interface CalendarGridProps {
  labelledBy: string;
  value: DateRange;
  /** The focused day; its month is shown. */
  active: LocalDate;
  /** The last selectable day. */
  today: LocalDate;
  onPick(day: LocalDate): void;
  onKeyDown(event: KeyboardEvent): void;
  onFocusChange(hasFocus: boolean): void;
}

/** The days of a month with a single Tab stop. */
export const CalendarGrid = forwardRef<HTMLTableElement, CalendarGridProps>(function CalendarGrid(props, ref) {
  const { labelledBy, value, active, today, onPick, onKeyDown, onFocusChange } = props;
  const labels = useLabels(calendarLabels);
  const write = dayWordsIn(useTheme().locale);
  const weeks = monthWeeks(active);
  const remarksOf = (day: LocalDate) => [
    ...(day === value.start ? [labels.start] : []),
    ...(day === value.end ? [labels.end] : []),
    ...(day > value.start && day < value.end ? [labels.within] : []),
    ...(day === today ? [labels.today] : []),
  ];
  return (
    <table ref={ref} role="grid" aria-labelledby={labelledBy} aria-multiselectable className="cd-calendar-grid">
      <thead>
        <tr>
          {write.weekdays.map(({ long, short }) => (
            <th key={long} scope="col" abbr={long} className="cd-calendar-weekday">
              {short}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week, index) => (
          <tr key={index}>
            {week.map((day, weekday) => {
              if (day === undefined) return <td key={weekday} />;
              const isWithin = day >= value.start && day <= value.end;
              const state = day === value.start || day === value.end ? 'end' : 'day';
              return (
                <td key={weekday} aria-selected={isWithin} className={cell({ state })}>
                  <button
                    type="button"
                    className="rt-reset cd-calendar-day"
                    tabIndex={day === active ? 0 : -1}
                    aria-label={labels.day(write.day(day), remarksOf(day))}
                    aria-current={day === today ? 'date' : undefined}
                    aria-disabled={day > today || undefined}
                    onKeyDown={onKeyDown}
                    onFocus={() => onFocusChange(true)}
                    onBlur={({ currentTarget, relatedTarget }) => {
                      if (!currentTarget.closest('table')?.contains(relatedTarget)) onFocusChange(false);
                    }}
                    onClick={() => {
                      if (day <= today) onPick(day);
                    }}
                  >
                    {write.number(day)}
                  </button>
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
});

/** Any Monday. */
const MONDAY = Date.UTC(2024, 0, 1);

const dayWordsIn = /* @__PURE__ */ memoizeByKey((locale) => {
  const full = new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone: 'UTC' });
  const number = new Intl.NumberFormat(locale);
  const long = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' });
  const short = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' });
  return {
    day: (day: LocalDate) => full.format(Date.parse(day)),
    number: (day: LocalDate) => number.format(Number(day.slice(8))),
    weekdays: Array.from({ length: 7 }, (_, index) => {
      const date = MONDAY + index * DAY;
      return { long: long.format(date), short: short.format(date) };
    }),
  };
});
