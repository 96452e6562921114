import { accountSchema, type Account } from '../model/entities/account';
import { planSchema, type Plan } from '../model/entities/plan';
import { readAnswer } from '../model/core/tolerant';
import { business, pricePlans } from '../service/contract/plans';
import type { WireAccount, WirePlan } from '../service/contract/wire';

/** A plan as the server sends it: by default one with every feature for $199 per month. */
export function makePlan(overrides: Partial<WirePlan> = {}): WirePlan {
  return { ...business, ...overrides };
}

/** An account as the server sends it: by default a paying one in good standing. */
export function makeAccount(overrides: Partial<WireAccount> = {}): WireAccount {
  return {
    Id: 1,
    plan: makePlan(),
    availablePlans: structuredClone([...pricePlans]),
    quota: { isOverquota: false, reason: '' },
    delinquent: false,
    paymentType: 'card',
    canceledAt: null,
    cancelAt: null,
    trialEndAt: '2024-04-10T09:00:00Z',
    created_at: '2024-03-11T09:00:00Z',
    nextInvoiceAt: '2025-07-11T09:00:00Z',
    last4: '4242',
    brand: 'visa',
    expMonth: 8,
    expYear: 2028,
    billingAddressLine1: '210 Harbor Street',
    billingCity: 'Portland',
    billingState: 'OR',
    billingPostalCode: '97205',
    billingCountry: 'US',
    taxID: '',
    orgName: 'Acme Outdoor',
    email: 'billing@acme.test',
    GDPRExportSignedURL: '',
    ...overrides,
  };
}

/** `makePlan` as hooks and screens see it: parsed by the answer schema. */
export function makeParsedPlan(overrides?: Partial<WirePlan>): Plan {
  return readAnswer(planSchema, makePlan(overrides));
}

/** `makeAccount` as hooks and screens see it. */
export function makeParsedAccount(overrides?: Partial<WireAccount>): Account {
  return readAnswer(accountSchema, makeAccount(overrides));
}
