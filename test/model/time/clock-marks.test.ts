import { describe, expect, it, test } from 'vitest';
import { clockMarks, evenHours } from 'chatdeck/model/time/clock-marks';

const hours = (from: number, to: number) => Array.from({ length: (to - from) / 2 + 1 }, (_, index) => from + index * 2);

test('an ordinary day has 12 marks, every 2 hours, at the hours that have passed', () => {
  expect(evenHours.map(({ hour }) => hour)).toEqual(hours(0, 22));
  expect(evenHours.every(({ hour, at }) => hour === at)).toBe(true);
  expect(clockMarks('2025-06-18', 'Europe/Berlin')).toEqual(evenHours);
});

describe('a day whose clocks change has its own scale', () => {
  it.each([
    // 2:00 is jumped over; all that follows comes an hour sooner.
    ['2025-03-30', 'Europe/Berlin', [0, ...hours(4, 22)], (hour: number) => (hour < 3 ? hour : hour - 1)],
    // 2:00 comes twice: the first of the two is marked.
    ['2025-10-26', 'Europe/Berlin', hours(0, 22), (hour: number) => (hour < 3 ? hour : hour + 1)],
    ['2025-03-09', 'America/New_York', [0, ...hours(4, 22)], (hour: number) => (hour < 2 ? hour : hour - 1)],
    ['2025-11-02', 'America/New_York', hours(0, 22), (hour: number) => (hour < 2 ? hour : hour + 1)],
    // Midnight is jumped over.
    ['2025-03-09', 'America/Havana', hours(2, 22), (hour: number) => hour - 1],
    // By half an hour.
    ['2025-10-05', 'Australia/Lord_Howe', [0, ...hours(4, 22)], (hour: number) => (hour < 2 ? hour : hour - 0.5)],
  ] as const)('%s in %s', (date, zone, expected, at) => {
    expect(clockMarks(date, zone)).toEqual(expected.map((hour) => ({ hour, at: at(hour) })));
  });
});
