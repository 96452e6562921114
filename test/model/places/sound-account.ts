import { accountSchema, readAnswer, type Account } from 'chatdeck/model';
import { makeAccount } from 'chatdeck/testing';

export const DAY = 86_400_000;
export const now = Date.UTC(2026, 5, 15, 12);

/** An account that pays and lacks nothing at `now`, but for what is said otherwise. */
export function soundAccount(fields: Partial<Account> = {}): Account {
  return {
    ...readAnswer(accountSchema, makeAccount()),
    paymentType: 'card',
    billingAddressLine1: '1 Main St',
    delinquent: false,
    canceledAt: null,
    cancelAt: null,
    trialEndAt: now - 100 * DAY,
    created_at: now - 130 * DAY,
    ...fields,
  };
}
