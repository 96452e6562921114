import { describe, expect, it } from 'vitest';
import {
  accountView,
  cardView,
  invoiceList,
  invoicesSchema,
  planOffers,
  planSwitchPreview,
  readAnswer,
  type Account,
} from 'chatdeck/model';
import { offersOf } from 'chatdeck/model/account/plan-choice';
import { nextCharge } from 'chatdeck/model/entities/invoice';
import { makeInvoice, makeParsedAccount, makeParsedPlan, makeParsedUser, makePlan, sampleNow } from 'chatdeck/testing';
import type { WirePlan } from 'chatdeck/service';
import { now, soundAccount } from '../places/sound-account';

const team = makePlan({ label: 'Team', price: 7_900, stripeId: 'team', maxChannels: 5, maxOperators: 10, bots: false });
const teamByYear = makePlan({ ...team, price: 86_900, stripeId: 'team-y', duration: 'yearly' });
const business = makePlan({ stripeId: 'business' });
const businessByYear = makePlan({ price: 218_900, stripeId: 'business-y', duration: 'yearly' });
const custom = makePlan({ label: 'Enterprise', price: null, stripeId: 'custom', duration: 'yearly' });

describe('planOffers', () => {
  const offers = (fields: Parameters<typeof makeParsedAccount>[0], channels = 3) =>
    planOffers(
      makeParsedAccount({ plan: team, availablePlans: [custom, business, teamByYear, team], ...fields }),
      channels,
      sampleNow,
    );

  it('is sorted cheapest first, custom prices last, each with its button', () => {
    expect(offers({}).map(({ plan, action, isCurrent }) => [plan.stripeId, action, isCurrent])).toEqual([
      ['team-y', 'switchToAnnual', false],
      ['team', 'current', true],
      ['business', 'upgrade', false],
      ['custom', 'contact', false],
    ]);
  });

  it('keeps the current plan that the server left out', () => {
    expect(offers({ availablePlans: [business] }).map(({ plan }) => plan.stripeId)).toEqual(['team', 'business']);
    expect(planOffers({ ...makeParsedAccount({ plan: team }), availablePlans: null }, 1, sampleNow)).toHaveLength(1);
  });

  it.each([
    [5, false],
    [6, true],
  ])('with %i channels finds the Team plan too small: %s', (channels, isTooSmall) => {
    expect(offers({}, channels).find(({ plan }) => plan.stripeId === 'team-y')?.isTooSmall).toBe(isTooSmall);
  });

  it('shows a custom price beside months and beside years', () => {
    const shown = (duration: 'monthly' | 'yearly') => offersOf(offers({}), duration).map(({ plan }) => plan.stripeId);
    expect(shown('monthly')).toEqual(['team', 'business', 'custom']);
    expect(shown('yearly')).toEqual(['team-y', 'custom']);
  });
});

describe('planSwitchPreview', () => {
  const account = makeParsedAccount({ plan: business, nextInvoiceAt: '2025-07-11T09:00:00Z' });

  it('says what a smaller plan costs, when, and what is lost with it', () => {
    const preview = planSwitchPreview(account, makeParsedPlan(team), now);
    expect(preview).toMatchObject({
      priceBefore: { perMonth: 19_900, struckThrough: null },
      priceAfter: { perMonth: 7_900, struckThrough: null },
      nextInvoiceAt: Date.UTC(2025, 6, 11, 9),
      keepsDate: true,
      appliesFrom: now,
      saving: null,
      lostFeatures: ['bots'],
      gainedFeatures: [],
    });
    expect(preview.limits).toEqual([
      { limit: 'maxChannels', before: 20, after: 5 },
      { limit: 'maxOperators', before: 'unlimited', after: 10 },
      { limit: 'convosPerMonth', before: 10_000, after: 10_000 },
    ]);
  });

  it('knows that a year has another date, and what is gained', () => {
    const preview = planSwitchPreview({ ...account, plan: makeParsedPlan(teamByYear) }, makeParsedPlan(business), now);
    expect([preview.keepsDate, preview.gainedFeatures, preview.lostFeatures]).toEqual([false, ['bots'], []]);
  });

  it.each<[string, WirePlan, WirePlan, object | null]>([
    ['a month to a year gains it', team, teamByYear, { change: 'gained', perYear: 7_900 }],
    ['a year to a month loses it', teamByYear, team, { change: 'lost', perYear: 7_900 }],
    ['a year to a year keeps one', teamByYear, businessByYear, { change: 'kept', perYear: 19_900 }],
    ['a month to a month has none', team, business, null],
    ['a year to a custom price is not known', teamByYear, custom, null],
  ])('says the yearly saving: %s', (_title, from, to, saving) => {
    const preview = planSwitchPreview({ ...account, plan: makeParsedPlan(from) }, makeParsedPlan(to), now);
    expect(preview.saving).toEqual(saving);
  });
});

describe('cardView', () => {
  it.each<[string, Partial<Account>, object | null]>([
    ['no card', { paymentType: 'none' }, null],
    ['a good card', { expMonth: 12, expYear: 2027 }, { state: 'valid', expires: { month: 12, year: 2027 } }],
    ['a card that ends soon', { expMonth: 6, expYear: 2026 }, { state: 'expiring' }],
    ['a card that has ended', { expMonth: 5, expYear: 2026 }, { state: 'expired' }],
    ['a year of two digits', { expMonth: 6, expYear: 26 }, { expires: { month: 6, year: 2026 } }],
    ['no date', { expMonth: null }, { state: 'valid', expires: null }],
    ['a month that is none', { expMonth: 13, expYear: 2020 }, { state: 'valid', expires: null }],
  ])('of %s', (_title, fields, view) => {
    const seen = cardView(soundAccount(fields), now);
    if (view === null) expect(seen).toBeNull();
    else expect(seen).toMatchObject(view);
  });
});

describe('a card and the next invoice', () => {
  const missed = (fields: Partial<Account>) => cardView(soundAccount(fields), now)?.missesInvoiceAt;
  const dueAt = Date.UTC(2026, 11, 1);

  it.each<[string, Partial<Account>, number | null]>([
    ['ends with the month before', { expMonth: 11, nextInvoiceAt: dueAt }, dueAt],
    ['is good for a moment longer', { expMonth: 11, nextInvoiceAt: dueAt - 1 }, null],
    ['is good in the month of the invoice', { expMonth: 12, nextInvoiceAt: dueAt }, null],
    ['has ended already', { expMonth: 5, nextInvoiceAt: dueAt }, dueAt],
    ['has no date', { expMonth: null, nextInvoiceAt: dueAt }, null],
    ['has nothing to pay', { expMonth: 6, nextInvoiceAt: null }, null],
    ['had to pay earlier', { expMonth: 5, nextInvoiceAt: now - 1 }, null],
    ['belongs to a subscription that ends first', { expMonth: 6, nextInvoiceAt: dueAt, cancelAt: dueAt }, null],
    ['pays once more before the end', { expMonth: 6, nextInvoiceAt: dueAt, cancelAt: dueAt + 1 }, dueAt],
    ['belongs to a subscription that has ended', { expMonth: 6, nextInvoiceAt: dueAt, canceledAt: now - 1 }, null],
  ])('meet, or not, where the card %s', (_title, fields, expected) => {
    expect(missed({ expYear: 2026, ...fields })).toBe(expected);
  });
});

describe('invoiceList', () => {
  const list = (...invoices: object[]) =>
    invoiceList(readAnswer(invoicesSchema, { invoices }), [makeParsedPlan({ label: 'Team', stripeId: 'team' })]);

  it('names the plan, a single charge, and a plan that is no longer offered', () => {
    const { lines } = list(
      makeInvoice({ id: 'a', stripePlanId: 'team', dateTs: 30 }),
      makeInvoice({ id: 'b', stripePlanId: '', dateTs: 20 }),
      makeInvoice({ id: 'c', stripePlanId: 'gone', dateTs: 10 }),
    );
    expect(lines.map(({ charge }) => charge)).toEqual([
      { kind: 'plan', label: 'Team' },
      { kind: 'single' },
      { kind: 'plan', label: undefined },
    ]);
  });

  it('hides a lone zero invoice, sorts newest first, and counts unreadable ones', () => {
    expect(list(makeInvoice({ amount: 0 }))).toEqual({ lines: [], unreadable: 0 });
    const { lines, unreadable } = list(
      makeInvoice({ id: 'old', amount: 0, dateTs: 10 }),
      { id: 'broken' },
      makeInvoice({ id: 'new', dateTs: 20 }),
    );
    expect([lines.map(({ id }) => id), unreadable]).toEqual([['new', 'old'], 1]);
  });

  it.each([
    ['https://pay.test/in', 'https://pay.test/in'],
    ['javascript:alert(1)', undefined],
    ['data:text/html,x', undefined],
    ['/account', undefined],
    ['', undefined],
  ])('links the invoice at %s to %s', (stripeInvoiceUrl, url) => {
    expect(list(makeInvoice({ stripeInvoiceUrl })).lines[0]?.url).toBe(url);
  });

  it('takes seconds for the date, and keeps the amount in cents', () => {
    expect(list(makeInvoice({ dateTs: 30, amount: 4_900 })).lines).toMatchObject([{ issuedAt: 30_000, amount: 4_900 }]);
  });

  it('tells invoices without an id apart', () => {
    const ids = list({ amount: 1, dateTs: 2 }, { amount: 1, dateTs: 1 }).lines.map(({ id }) => id);
    expect(new Set(ids).size).toBe(2);
  });
});

it('plans no charge where there is no date', () => {
  expect(nextCharge({ amount: 0, dateTs: 0 })).toEqual({ amount: 0, dueAt: null });
  expect(nextCharge({ amount: 5, dateTs: 10 })).toEqual({ amount: 5, dueAt: 10_000 });
});

describe('accountView', () => {
  const view = (isAdmin: boolean, account: Parameters<typeof makeParsedAccount>[0] = {}) => {
    const user = makeParsedUser({ admin: isAdmin });
    return accountView({ ...user, account: makeParsedAccount(account) }, now);
  };

  it('shows admins alone their account information and its export', () => {
    const GDPRExportSignedURL = 'https://files.test/export.zip';
    expect(view(true, { GDPRExportSignedURL }).info).toMatchObject({ exportUrl: GDPRExportSignedURL });
    expect(view(true, { GDPRExportSignedURL: '123456' }).info).not.toHaveProperty('exportUrl');
    expect(view(false, { GDPRExportSignedURL })).not.toHaveProperty('info');
  });

  it('writes the address in lines without gaps', () => {
    expect(view(true).billing.address).toEqual(['210 Harbor Street', 'Portland, OR 97205', 'US']);
    expect(view(true, { billingCity: ' ', billingCountry: ' ' }).billing.address).toEqual([
      '210 Harbor Street',
      'OR 97205',
    ]);
  });

  it.each<[object, boolean]>([
    [{}, true],
    [{ paymentType: 'none' }, false],
    [{ cancelAt: '2030-01-01T00:00:00Z' }, false],
    [{ canceledAt: '2020-01-01T00:00:00Z' }, false],
  ])('with %o can be canceled: %s', (fields, canCancel) => {
    expect(view(true, fields).canCancel).toBe(canCancel);
  });

  it('says why the quota is used up only while it is', () => {
    expect(view(true, { quota: { isOverquota: false, reason: 'old' } })).toMatchObject({ quotaReason: '' });
    expect(view(true, { quota: { isOverquota: false, reason: '130 of 100' } })).toMatchObject({ quotaReason: '' });
    expect(view(true, { quota: { isOverquota: true, reason: 'maxChannels' } })).toMatchObject({ quotaReason: '' });
    expect(view(true, { quota: { isOverquota: true, reason: '130 of 100' } })).toMatchObject({
      isOverQuota: true,
      quotaReason: '130 of 100',
    });
  });
});
