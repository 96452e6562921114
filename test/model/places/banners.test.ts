import { describe, expect, it } from 'vitest';
import {
  bannersFor,
  currentTermsVersion,
  isDismissible,
  readAnswer,
  userSchema,
  type Account,
  type Banner,
  type BannerName,
} from 'chatdeck/model';
import { legacyApiEnd } from 'chatdeck/model/places/banners';
import { makeUser, makeWidget } from 'chatdeck/testing';
import { DAY, now, soundAccount } from './sound-account';

describe('bannersFor', () => {
  const user = (fields: Partial<Account> = {}, overrides: Parameters<typeof makeUser>[0] = {}) => {
    const raw = makeUser({ admin: true, ActiveTOSPP: currentTermsVersion, ces: [makeWidget({ Id: 7 })], ...overrides });
    return { ...readAnswer(userSchema, raw), account: soundAccount(fields) };
  };

  it('are none when all is well', () => {
    expect(bannersFor(user(), now)).toEqual([]);
  });

  it('stand in one order', () => {
    const fields = { delinquent: true, quota: { isOverquota: true, reason: 'channels' }, billingAddressLine1: '' };
    const overrides = { ActiveTOSPP: 'old', ces: [makeWidget({ Id: 7 }), makeWidget({ Id: 8, OauthV1: true })] };
    expect(bannersFor(user({ ...fields, cancelAt: now + DAY }, overrides), now, true)).toEqual<Banner[]>([
      { name: 'terms' },
      { name: 'overQuota', reason: 'channels' },
      { name: 'delinquent' },
      { name: 'legacyApi', isOver: true, widgetId: 8 },
      { name: 'userSwapped' },
      { name: 'scheduledCancellation', daysLeft: 1, canRenew: true },
      { name: 'missingBillingAddress' },
    ]);
  });

  it('speak of the legacy bots in the past from April 1, 2025', () => {
    const legacy = user({}, { ces: [makeWidget({ OauthV1: true })] });
    expect(legacyApiEnd).toBe(Date.parse('2025-04-01T00:00:00Z'));
    expect(bannersFor(legacy, legacyApiEnd - 1)).toMatchObject([{ name: 'legacyApi', isOver: false }]);
    expect(bannersFor(legacy, legacyApiEnd)).toMatchObject([{ name: 'legacyApi', isOver: true }]);
  });

  it.each([
    [true, now + 0.5 * DAY, 1, true],
    [true, now, 0, false],
    [true, now - 5 * DAY, 0, false],
    [false, now + 0.5 * DAY, 1, false],
  ])('count the days to the cancellation (admin: %s)', (admin, cancelAt, daysLeft, canRenew) => {
    const expected = { name: 'scheduledCancellation', daysLeft, canRenew };
    expect(bannersFor(user({ cancelAt }, { admin }), now)).toEqual([expected]);
  });

  it('ask an admin for a payment method while the trial runs, and an agent for an admin', () => {
    const trial = { paymentType: 'none', trialEndAt: now + 2.5 * DAY };
    expect(bannersFor(user(trial), now)).toEqual([{ name: 'addPayment', trialDaysLeft: 3 }]);
    expect(bannersFor(user(trial, { admin: false }), now)).toEqual([{ name: 'askAdmin' }]);
    expect(bannersFor(user({ ...trial, trialEndAt: now - 1 }), now)).toEqual([]);
    expect(bannersFor(user({ billingAddressLine1: '' }, { admin: false }), now)).toEqual([{ name: 'askAdmin' }]);
    const unpaid = [{ name: 'delinquent' }, { name: 'askAdmin' }];
    expect(bannersFor(user({ delinquent: true }, { admin: false }), now)).toEqual(unpaid);
  });

  it('stay until they are mended where the service stops or is about to', () => {
    const lasting: BannerName[] = ['terms', 'overQuota', 'delinquent', 'legacyApi', 'scheduledCancellation'];
    const passing: BannerName[] = ['userSwapped', 'addPayment', 'missingBillingAddress', 'askAdmin'];
    expect(lasting.filter(isDismissible)).toEqual([]);
    expect(passing.filter(isDismissible)).toEqual(passing);
  });
});
