import { currentTermsVersion } from 'chatdeck/model';
import { noPartner, trialAccount, type AccountRecord, type Passwords, type UserRecord } from 'chatdeck/service';
import type { Random } from './random';

const DAY = 86_400_000;

export const acmeId = 1;
export const globexId = 2;

/** A user who can sign in to the demo. */
export interface SignIn {
  email: string;
  role: string;
  password: string;
  accountId: number;
  isAdmin: boolean;
}

const password = 'chatdeck-demo';

export const demoSignIns: readonly SignIn[] = [
  { email: 'admin@acme.test', role: 'admin of Acme', password, accountId: acmeId, isAdmin: true },
  { email: 'agent@acme.test', role: 'agent of Acme', password, accountId: acmeId, isAdmin: false },
  { email: 'owner@globex.test', role: 'admin of Globex, in trial', password, accountId: globexId, isAdmin: true },
];

/** Acme pays for every feature; Globex is trying the smallest plan and has no card on file. */
export function seedAccounts(random: Random, now: Date): AccountRecord[] {
  const inDays = (days: number) => new Date(now.getTime() + days * DAY);
  const acme: AccountRecord = {
    id: acmeId,
    orgName: 'Acme Outdoor Supply',
    invoiceEmail: 'billing@acme.test',
    planId: 'business-monthly',
    pendingPlanId: '',
    pendingKey: '',
    pendingUntil: null,
    paymentType: 'card',
    cardBrand: 'visa',
    cardLast4: '4242',
    cardExpMonth: 8,
    cardExpYear: now.getUTCFullYear() + 2,
    billingAddressLine1: '210 Harbor Street',
    billingCity: 'Portland',
    billingState: 'OR',
    billingPostalCode: '97205',
    billingCountry: 'US',
    taxId: '',
    isDelinquent: false,
    createdAt: inDays(-410),
    trialEndAt: inDays(-380),
    cancelAt: null,
    canceledAt: null,
    nextInvoiceAt: inDays(11),
    apiKey: random.hex(40),
    zapierApiKey: random.hex(40),
  };
  const globex: AccountRecord = {
    id: globexId,
    ...trialAccount({
      orgName: 'Globex Instruments',
      invoiceEmail: 'owner@globex.test',
      createdAt: inDays(-18),
      apiKey: random.hex(40),
      zapierApiKey: random.hex(40),
    }),
  };
  return [acme, globex];
}

export function seedUsers(passwords: Passwords): Promise<UserRecord[]> {
  return Promise.all(
    demoSignIns.map(async ({ email, password, accountId, isAdmin }, index) => ({
      id: index + 1,
      accountId,
      email,
      passwordHash: await passwords.hash(password),
      isAdmin,
      acceptedTerms: currentTermsVersion,
      showsRatingPrompt: false,
      rating: null,
      lastSignedInAt: null,
      ...noPartner,
    })),
  );
}
