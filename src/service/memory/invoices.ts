import type { InvoiceStore } from '../contract/account-store';
import { copied, type Tables } from './tables';

export function memoryInvoices({ invoices }: Tables): InvoiceStore {
  return {
    list: (accountId) =>
      copied(
        invoices
          .filter((invoice) => invoice.accountId === accountId)
          .sort((a, b) => b.issuedAt.getTime() - a.issuedAt.getTime() || (a.id < b.id ? 1 : -1)),
      ),
  };
}
