import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import type { Account, Widget } from 'chatdeck/model';
import {
  nextVisitorChange,
  visitorStretches,
  visitorState,
  visitorStateNow,
} from 'chatdeck/model/places/visitor-state';
import { visitorFacts } from 'chatdeck/model/places/why-offline';
import { makeParsedPlan, makeParsedWidget } from 'chatdeck/testing';
import { makeSimulation } from './simulate-visitors';
import { soundAccount } from './sound-account';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const years = { from: Date.UTC(2025, 0, 1), to: Date.UTC(2027, 0, 1) };
/** Half an hour or two, at midnight, in the last hour of a day, in Ramadan, with an offset of 45 minutes, never. */
const zones = [
  'Europe/Berlin',
  'America/New_York',
  'Australia/Lord_Howe',
  'Africa/Casablanca',
  'Africa/Cairo',
  'Asia/Beirut',
  'America/Santiago',
  'America/Nuuk',
  'Pacific/Chatham',
  'Antarctica/Troll',
  'America/Havana',
  'Asia/Kathmandu',
] as const;

const quarters = fc.uniqueArray(
  fc.oneof(fc.integer({ min: 0, max: 95 }), fc.constantFrom(0, 1, 8, 9, 10, 11, 12, 95)),
  {
    minLength: 2,
    maxLength: 2,
  },
);
const clockOf = (quarter: number) => Math.floor(quarter / 4) * 100 + (quarter % 4) * 15;
const range = fc
  .record({ weekday: fc.oneof(fc.integer({ min: 0, max: 6 }), fc.constantFrom(0, 5, 6)), ends: quarters })
  .map(({ weekday, ends }) => {
    const [start = 0, end = 0] = ends.toSorted((a, b) => a - b).map(clockOf);
    return { weekday, ceId: 11, start, end };
  });
const time = fc.option(fc.integer({ min: years.from - 30 * DAY, max: years.to + 30 * DAY }).map(wholeMinute));
/** Mostly false: what is always so hides everything after it. */
const seldom = fc.integer({ min: 0, max: 7 }).map((drawn) => drawn === 0);

const widgets = fc.record({
  operatingHours: fc.array(range, { maxLength: 9 }),
  onOffSchedule: seldom.map((isOff) => !isOff),
  off: seldom,
  OauthV1: seldom,
  hideWhenOffline: fc.boolean(),
});
const accounts = fc.record({
  paymentType: fc.constantFrom('none' as const, 'card' as const, 'card' as const),
  trialEndAt: time,
  cancelAt: fc.oneof(fc.constant(null), fc.constant(null), time),
  canceledAt: fc.oneof(fc.constant(null), fc.constant(null), time),
  delinquent: seldom,
  isOverquota: seldom,
  hasHours: seldom.map((isOff) => !isOff),
});

describe.each(zones)('over two years in %s', (zone) => {
  it('is what a clock that is read every minute says', () => {
    const simulate = makeSimulation(zone, years);
    const property = fc.property(widgets, accounts, fc.infiniteStream(fc.nat()), (fields, drawn, picks) => {
      const { widget, account } = make({ ...fields, tz: zone }, drawn);
      const facts = visitorFacts(widget, { account });
      const reasons = simulate(widget, account);
      const stretches = visitorStretches(facts, years);
      expect(stretches[0]?.from).toBe(years.from);
      expect(stretches.at(-1)?.to).toBe(years.to);
      const repeated = stretches.filter(({ state }, at) => at > 0 && stretches[at - 1]?.state.reason === state.reason);
      expect(repeated).toEqual([]);
      let wrong: number | undefined;
      let minute = 0;
      for (const { to, state } of stretches) {
        for (; years.from + minute * MINUTE < to; minute += 1) {
          if (reasons.at(minute) !== state.reason) wrong ??= years.from + minute * MINUTE;
        }
      }
      expect(wrong && new Date(wrong).toISOString()).toBeUndefined();
      expect(minute).toBe(reasons.count);

      // A single moment equals its stretch, above all beside a change; and what is said to change next does.
      const edges = stretches.flatMap(({ from }) => [from - MINUTE, from]).filter((at) => at >= years.from);
      for (const pick of [...picks.take(12)]) {
        const at = edges[pick % edges.length] ?? years.from;
        for (const moment of [at, years.from + (pick % reasons.count) * MINUTE]) {
          const here = reasons.at((moment - years.from) / MINUTE);
          const state = visitorState(facts, moment);
          expect(state.reason).toBe(here);
          expect(state.sees).toBe(here === undefined ? 'chat' : fields.hideWhenOffline ? 'nothing' : 'contactForm');
          expectNextChange(nextVisitorChange(facts, moment), moment, reasons);
        }
      }
    });
    fc.assert(property, { numRuns: 6 });
  }, 60_000);
});

/** Nothing changes before it, except in the gap before a midnight at which the hours continue. */
function expectNextChange(
  change: number | undefined,
  moment: number,
  reasons: ReturnType<ReturnType<typeof makeSimulation>>,
): void {
  const start = (moment - years.from) / MINUTE;
  const end = Math.min(change === undefined ? start + 8 * 1440 : (change - years.from) / MINUTE, reasons.count);
  const here = reasons.at(start);
  for (let minute = start; minute < end; minute += 1) {
    if (reasons.at(minute) !== here && !(here === undefined && reasons.isBeforeMidnight(minute))) {
      expect.fail(`changes ${minute - start} minutes after ${new Date(moment).toISOString()}`);
    }
  }
  if (change !== undefined && end < reasons.count) expect(reasons.at(end)).not.toBe(here);
}

function make(
  fields: Partial<Widget> & Pick<Widget, 'operatingHours'>,
  { isOverquota, hasHours, ...account }: { isOverquota: boolean; hasHours: boolean } & Partial<Account>,
): { widget: Widget; account: Account } {
  const plan = { ...makeParsedPlan(), operatingHours: hasHours };
  return {
    widget: { ...makeParsedWidget(), ...fields },
    account: soundAccount({ ...account, plan, quota: { isOverquota, reason: '' } }),
  };
}

function wholeMinute(at: number): number {
  return Math.floor(at / MINUTE) * MINUTE;
}

const noon = Date.UTC(2026, 5, 15, 12);
const monday = [{ weekday: 1, ceId: 11, start: 900, end: 1700 }];
const scheduled = { onOffSchedule: true, tz: 'UTC', operatingHours: monday };

test.each([
  ['online', {}, noon, { sees: 'chat' }],
  ['without an operator', { status: 'offline' }, noon, { sees: 'contactForm', reason: 'nobodyActive' }],
  ['hidden', { off: true, hideWhenOffline: true }, noon, { sees: 'nothing', reason: 'switchedOff' }],
  // Hours take effect at their next start or end, so a server may still have it on.
  ['still on', scheduled, noon + 6 * 60 * MINUTE, { sees: 'chat' }],
  [
    'after hours',
    { ...scheduled, status: 'offline' },
    noon + 6 * 60 * MINUTE,
    { sees: 'contactForm', reason: 'outsideHours' },
  ],
])('visitors see now what the server says: %s', (_title, fields, now, state) => {
  const facts = visitorFacts(makeParsedWidget(fields), { account: soundAccount() });
  expect(visitorStateNow(facts, now)).toEqual(state);
});

test('the account’s end comes before the hours’', () => {
  const account = soundAccount({ cancelAt: noon + 60 * MINUTE });
  const facts = visitorFacts(makeParsedWidget(scheduled), { account });
  expect(nextVisitorChange(facts, noon)).toBe(noon + 60 * MINUTE);
  expect(visitorState(facts, noon + 60 * MINUTE)).toEqual({ sees: 'contactForm', reason: 'paymentMissing' });
  expect(nextVisitorChange(facts, noon + 60 * MINUTE)).toBeUndefined();
});
