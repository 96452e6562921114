import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clockTimes } from 'chatdeck/model/settings/operating-hours/schedule';
import { readTypedTime } from 'chatdeck/model/settings/operating-hours/typed-time';

const on12Hours = { has12Hours: true };
const on24Hours = { has12Hours: false };

/** What was typed, and what it means on a 12-hour and on a 24-hour clock. */
const starts: [typed: string, on12: number, on24?: number][] = [
  ['9', 900],
  ['09', 900],
  ['0', 0],
  ['00', 0],
  ['12', 1200],
  ['1', 1300, 100],
  ['2', 1400, 200],
  ['5', 1700, 500],
  ['05', 500],
  ['6', 600],
  ['11', 1100],
  ['13', 1300],
  ['17', 1700],
  ['23', 2300],
  ['24', 0],
  ['24:00', 0],
  ['930', 930],
  ['0930', 930],
  ['1045', 1045],
  ['1830', 1830],
  ['2345', 2345],
  ['115', 1315, 115],
  ['0115', 115],
  ['1215', 1215],
  ['9:30', 930],
  ['09:30', 930],
  ['9.30', 930],
  ['9,30', 930],
  ['9 30', 930],
  ['9h', 900],
  ['9h30', 930],
  ['9 h 30', 930],
  ['17h', 1700],
  ['17h45', 1745],
  ['17.30', 1730],
  ['9am', 900],
  ['9 am', 900],
  ['9 AM', 900],
  ['9AM', 900],
  ['9a', 900],
  ['9 a.m.', 900],
  ['9 a. m.', 900],
  ['9p', 2100],
  ['9pm', 2100],
  ['9 p.m.', 2100],
  ['9:30pm', 2130],
  ['9:30 PM', 2130],
  ['930pm', 2130],
  ['930p', 2130],
  ['1230am', 30],
  ['12am', 0],
  ['12pm', 1200],
  ['12:15 am', 15],
  ['12:45 pm', 1245],
  ['1pm', 1300],
  ['11:45pm', 2345],
  ['17pm', 1700],
  ['noon', 1200],
  ['Noon', 1200],
  ['midday', 1200],
  ['midnight', 0],
  ["9 o'clock", 900],
  ['9 o’clock', 900],
  ['  9  ', 900],
  ['9\u202fAM', 900],
  ['9:00\u00a0PM', 2100],
  ['９：３０', 930],
  ['9 Uhr', 900],
  ['9 Uhr 30', 930],
  ['9:30 Uhr', 930],
  ['17 uhr 15', 1715],
  ['Mittag', 1200],
  ['mittags', 1200],
  ['Mitternacht', 0],
  ['9 vorm.', 900],
  ['3 nachm.', 1500],
  ['8 abends', 2000],
  ['8 morgens', 800],
  ['٩', 900],
  ['٩:٣٠', 930],
  ['۹', 900],
  ['٩ ص', 900],
  ['٩ م', 2100],
  ['9:30 مساءً', 2130],
  ['9 صباحا', 900],
  ['١٧', 1700],
  ['٠٩:١٥', 915],
  ['منتصف الليل', 0],
  ['\u200f9:30\u200f', 930],
];

const ranges: [typed: string, on12: [number, number], on24?: [number, number]][] = [
  ['9-5', [900, 1700]],
  ['9–5', [900, 1700]],
  ['9 - 5', [900, 1700]],
  ['9 to 5', [900, 1700]],
  ['from 9 to 5', [900, 1700]],
  ['9 until 5', [900, 1700]],
  ['9-17', [900, 1700]],
  ['9-23', [900, 2300]],
  ['09-17', [900, 1700]],
  ['9:30-17:30', [930, 1730]],
  ['930-1730', [930, 1730]],
  ['9.30-17.30', [930, 1730]],
  ['8-8', [800, 2000]],
  ['10-10', [1000, 2200]],
  ['10-2', [1000, 1400]],
  ['7-3', [700, 1500]],
  ['8-12', [800, 1200]],
  ['12-5', [1200, 1700]],
  ['12-12', [1200, 0]],
  ['1-5', [1300, 1700], [100, 500]],
  ['01-05', [100, 500]],
  ['9am-5pm', [900, 1700]],
  ['9am – 5pm', [900, 1700]],
  ['9:00 AM – 5:00 PM', [900, 1700]],
  ['9-5pm', [900, 1700]],
  ['1-5pm', [1300, 1700]],
  ['8-10pm', [2000, 2200]],
  ['9am-5', [900, 1700]],
  ['9-12pm', [900, 1200]],
  ['noon-8', [1200, 2000]],
  ['noon to midnight', [1200, 0]],
  ['22-6', [2200, 600]],
  ['22:00-06:00', [2200, 600]],
  ['10pm-6', [2200, 600]],
  ['10pm-6am', [2200, 600]],
  ['6pm-2am', [1800, 200]],
  ['18-2', [1800, 200]],
  ['20-8', [2000, 800]],
  ['13-5', [1300, 1700]],
  ['0-6', [0, 600]],
  ['0-24', [0, 0]],
  ['18-24', [1800, 0]],
  ['9 bis 17 Uhr', [900, 1700]],
  ['von 9 bis 17', [900, 1700]],
  ['9 Uhr bis 17 Uhr', [900, 1700]],
  ['9 Uhr 30 - 17 Uhr 30', [930, 1730]],
  ['22 bis 6', [2200, 600]],
  ['٩-٥', [900, 1700]],
  ['من 9 إلى 17', [900, 1700]],
  ['٩ ص - ٥ م', [900, 1700]],
  ['9 حتى 17', [900, 1700]],
];

const unreadable = [
  '', ' ', '-', '9-', '-5', '9-5-1', '25', '2460', '24:15', '9:60', '960', '12345', '9:5', 'nine', 'Monday', '9 xm',
  '13am', '9am pm', '1e3', '0x9', '9;30', '9:30:00', 'am', 'Uhr', '99', '9-nine', '--', '9/5', '٩٩', '9 9 9',
]; // prettier-ignore

describe('a typed time', () => {
  it.each(starts)('“%s” is a start at %s on a 12-hour clock', (typed, on12, on24 = on12) => {
    expect(readTypedTime(typed, on12Hours)).toEqual({ kind: 'time', clock: on12 });
    expect(readTypedTime(typed, on24Hours)).toEqual({ kind: 'time', clock: on24 });
  });

  it.each(ranges)('“%s” runs from and to %s', (typed, on12, on24 = on12) => {
    const rangeOf = ([start, end]: [number, number]) => ({ start, end, ...(end < start && { isOvernight: true }) });
    expect(readTypedTime(typed, on12Hours)).toEqual({ kind: 'range', range: rangeOf(on12) });
    expect(readTypedTime(typed, on24Hours)).toEqual({ kind: 'range', range: rangeOf(on24) });
  });

  it.each<[typed: string, start: number, end: number]>([
    ['5', 900, 1700],
    ['10', 900, 1000],
    ['9', 900, 2100],
    ['6', 2200, 600],
    ['12', 800, 1200],
    ['12', 1800, 0],
    ['06', 900, 600],
    ['17', 900, 1700],
    ['5am', 900, 500],
    ['530', 1300, 1730],
  ])('“%s” after a start at %i ends at %i', (typed, start, end) => {
    for (const clock of [on12Hours, on24Hours]) {
      expect(readTypedTime(typed, { ...clock, start })).toEqual({ kind: 'time', clock: end });
    }
  });

  it.each(unreadable)('“%s” is no time', (typed) => {
    expect(readTypedTime(typed, on12Hours)).toEqual({ kind: 'unreadable' });
  });

  it.each([
    ['9:10', [900, 915]],
    ['9:50pm', [2145, 2200]],
    ['23:50', [2345, 0]],
    ['9-17:20', [1715, 1730]],
    ['9:05-5', [900, 915]],
  ])('“%s” is between the times that hours can have', (typed, nearest) => {
    expect(readTypedTime(typed, on12Hours)).toEqual({ kind: 'betweenSteps', nearest });
  });

  it('reads every time that the list offers as the list writes it, in each language', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...clockTimes),
        fc.constantFrom('en-US', 'en-GB', 'de', 'ar', 'ar-EG'),
        (clock, locale) => {
          const format = new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' });
          const written = format.format(Date.UTC(2024, 0, 1, Math.floor(clock / 100), clock % 100));
          const has12Hours = format.resolvedOptions().hour12 === true;
          expect(readTypedTime(written, { has12Hours })).toEqual({ kind: 'time', clock });
        },
      ),
      { numRuns: 400 },
    );
  });

  it('never fails, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.boolean(), (typed, has12Hours) => {
        expect(['time', 'range', 'betweenSteps', 'unreadable']).toContain(readTypedTime(typed, { has12Hours }).kind);
      }),
    );
  });
});
