import type { InvoiceRecord } from '../service/contract/account-records';
import type { WireInvoice, WireNextInvoice } from '../service/contract/wire';

/** An invoice as the server sends it: by default one month of the Business plan. */
export function makeInvoice(overrides: Partial<WireInvoice> = {}): WireInvoice {
  return {
    id: 'in_0001',
    stripePlanId: 'business-monthly',
    dateTs: 1_749_632_400,
    amount: 19_900,
    stripeInvoiceUrl: 'https://pay.chatdeck.test/invoices/in_0001',
    ...overrides,
  };
}

/** The next charge as the server sends it. */
export function makeNextInvoice(overrides: Partial<WireNextInvoice> = {}): WireNextInvoice {
  return { amount: 19_900, dateTs: 1_752_224_400, ...overrides };
}

/** An invoice as a store keeps it. */
export function makeInvoiceRecord(overrides: Partial<InvoiceRecord> = {}): InvoiceRecord {
  const id = overrides.id ?? 'in_0001';
  return {
    id,
    accountId: 1,
    planId: 'business-monthly',
    issuedAt: new Date('2025-06-11T09:00:00Z'),
    amount: 19_900,
    url: `https://pay.chatdeck.test/invoices/${id}`,
    ...overrides,
  };
}
