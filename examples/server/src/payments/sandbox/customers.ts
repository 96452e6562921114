import { base, type Desk } from './desk';
import type { Address, SandboxCustomer } from './objects';
import { textIn, textsIn, type Params } from './params';

const noTaxIds: SandboxCustomer['tax_ids'] = { object: 'list', data: [], has_more: false };

export async function createCustomer(desk: Desk, params: Params): Promise<SandboxCustomer> {
  const customer: SandboxCustomer = {
    ...base('customer', 'cus', desk.now),
    email: textIn(params, 'email') || null,
    name: textIn(params, 'name') || null,
    address: addressIn(params),
    balance: 0,
    delinquent: false,
    invoice_settings: { default_payment_method: null },
    tax_ids: noTaxIds,
    metadata: textsIn(params, 'metadata'),
  };
  await desk.put(customer);
  return customer;
}

export async function updateCustomer(desk: Desk, id: string, params: Params): Promise<SandboxCustomer> {
  const customer = await desk.get('customer', id);
  const method = textIn(params, 'invoice_settings', 'default_payment_method');
  if (method) await desk.get('payment_method', method);
  const updated: SandboxCustomer = {
    ...customer,
    email: textIn(params, 'email') ?? customer.email,
    name: textIn(params, 'name') ?? customer.name,
    address: addressIn(params) ?? customer.address,
    invoice_settings:
      method === undefined ? customer.invoice_settings : { default_payment_method: method === '' ? null : method },
  };
  await desk.put(updated);
  await desk.tell('customer.updated', updated);
  return updated;
}

function addressIn(params: Params): Address | null {
  if (!params.has('address')) return null;
  const part = (name: keyof Address) => textIn(params, 'address', name) || null;
  return {
    line1: part('line1'),
    line2: part('line2'),
    city: part('city'),
    state: part('state'),
    postal_code: part('postal_code'),
    country: part('country'),
  };
}
