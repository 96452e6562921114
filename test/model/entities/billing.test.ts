import { describe, expect, it } from 'vitest';
import { accountStanding, accountStatus, type Account, type Invoice } from 'chatdeck/model';
import {
  asksNextInvoice,
  hasGdprExport,
  isBillingAddressMissing,
  isCardExpiring,
} from 'chatdeck/model/entities/billing';
import { visibleInvoices } from 'chatdeck/model/entities/invoice';
import { DAY, now, soundAccount } from '../places/sound-account';

describe('an account', () => {
  it.each<[string, Partial<Account>, object]>([
    ['tries the product', { paymentType: 'none', trialEndAt: now + 5 * DAY }, { status: 'trialing', daysLeft: 4 }],
    ['ends its trial today', { paymentType: 'none', trialEndAt: now + DAY / 2 }, { status: 'trialing', daysLeft: 0 }],
    ['has tried it', { paymentType: 'none', trialEndAt: now - DAY / 2 }, { status: 'trialExpired', daysLeft: -1 }],
    ['pays', {}, { status: 'paying', since: now - 130 * DAY }],
    ['pays before its trial ends', { trialEndAt: now + DAY }, { status: 'paying', since: now - 130 * DAY }],
    ['has no trial', { paymentType: 'none', trialEndAt: null }, { status: 'paying', since: now - 130 * DAY }],
    ['was canceled', { canceledAt: now - DAY }, { status: 'canceled' }],
    [
      'was canceled in its trial',
      { paymentType: 'none', trialEndAt: now + DAY, canceledAt: now },
      { status: 'canceled' },
    ],
    ['has come to its last day', { cancelAt: now }, { status: 'canceled' }],
    ['will be canceled', { cancelAt: now + DAY }, { status: 'paying', since: now - 130 * DAY }],
    [
      'was told to end later',
      { canceledAt: now - DAY, cancelAt: now + DAY },
      { status: 'paying', since: now - 130 * DAY },
    ],
    [
      'ends its trial early',
      { paymentType: 'none', trialEndAt: now + 5 * DAY, canceledAt: now, cancelAt: now + DAY },
      { status: 'canceled' },
    ],
  ])('that %s has the right status', (_title, fields, status) => {
    expect(accountStatus(soundAccount(fields), now)).toEqual(status);
  });

  it.each<[string, Partial<Account>, object]>([
    ['is sound', {}, { status: 'goodStanding' }],
    ['owes', { delinquent: true }, { status: 'delinquent' }],
    [
      'ends',
      { cancelAt: now + 2.5 * DAY, canceledAt: now - DAY },
      { status: 'endingOn', at: now + 2.5 * DAY, daysLeft: 3 },
    ],
    ['ends and owes', { cancelAt: now + DAY, delinquent: true }, { status: 'endingOn', at: now + DAY, daysLeft: 1 }],
    ['has ended', { cancelAt: now - DAY, delinquent: true }, { status: 'ended', at: now - DAY }],
    ['ended at once', { canceledAt: now - DAY }, { status: 'ended', at: now - DAY }],
  ])('that %s has this standing', (_title, fields, standing) => {
    expect(accountStanding(soundAccount(fields), now)).toEqual(standing);
  });

  it.each<[Partial<Account>, boolean]>([
    [{ paymentType: 'none', trialEndAt: now + 1 }, false],
    [{ paymentType: 'none', trialEndAt: now }, true],
    [{ paymentType: 'none', trialEndAt: null }, true],
    [{ paymentType: 'card', trialEndAt: now + DAY }, true],
  ])('with %o asks for its next invoice: %s', (fields, expected) => {
    expect(asksNextInvoice(soundAccount(fields), now)).toBe(expected);
  });

  it.each<[Partial<Account>, boolean]>([
    [{}, false],
    [{ billingAddressLine1: '' }, true],
    [{ billingAddressLine1: '  ' }, true],
    [{ billingAddressLine1: '', paymentType: 'none' }, false],
  ])('with %o misses its billing address: %s', (fields, expected) => {
    expect(isBillingAddressMissing(soundAccount(fields))).toBe(expected);
  });

  it.each<[Partial<Account>, boolean]>([
    [{ expMonth: 6, expYear: 2026 }, true],
    [{ expMonth: 7, expYear: 2026 }, false],
    [{ expMonth: 5, expYear: 2026 }, true],
    [{ expMonth: 12, expYear: 2027 }, false],
    [{ expMonth: 6, expYear: 26 }, true],
    [{ expMonth: null, expYear: 2026 }, false],
    [{ expMonth: 6, expYear: 2026, paymentType: 'none' }, false],
  ])('with %o has a card that ends soon: %s', (fields, expected) => {
    expect(isCardExpiring(soundAccount(fields), now)).toBe(expected);
  });

  it('warns of its card from 30 days on', () => {
    const ending = soundAccount({ expMonth: 6, expYear: 2026 });
    expect(isCardExpiring(ending, Date.UTC(2026, 6, 1) - 30 * DAY)).toBe(true);
    expect(isCardExpiring(ending, Date.UTC(2026, 6, 1) - 30 * DAY - 1)).toBe(false);
  });

  it.each([
    ['', false],
    ['123456', false],
    ['1234567', true],
  ])('with the export address %s has an export: %s', (GDPRExportSignedURL, expected) => {
    expect(hasGdprExport(soundAccount({ GDPRExportSignedURL }))).toBe(expected);
  });
});

describe('visibleInvoices', () => {
  const invoices = (...amounts: number[]) =>
    amounts.map((amount): Invoice => ({ id: amount, stripePlanId: '', dateTs: 0, amount, stripeInvoiceUrl: '' }));

  it.each([
    [[0], []],
    [[5], [5]],
    [
      [0, 0],
      [0, 0],
    ],
    [
      [0, 5],
      [0, 5],
    ],
    [[], []],
  ])('of the amounts %j are %j', (amounts, visible) => {
    expect(visibleInvoices(invoices(...amounts)).map(({ amount }) => amount)).toEqual(visible);
  });
});
