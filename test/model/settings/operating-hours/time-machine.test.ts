import { describe, expect, it } from 'vitest';
import { makeWeek } from 'chatdeck/model';
import type { VisitorFacts, VisitorHours } from 'chatdeck/model/places/why-offline';
import type { OperatingHoursSettings } from 'chatdeck/model/settings/operating-hours/operating-hours';
import {
  chatSpans,
  clockEffects,
  daysLater,
  draftFacts,
  momentOf,
  nearestQuarter,
  statesAt,
  weekStarts,
} from 'chatdeck/model/settings/operating-hours/time-machine';

const at = (text: string) => Date.parse(`${text}Z`);
const range = (weekday: number, start: number, end: number) => ({ weekday, start, end });
const factsOf = (hours: VisitorHours, more: Partial<VisitorFacts> = {}): VisitorFacts => ({
  blockers: [],
  hours,
  isManual: false,
  isHiddenOffline: false,
  isOnline: true,
  ...more,
});
const inUtc = (...ranges: ReturnType<typeof range>[]) => ({ ranges, zone: 'UTC' });
/** June 15, 2026 is a Monday. */
const monday = { from: at('2026-06-15T00:00'), to: at('2026-06-16T00:00') };

describe('what decides what visitors see, once changes are saved', () => {
  const saved = factsOf(inUtc(range(1, 900, 1200)));
  const settings: OperatingHoursSettings = {
    onOffSchedule: true,
    tz: 'Europe/Berlin',
    sendOpHourChangeMessages: false,
    weekHours: makeWeek((weekday) =>
      weekday === 1
        ? [
            { start: 1400, end: 900 },
            { start: 1300, end: 1800 },
          ]
        : [],
    ),
  };

  it('are the hours as a save would keep them', () => {
    expect(draftFacts(saved, settings, true)).toEqual({
      ...saved,
      hours: { ranges: [range(1, 1300, 1800)], zone: 'Europe/Berlin' },
    });
  });

  it('are no hours without a schedule', () => {
    expect(draftFacts(saved, { ...settings, onOffSchedule: false }, true)).toEqual({ ...saved, hours: null });
  });

  it.each<[string, OperatingHoursSettings, boolean]>([
    ['the feature', settings, false],
    ['hours', { ...settings, weekHours: null }, true],
  ])('are the saved facts without %s', (_, given, hasFeature) => {
    expect(draftFacts(saved, given, hasFeature)).toBe(saved);
  });
});

describe('what visitors see at a time', () => {
  const saved = factsOf(inUtc(range(1, 900, 1700)), { isOnline: false });
  const later = factsOf(inUtc(range(1, 1300, 1700)), { isOnline: false });
  const [noon, evening] = [at('2026-06-15T12:00'), at('2026-06-15T18:00')];
  const nobody = { sees: 'contactForm', reason: 'nobodyActive' };
  const outside = { sees: 'contactForm', reason: 'outsideHours' };

  it('is what the server says now, where changes make no difference', () => {
    expect(statesAt(saved, saved, { at: noon, now: noon })).toEqual({ state: nobody, savedState: nobody });
    const online = { ...saved, isOnline: true };
    expect(statesAt(online, online, { at: evening, now: evening })).toEqual({
      state: { sees: 'chat' },
      savedState: { sees: 'chat' },
    });
  });

  it('is what the changes say now, where they make a difference', () => {
    expect(statesAt(later, saved, { at: noon, now: noon })).toEqual({ state: outside, savedState: nobody });
  });

  it('is what the hours say at another time', () => {
    expect(statesAt(saved, later, { at: noon, now: evening })).toEqual({
      state: { sees: 'chat' },
      savedState: outside,
    });
  });
});

describe('the time when visitors get the chat', () => {
  const spansOf = (facts: VisitorFacts, span = monday) =>
    chatSpans(facts, span).map(({ from, to }) => [from, to].map((each) => new Date(each).toISOString().slice(0, 16)));

  it('is the hours, cut to what is shown', () => {
    const facts = factsOf(inUtc(range(1, 900, 1200), range(1, 1215, 1700), range(2, 900, 1700)));
    expect(spansOf(facts)).toEqual([
      ['2026-06-15T09:00', '2026-06-15T12:00'],
      ['2026-06-15T12:15', '2026-06-15T17:00'],
    ]);
  });

  it('is all the time without hours, up to what ends it', () => {
    const facts = { ...factsOf(inUtc()), hours: null };
    expect(spansOf(facts)).toEqual([['2026-06-15T00:00', '2026-06-16T00:00']]);
    const blockers = [{ reason: 'paymentMissing' as const, from: at('2026-06-15T10:00') }];
    expect(spansOf({ ...facts, blockers })).toEqual([['2026-06-15T00:00', '2026-06-15T10:00']]);
  });

  const night = { from: at('2026-06-15T12:00'), to: at('2026-06-16T12:00') };

  it.each([
    ['that go on at midnight', 0, [['2026-06-15T20:00', '2026-06-16T06:00']]],
    [
      'that go on later',
      15,
      [
        ['2026-06-15T20:00', '2026-06-15T23:45'],
        ['2026-06-16T00:15', '2026-06-16T06:00'],
      ],
    ],
  ])('has no gap before a midnight in hours %s', (_, start, spans) => {
    expect(spansOf(factsOf(inUtc(range(1, 2000, 2345), range(2, start, 600))), night)).toEqual(spans);
  });

  it('has no gap before a midnight on the clocks of the hours', () => {
    const hours = { ranges: [range(1, 2000, 2345), range(2, 0, 600)], zone: 'Europe/Berlin' };
    expect(spansOf(factsOf(hours), night)).toEqual([['2026-06-15T18:00', '2026-06-16T04:00']]);
  });
});

describe('times of a week', () => {
  it('begin at the midnights of a zone, also when clocks change', () => {
    const { days, end } = weekStarts('2026-10-19', 'Europe/Berlin');
    expect(days.map((day) => new Date(day).toISOString().slice(0, 13))).toEqual([
      '2026-10-18T22',
      '2026-10-19T22',
      '2026-10-20T22',
      '2026-10-21T22',
      '2026-10-22T22',
      '2026-10-23T22',
      '2026-10-24T22',
    ]);
    expect(end).toBe(at('2026-10-25T23:00'));
  });

  it('are read from a date and a clock', () => {
    expect(momentOf('2026-06-15', 930, 'Europe/Berlin')).toBe(at('2026-06-15T07:30'));
    expect(momentOf('2026-06-15', 0, 'UTC')).toBe(at('2026-06-15T00:00'));
  });

  it('are the same on the clocks of another day', () => {
    const [before, after] = [at('2026-10-24T07:15'), at('2026-10-25T08:15')];
    expect(daysLater(before, 1, 'Europe/Berlin')).toBe(after);
    expect(daysLater(after, -1, 'Europe/Berlin')).toBe(before);
    expect(daysLater(before, 7, 'UTC')).toBe(at('2026-10-31T07:15'));
  });

  it.each([
    ['09:07:29.999', '09:00'],
    ['09:07:30', '09:15'],
    ['09:15', '09:15'],
    ['23:53', '24:00'],
  ])('are moved from %s to the nearest quarter, %s', (time, quarter) => {
    expect(nearestQuarter(at(`2026-06-15T${time}`))).toBe(at(`2026-06-15T${quarter}`));
  });
});

describe('clock changes of the next twelve months', () => {
  const now = at('2026-10-01T00:00');
  const [back, forward] = [at('2026-10-25T01:00'), at('2027-03-28T01:00')];
  const zone = 'Europe/Berlin';

  it('say what they do to the hours of the day, and how far the user’s clocks are ahead from then on', () => {
    const hours = { ranges: [range(0, 0, 600), range(1, 0, 600)], zone };
    expect(clockEffects(hours, 'America/New_York', now)).toEqual([
      { at: back, zone, by: -60, lost: -60, ahead: -300 },
      { at: at('2026-11-01T06:00'), zone: 'America/New_York', by: -60, lost: 0, ahead: -360 },
      { at: at('2027-03-14T07:00'), zone: 'America/New_York', by: 60, lost: 0, ahead: -300 },
      { at: forward, zone, by: 60, lost: 60, ahead: -360 },
    ]);
  });

  it('are not named twice if the user is in the zone of the hours, and leave other hours as they are', () => {
    const hours = { ranges: [range(0, 900, 1700), range(0, 1600, 1800)], zone };
    expect(clockEffects(hours, zone, now)).toEqual([
      { at: back, zone, by: -60, lost: 0, ahead: 0 },
      { at: forward, zone, by: 60, lost: 0, ahead: 0 },
    ]);
  });

  it('are none where clocks never change', () => {
    expect(clockEffects({ ranges: [], zone: 'Asia/Kolkata' }, 'Asia/Calcutta', now)).toEqual([]);
  });
});
