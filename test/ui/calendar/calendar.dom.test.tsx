import { act, fireEvent, screen } from '@testing-library/react';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { Calendar } from 'chatdeck/ui';
import type { DateRange } from 'chatdeck/model';
import { addDays, addMonths } from 'chatdeck/model/time/local-date';
import { useState } from 'react';
import { clampDay, dayForKey, firstDay, monthWeeks } from '../../../src/ui/calendar/calendar-days';
import { renderScreen } from '../../screens/render-screen';

const day = fc.integer({ min: 0, max: 60_000 }).map((days) => addDays('1900-01-01', days));

test('a month has each of its days once, in weeks that begin on Monday', () => {
  fc.assert(
    fc.property(day, (date) => {
      const weeks = monthWeeks(date);
      const days = weeks.flat().filter((each) => each !== undefined);
      expect(days[0]).toBe(`${date.slice(0, 7)}-01`);
      expect(days).toEqual([...new Set(days)].sort());
      expect(days.every((each) => each.startsWith(date.slice(0, 7)))).toBe(true);
      expect(addDays(days.at(-1) ?? '', 1).slice(8)).toBe('01');
      for (const week of weeks) {
        week.forEach((each, index) => each && expect((new Date(each).getUTCDay() + 6) % 7).toBe(index));
      }
    }),
  );
});

test('months are added by the calendar, and keep the day where they can', () => {
  expect(addMonths('2026-01-31', 1)).toBe('2026-02-28');
  expect(addMonths('2024-02-29', 12)).toBe('2025-02-28');
  expect(addMonths('2026-01-15', -1)).toBe('2025-12-15');
  fc.assert(
    fc.property(day, fc.integer({ min: -30, max: 30 }), (date, months) => {
      const moved = addMonths(date, months);
      expect(Number(moved.slice(8))).toBeLessThanOrEqual(Number(date.slice(8)));
      if (date.slice(8) <= '28') expect(addMonths(moved, -months)).toBe(date);
    }),
  );
});

test('keys lead by days, weeks and months, mirrored where people read from right to left', () => {
  const from = (key: string, direction: 'ltr' | 'rtl' = 'ltr', shiftKey = false) =>
    dayForKey({ key, shiftKey }, '2026-03-04', direction);
  expect([from('ArrowRight'), from('ArrowRight', 'rtl')]).toEqual(['2026-03-05', '2026-03-03']);
  expect([from('ArrowUp'), from('Home'), from('End')]).toEqual(['2026-02-25', '2026-03-02', '2026-03-08']);
  expect([from('PageUp'), from('PageDown', 'ltr', true)]).toEqual(['2026-02-04', '2027-03-04']);
  expect(from('a')).toBeUndefined();
  expect([clampDay('2030-01-01', '2026-03-04'), clampDay('0001-01-01', '2026-03-04')]).toEqual([
    '2026-03-04',
    firstDay,
  ]);
});

function Open({ onValueChange }: { onValueChange(next: DateRange): void }) {
  const [value, setValue] = useState({ start: '2026-03-02', end: '2026-03-04' });
  const change = (next: DateRange) => {
    setValue(next);
    onValueChange(next);
  };
  return <Calendar value={value} onValueChange={change} today="2026-03-10" />;
}

test('the first day starts a range, the second ends it, an earlier one starts over, and no future day is accepted', () => {
  const picked = vi.fn();
  renderScreen(<Open onValueChange={picked} />);
  const press = (name: RegExp) => fireEvent.click(screen.getByRole('button', { name }));
  press(/March 5, 2026/);
  press(/March 8, 2026/);
  expect(picked.mock.calls).toEqual([
    [{ start: '2026-03-05', end: '2026-03-05' }],
    [{ start: '2026-03-05', end: '2026-03-08' }],
  ]);
  press(/March 7, 2026/);
  press(/March 6, 2026/);
  expect(picked).toHaveBeenLastCalledWith({ start: '2026-03-06', end: '2026-03-06' });
  press(/March 11, 2026/);
  expect(picked).toHaveBeenCalledTimes(4);
});

test('the keys walk the days with the focus, over the ends of months, and stop at today', () => {
  renderScreen(<Open onValueChange={() => undefined} />);
  const start = screen.getByRole('button', { name: 'Wednesday, March 4, 2026, end of the range' });
  act(() => start.focus());
  fireEvent.keyDown(start, { key: 'ArrowUp' });
  const before = screen.getByRole('button', { name: 'Wednesday, February 25, 2026' });
  expect(document.activeElement).toBe(before);
  expect(screen.getByRole('status').textContent).toBe('February 2026');
  fireEvent.keyDown(before, { key: 'PageDown', shiftKey: true });
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Tuesday, March 10, 2026, today' }));
});
