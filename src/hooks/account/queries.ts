import { queryOptions } from '@tanstack/react-query';
import type { Client } from '../../client/create-client';
import type { Id } from '../../model/core/tolerant';
import { billingKey, readOptions } from '../shared/queries';

export function invoicesQuery(client: Client, id: Id | undefined) {
  return queryOptions({
    ...readOptions(),
    queryKey: [...billingKey(client), String(id), 'invoices'],
    queryFn: ({ signal }) => client.accounts.listInvoices(id ?? '', { signal }),
    enabled: id !== undefined,
  });
}

/** Not fetched while `isAsked` is false. */
export function nextInvoiceQuery(client: Client, id: Id | undefined, isAsked: boolean) {
  return queryOptions({
    ...readOptions(),
    queryKey: [...billingKey(client), String(id), 'next-invoice'],
    queryFn: ({ signal }) => client.accounts.nextInvoice(id ?? '', { signal }),
    enabled: id !== undefined && isAsked,
  });
}
