import { isLive, payInvoice, previewRenewal } from './billing';
import type { Desk } from './desk';
import type { SandboxInvoice } from './objects';
import { requiredText, textIn, type Params } from './params';
import { StripeRefusal } from './refusal';

export async function listInvoices(desk: Desk, params: Params): Promise<SandboxInvoice[]> {
  const status = textIn(params, 'status');
  const invoices = await desk.list('invoice', requiredText(params, 'customer'));
  return invoices
    .filter((invoice) => status === undefined || invoice.status === status)
    .sort((a, b) => b.created - a.created);
}

export async function previewInvoice(desk: Desk, params: Params): Promise<SandboxInvoice> {
  const subscription = await desk.get('subscription', requiredText(params, 'subscription'));
  if (isLive(subscription) && subscription.cancel_at === null) return previewRenewal(desk, subscription);
  throw new StripeRefusal(400, {
    type: 'invalid_request_error',
    code: 'invoice_upcoming_none',
    message: 'No upcoming invoices for this customer',
  });
}

export async function payInvoiceById(desk: Desk, id: string): Promise<SandboxInvoice> {
  return payInvoice(desk, await desk.get('invoice', id), 'away');
}
