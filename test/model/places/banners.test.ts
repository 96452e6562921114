import { describe, expect, it } from 'vitest';
import {
  bannersFor,
  bannerUrgency,
  currentTermsVersion,
  isDismissible,
  readAnswer,
  userSchema,
  type Account,
  type Banner,
  type BannerUrgency,
} from 'chatdeck/model';
import { legacyApiEnd } from 'chatdeck/model/places/connection';
import { makeUser, makeWidget } from 'chatdeck/testing';
import { DAY, now, soundAccount } from './sound-account';

const forecastAt = { isAdmin: true, included: 1_000, reachesAt: now, startsOverAt: now + DAY };

describe('bannersFor', () => {
  const user = (fields: Partial<Account> = {}, overrides: Parameters<typeof makeUser>[0] = {}) => {
    const raw = makeUser({ admin: true, ActiveTOSPP: currentTermsVersion, ces: [makeWidget({ Id: 7 })], ...overrides });
    return { ...readAnswer(userSchema, raw), account: soundAccount(fields) };
  };
  const agent = { admin: false };

  it('are none when all is well', () => {
    expect(bannersFor(user(), now)).toEqual([]);
  });

  it('come by urgency: what has stopped, then what soon will, then what only asks', () => {
    const fields = { delinquent: true, quota: { isOverquota: true, reason: 'Too many.' }, billingAddressLine1: '' };
    const overrides = { ActiveTOSPP: 'old', ces: [makeWidget({ Id: 7 }), makeWidget({ Id: 8, OauthV1: true })] };
    const all = bannersFor(user({ ...fields, cancelAt: now + DAY }, overrides), now);
    expect(all).toEqual<Banner[]>([
      { name: 'delinquent', isAdmin: true },
      { name: 'overQuota', isAdmin: true, excess: { text: 'Too many.' }, startsOverAt: null },
      { name: 'legacyApi', isOver: true, widgetId: 8 },
      { name: 'scheduledCancellation', endsAt: now + DAY, daysLeft: 1, canRenew: true },
      { name: 'terms' },
      { name: 'missingBillingAddress' },
    ]);
    expect(all.map(bannerUrgency)).toEqual(['danger', 'danger', 'danger', 'warning', 'warning', 'warning']);
  });

  it('speak of the legacy bots in the past from April 1, 2025', () => {
    const legacy = user({}, { ces: [makeWidget({ OauthV1: true })] });
    expect(legacyApiEnd).toBe(Date.parse('2025-04-01T00:00:00Z'));
    expect(bannersFor(legacy, legacyApiEnd - 1)).toMatchObject([{ name: 'legacyApi', isOver: false }]);
    expect(bannersFor(legacy, legacyApiEnd)).toMatchObject([{ name: 'legacyApi', isOver: true }]);
  });

  it.each([
    [true, now + 0.5 * DAY, 1],
    [true, now + 9.5 * DAY, 10],
    [false, now + 0.5 * DAY, 1],
  ])('count the days to the cancellation, rounded up, and name its date (admin: %s)', (admin, cancelAt, daysLeft) => {
    const expected = { name: 'scheduledCancellation', endsAt: cancelAt, daysLeft, canRenew: admin };
    expect(bannersFor(user({ cancelAt }, { admin }), now)).toEqual([expected]);
  });

  it.each<[string, Partial<Account>, number]>([
    ['on its date', { cancelAt: now }, now],
    ['after its date', { cancelAt: now - 5 * DAY, delinquent: true }, now - 5 * DAY],
    ['without a billing address', { canceledAt: now - DAY, billingAddressLine1: '' }, now - DAY],
    ['without a date of cancellation', { canceledAt: now - DAY }, now - DAY],
    ['in its trial', { paymentType: 'none', trialEndAt: now + DAY, canceledAt: now - DAY }, now - DAY],
  ])('announce an ended account %s, and nothing beside it that no longer matters', (_title, fields, endedAt) => {
    expect(bannersFor(user(fields), now)).toEqual([{ name: 'ended', isAdmin: true, endedAt }]);
    expect(bannersFor(user(fields, agent), now)).toEqual([{ name: 'ended', isAdmin: false, endedAt }]);
  });

  it('announce an expired trial to everyone', () => {
    const expired = { paymentType: 'none', trialEndAt: now - 1 };
    expect(bannersFor(user(expired), now)).toEqual([{ name: 'trialExpired', isAdmin: true, endedAt: now - 1 }]);
    expect(bannersFor(user(expired, agent), now)).toEqual([{ name: 'trialExpired', isAdmin: false, endedAt: now - 1 }]);
  });

  it('ask an admin for a payment method while the trial runs, and an agent for an admin', () => {
    const trial = { paymentType: 'none', trialEndAt: now + 2.5 * DAY };
    expect(bannersFor(user(trial), now)).toEqual([{ name: 'addPayment', endsAt: now + 2.5 * DAY, daysLeft: 3 }]);
    expect(bannersFor(user(trial, agent), now)).toEqual([{ name: 'askAdmin' }]);
    expect(bannersFor(user({ billingAddressLine1: '' }, agent), now)).toEqual([{ name: 'askAdmin' }]);
  });

  it('ask an agent once, not beside a banner that asks already', () => {
    const unpaid = { delinquent: true, billingAddressLine1: '' };
    expect(bannersFor(user(unpaid, agent), now)).toEqual([{ name: 'delinquent', isAdmin: false }]);
  });

  describe('with the month’s conversations', () => {
    const from = Date.parse('2026-11-01T00:00:00Z');
    const startsOverAt = Date.parse('2026-12-01T00:00:00Z');
    const middle = from + 15 * DAY;
    const plan = { ...soundAccount().plan, convosPerMonth: 1_000 };
    const reached = { name: 'quotaForecast', included: 1_000, startsOverAt } as const;

    it('name the day they reach what the plan includes, to everyone', () => {
      const banner = { ...reached, reachesAt: from + 25 * DAY, daysLeft: 10 };
      expect(bannersFor(user({ plan }), middle, 600)).toEqual([{ ...banner, isAdmin: true }]);
      expect(bannersFor(user({ plan }, agent), middle, 600)).toEqual([{ ...banner, isAdmin: false }]);
    });

    it('say that they have reached it, before the server calls the quota used up', () => {
      const banner = { ...reached, isAdmin: true, reachesAt: null, daysLeft: 0 };
      expect(bannersFor(user({ plan }), middle, 1_000)).toEqual([banner]);
    });

    it.each<[string, Partial<Account>, number | null]>([
      ['within the limit', { plan }, 500],
      ['not known', { plan }, null],
      ['without a limit', { plan: { ...plan, convosPerMonth: 0 } }, 900],
      ['of an ended account', { plan, cancelAt: middle - DAY }, 900],
      ['of an expired trial', { plan, paymentType: 'none', trialEndAt: middle - DAY }, 900],
    ])('forecast nothing %s', (_title, fields, conversations) => {
      const names = bannersFor(user(fields), middle, conversations).map(({ name }) => name);
      expect(names).not.toContain('quotaForecast');
    });

    it('leave it to the server’s own word once the quota is used up, and say when counting starts over', () => {
      const over = (reason: string) => bannersFor(user({ plan, quota: { isOverquota: true, reason } }), middle, 1_200);
      expect(over('convosPerMonth')).toMatchObject([{ name: 'overQuota', startsOverAt }]);
      expect(over('maxChannels')).toMatchObject([{ name: 'overQuota', startsOverAt: null }]);
    });
  });

  it.each<[Banner, BannerUrgency]>([
    [{ name: 'quotaForecast', ...forecastAt, daysLeft: 3 }, 'warning'],
    [{ name: 'quotaForecast', ...forecastAt, daysLeft: 4 }, 'info'],
    [{ name: 'trialExpired', isAdmin: true, endedAt: now }, 'danger'],
    [{ name: 'ended', isAdmin: true, endedAt: null }, 'danger'],
    [{ name: 'legacyApi', isOver: false, widgetId: 7 }, 'warning'],
    [{ name: 'addPayment', endsAt: now, daysLeft: 3 }, 'warning'],
    [{ name: 'addPayment', endsAt: now, daysLeft: 4 }, 'info'],
    [{ name: 'askAdmin' }, 'info'],
  ])('%o is urgent as %s', (banner, urgency) => {
    expect(bannerUrgency(banner)).toBe(urgency);
  });

  it('stay as long as the service has stopped or is about to', () => {
    const lasting: Banner[] = [
      { name: 'terms' },
      { name: 'overQuota', isAdmin: true, excess: { text: '' }, startsOverAt: null },
      { name: 'delinquent', isAdmin: true },
      { name: 'legacyApi', isOver: true, widgetId: 7 },
      { name: 'scheduledCancellation', endsAt: now, daysLeft: 1, canRenew: true },
      { name: 'ended', isAdmin: true, endedAt: now },
      { name: 'trialExpired', isAdmin: true, endedAt: now },
      { name: 'quotaForecast', ...forecastAt, daysLeft: 3 },
    ];
    const passing: Banner[] = [
      { name: 'quotaForecast', ...forecastAt, daysLeft: 4 },
      { name: 'addPayment', endsAt: now, daysLeft: 1 },
      { name: 'missingBillingAddress' },
      { name: 'askAdmin' },
    ];
    expect(lasting.filter(isDismissible)).toEqual([]);
    expect(passing.filter(isDismissible)).toEqual(passing);
  });
});
