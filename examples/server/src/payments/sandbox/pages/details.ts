import { randomBytes } from 'node:crypto';
import type { ReadCard } from '../cards';
import { base, type Desk } from '../desk';
import type { SandboxCustomer, SandboxPaymentMethod } from '../objects';
import type { BillingForm } from './fields';

/** Puts a card on file. Of its number the last four digits are kept. */
export async function attachCard(
  desk: Desk,
  customer: string,
  { brand, last4, exp_month, exp_year, declinesLater }: ReadCard,
  { email, name }: { email: string | null; name: string | null },
): Promise<SandboxPaymentMethod> {
  const method: SandboxPaymentMethod = {
    ...base('payment_method', 'pm', desk.now),
    type: 'card',
    customer,
    card: { brand, last4, exp_month, exp_year },
    billing_details: { address: null, email, name },
    metadata: declinesLater ? { declines: 'later' } : {},
  };
  await desk.put(method);
  return method;
}

export function withDetails(customer: SandboxCustomer, form: BillingForm): SandboxCustomer {
  const { email, name, line1, city, state, postal_code, country, tax_id: value } = form;
  const taxId = { id: `txi_${randomBytes(8).toString('hex')}`, object: 'tax_id' as const, type: 'unknown', value };
  return {
    ...customer,
    email,
    name,
    address: { line1, line2: null, city, state: state || null, postal_code, country },
    tax_ids: { ...customer.tax_ids, data: value === '' ? [] : [taxId] },
  };
}
