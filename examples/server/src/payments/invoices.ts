import type { ProviderInvoice } from 'chatdeck/service';
import type Stripe from 'stripe';
import type { Prices } from './prices';

/** An invoice of Stripe's. Of a change of plans the last line says which came after the other. */
export async function toInvoice(invoice: Stripe.Invoice, prices: Prices): Promise<ProviderInvoice> {
  const price = invoice.parent?.subscription_details
    ? invoice.lines.data.at(-1)?.pricing?.price_details?.price
    : undefined;
  return {
    id: invoice.id,
    planId: (price === undefined ? undefined : await prices.planOf(price)) ?? '',
    issuedAt: new Date(invoice.created * 1000),
    amount: invoice.amount_due,
    url: invoice.hosted_invoice_url ?? '',
  };
}
