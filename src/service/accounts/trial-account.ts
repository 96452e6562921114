import type { Newcomer } from '../contract/account-store';
import { noPendingPlan } from './plan-change';
import { pricePlans } from '../contract/plans';
import type { AccountRecord } from '../contract/records';
import { DAY } from '../../model/time/duration';

/** Without a card. */
const trialDays = 30;

type Given = Pick<AccountRecord, 'invoiceEmail' | 'createdAt' | 'apiKey' | 'zapierApiKey'> &
  Partial<Newcomer['account']>;

/** An account on a trial of the smallest plan, from `createdAt`, before any payment details are known. */
export function trialAccount(given: Given): Newcomer['account'] {
  const [smallest] = pricePlans;
  return {
    orgName: '',
    planId: smallest?.stripeId ?? '',
    ...noPendingPlan,
    paymentType: 'none',
    cardBrand: '',
    cardLast4: '',
    cardExpMonth: null,
    cardExpYear: null,
    billingAddressLine1: '',
    billingCity: '',
    billingState: '',
    billingPostalCode: '',
    billingCountry: '',
    taxId: '',
    isDelinquent: false,
    trialEndAt: new Date(given.createdAt.getTime() + trialDays * DAY),
    cancelAt: null,
    canceledAt: null,
    nextInvoiceAt: null,
    ...given,
  };
}
