import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countedMonth, quotaForecast, type QuotaForecast } from 'chatdeck/model';
import { localDate } from 'chatdeck/model/time/zoned-time';

const DAY = 86_400_000;
const at = (text: string) => Date.parse(text);
const november = { from: at('2026-11-01T00:00:00Z'), until: at('2026-12-01T00:00:00Z') };
const startsOverAt = november.until;

describe('countedMonth', () => {
  it.each([
    ['2026-11-01T00:00:00.000Z', '2026-11-01T00:00:00Z', '2026-12-01T00:00:00Z'],
    ['2026-11-30T23:59:59.999Z', '2026-11-01T00:00:00Z', '2026-12-01T00:00:00Z'],
    ['2026-12-31T12:00:00Z', '2026-12-01T00:00:00Z', '2027-01-01T00:00:00Z'],
    ['2028-02-29T12:00:00Z', '2028-02-01T00:00:00Z', '2028-03-01T00:00:00Z'],
  ])('of %s is from %s until %s', (now, from, until) => {
    expect(countedMonth(at(now))).toEqual({ from: at(from), until: at(until) });
  });
});

describe('quotaForecast', () => {
  it.each<[string, number, number, string, QuotaForecast | null]>([
    [
      'at a pace that reaches the limit',
      500,
      1_000,
      '2026-11-15T00:00:00Z',
      { status: 'reaches', at: at('2026-11-29T00:00:00Z'), perDay: 500 / 14, startsOverAt },
    ],
    ['at half of that', 250, 1_000, '2026-11-15T00:00:00Z', { status: 'stays', byEnd: 536, startsOverAt }],
    ['that ends exactly at the limit', 15, 30, '2026-11-16T00:00:00Z', { status: 'stays', byEnd: 30, startsOverAt }],
    ['at the limit', 1_000, 1_000, '2026-11-15T00:00:00Z', { status: 'reached', over: 0, startsOverAt }],
    ['over the limit', 1_212, 1_000, '2026-11-15T00:00:00Z', { status: 'reached', over: 212, startsOverAt }],
    [
      'over the limit from the first moment on',
      7,
      5,
      '2026-11-01T00:00:00Z',
      { status: 'reached', over: 2, startsOverAt },
    ],
    // The first day counts as a whole one: ten in an hour aren't 240 a day.
    ['an hour after it began', 10, 1_000, '2026-11-01T01:00:00Z', { status: 'stays', byEnd: 300, startsOverAt }],
    [
      'in a busy first hour',
      100,
      1_000,
      '2026-11-01T01:00:00Z',
      { status: 'reaches', at: at('2026-11-11T00:00:00Z'), perDay: 100, startsOverAt },
    ],
    ['without a pace', 0, 1_000, '2026-11-15T00:00:00Z', null],
    ['without a limit', 500, 0, '2026-11-15T00:00:00Z', null],
    ['without either', 0, 0, '2026-11-15T00:00:00Z', null],
  ])('says where a month leads: %s', (_title, count, limit, now, forecast) => {
    expect(quotaForecast(count, limit, at(now))).toEqual(forecast);
  });

  const limits = fc.integer({ min: 1, max: 1_000_000 });
  const counts = fc.nat(2_000_000);
  const moments = fc.integer({ min: at('2020-01-01T00:00:00Z'), max: at('2040-01-01T00:00:00Z') });
  const zones = fc.constantFrom(
    'UTC',
    'America/New_York',
    'America/St_Johns',
    'Europe/Berlin',
    'Asia/Kathmandu',
    'Pacific/Auckland',
    'Pacific/Kiritimati',
    'Pacific/Pago_Pago',
  );

  /** When the limit is reached, as a number to compare; never is the furthest. */
  function reachedAt(forecast: QuotaForecast | null, now: number): number {
    if (forecast?.status === 'reached') return now;
    return forecast?.status === 'reaches' ? forecast.at : Infinity;
  }

  it('is never later at a higher pace', () => {
    fc.assert(
      fc.property(counts, fc.nat(100_000), limits, moments, (count, more, limit, now) => {
        const slow = reachedAt(quotaForecast(count, limit, now), now);
        expect(reachedAt(quotaForecast(count + more, limit, now), now)).toBeLessThanOrEqual(slow);
      }),
    );
  });

  it('is never earlier under a higher limit', () => {
    fc.assert(
      fc.property(counts, limits, limits, moments, (count, limit, more, now) => {
        const low = reachedAt(quotaForecast(count, limit, now), now);
        expect(reachedAt(quotaForecast(count, limit + more, now), now)).toBeGreaterThanOrEqual(low);
      }),
    );
  });

  it('is never before today nor after the count starts over, in any time zone', () => {
    fc.assert(
      fc.property(counts, limits, moments, zones, (count, limit, now, zone) => {
        const forecast = quotaForecast(count, limit, now);
        if (forecast?.status !== 'reaches') return;
        expect(forecast.at).toBeGreaterThanOrEqual(now);
        expect(forecast.at).toBeLessThan(forecast.startsOverAt);
        expect(localDate(forecast.at, zone) >= localDate(now, zone)).toBe(true);
        expect(localDate(forecast.at, zone) <= localDate(forecast.startsOverAt, zone)).toBe(true);
      }),
    );
  });

  it('exists exactly where there is a limit and a pace, and says one of three things', () => {
    fc.assert(
      fc.property(fc.nat(3_000), fc.nat(3_000), moments, (count, limit, now) => {
        const forecast = quotaForecast(count, limit, now);
        expect(forecast === null).toBe(limit === 0 || count === 0);
        if (!forecast) return;
        expect(forecast.startsOverAt).toBe(countedMonth(now).until);
        expect(forecast.status === 'reached').toBe(count >= limit);
        if (forecast.status === 'stays') {
          expect(forecast.byEnd).toBeGreaterThanOrEqual(count);
          expect(forecast.byEnd).toBeLessThanOrEqual(limit);
        }
      }),
    );
  });

  it('counts the whole first day, so that it changes nothing in its forecast', () => {
    fc.assert(
      fc.property(counts, limits, moments, fc.integer({ min: 0, max: DAY }), (count, limit, now, into) => {
        const { from } = countedMonth(now);
        const [first, later] = [quotaForecast(count, limit, from), quotaForecast(count, limit, from + into)];
        expect(later).toEqual(first);
      }),
    );
  });
});
