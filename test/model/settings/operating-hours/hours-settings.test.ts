import { describe, expect, it } from 'vitest';
import { makeWeek } from 'chatdeck/model';
import {
  checkOperatingHours,
  normalizeOperatingHours,
  operatingHoursBody,
  operatingHoursSettings,
  startedSchedule,
  weekPresets,
  type OperatingHoursSettings,
} from 'chatdeck/model/settings/operating-hours/operating-hours';
import { makeParsedWidget } from 'chatdeck/testing';

const week = (...ranges: { start: number | null; end: number | null; isOvernight?: true }[]) =>
  makeWeek((weekday) => (weekday === 1 ? ranges : []));
const settings: OperatingHoursSettings = {
  onOffSchedule: true,
  tz: 'Europe/Berlin',
  sendOpHourChangeMessages: true,
  weekHours: week({ start: 900, end: 1700 }),
};
const entry = { weekday: 1, ceId: '11', start: 900, end: 1700, note: 'kept' };

describe('the settings of operating hours', () => {
  it('are what the widget has, its hours as a week', () => {
    const { onOffSchedule, tz, sendOpHourChangeMessages } = settings;
    const fields = { onOffSchedule, tz, sendOpHourChangeMessages };
    expect(operatingHoursSettings(makeParsedWidget({ ...fields, operatingHours: [entry] }))).toEqual({
      ...fields,
      weekHours: week({ start: 900, end: 1700, ...{ note: 'kept' } }),
    });
  });

  it.each<[string, Partial<OperatingHoursSettings>, object]>([
    ['nothing', {}, {}],
    ['no zone yet', { tz: '' }, {}],
    ['hours that can’t be read', { weekHours: null }, {}],
    ['an unknown zone', { tz: 'Mars/Base' }, { tz: 'optionRequired' }],
    ['an offset for a zone', { tz: '+02:00' }, { tz: 'optionRequired' }],
    ['an end before its start', { weekHours: week({ start: 900, end: 800 }) }, { weekHours: 'optionRequired' }],
    ['a night', { weekHours: week({ start: 900, end: 800, isOvernight: true }) }, {}],
    [
      'an overlap',
      { weekHours: week({ start: 900, end: 1200 }, { start: 1000, end: 1300 }) },
      { weekHours: 'optionRequired' },
    ],
    ['hours that touch', { weekHours: week({ start: 900, end: 1200 }, { start: 1200, end: 1300 }) }, {}],
    ['hours of no length within others', { weekHours: week({ start: 900, end: 900 }, { start: 800, end: 1000 }) }, {}],
    ['hours without an end', { weekHours: week({ start: 900, end: null }) }, {}],
  ])('have with %s the errors they should', (_, patch, errors) => {
    expect(checkOperatingHours({ ...settings, ...patch })).toEqual(errors);
  });

  it('come back from a save in order, without what it leaves out', () => {
    const weekHours = week({ start: 1300, end: 1700 }, { start: null, end: null }, { start: 900, end: 1200 });
    expect(normalizeOperatingHours({ tz: 'UTC', weekHours })).toEqual({
      tz: 'UTC',
      weekHours: week({ start: 900, end: 1200 }, { start: 1300, end: 1700 }),
    });
    const patch = { tz: 'UTC' };
    expect(normalizeOperatingHours(patch)).toBe(patch);
    expect(normalizeOperatingHours({ weekHours: null })).toEqual({ weekHours: null });
  });
});

describe('a save of operating hours', () => {
  const raw = { Id: 11, tz: 'UTC', onOffSchedule: true, sendOpHourChangeMessages: false, off: true };
  const sent = { tz: 'UTC', onOffSchedule: true, sendOpHourChangeMessages: false };

  it('sends four fields, and hours that were not edited as they came', () => {
    expect(operatingHoursBody({ ...raw, operatingHours: [entry, 'odd'] })).toEqual({
      ...sent,
      operatingHours: [entry, 'odd'],
    });
  });

  it('sends edited hours with the widget, and those that are stored as they are stored', () => {
    const weekHours = week({ start: 900, end: 1700 }, { start: 1800, end: 1900 });
    const added = { weekday: 1, ceId: 11, start: 1800, end: 1900 };
    expect(operatingHoursBody({ ...raw, weekHours, operatingHours: [entry] })).toEqual({
      ...sent,
      operatingHours: [entry, added],
    });
    expect(operatingHoursBody({ ...raw, weekHours, operatingHours: 'odd' })).toEqual({
      ...sent,
      operatingHours: [{ weekday: 1, ceId: 11, start: 900, end: 1700 }, added],
    });
  });
});

describe('a new schedule', () => {
  const officeDay = [{ start: 900, end: 1700 }];

  it.each([
    ['', 'Europe/Berlin'],
    ['UTC', 'Europe/Berlin'],
    ['Asia/Tokyo', 'Asia/Tokyo'],
  ])('of a widget in %j starts with office hours in %s', (tz, zone) => {
    expect(startedSchedule({ ...settings, tz }, 'Europe/Berlin')).toEqual({
      onOffSchedule: true,
      tz: zone,
      weekHours: { 1: officeDay, 2: officeDay, 3: officeDay, 4: officeDay, 5: officeDay, 6: [], 0: [] },
    });
  });

  it('can also start with every day, or around the clock', () => {
    expect(weekPresets.weekdays[0]).toEqual([]);
    expect(Object.values(weekPresets.everyDay)).toEqual(Array.from({ length: 7 }, () => officeDay));
    expect(Object.values(weekPresets.always)).toEqual(Array.from({ length: 7 }, () => [{ start: 0, end: 2345 }]));
  });
});
