import { base, type Desk } from './desk';
import type { SandboxPrice, SandboxProduct } from './objects';
import { listIn, numberIn, requiredText, textIn, textsIn, type Params } from './params';
import { StripeRefusal } from './refusal';

export async function createProduct(desk: Desk, params: Params): Promise<SandboxProduct> {
  const made = base('product', 'prod', desk.now);
  const id = textIn(params, 'id') ?? made.id;
  if (await desk.find('product', id)) throw StripeRefusal.invalid('Product already exists.', 'id');
  const name = requiredText(params, 'name');
  const product: SandboxProduct = { ...made, id, name, active: true, metadata: textsIn(params, 'metadata') };
  await desk.put(product);
  return product;
}

/** A lookup key belongs to one price: a new one may take it over. */
export async function createPrice(desk: Desk, params: Params): Promise<SandboxPrice> {
  const product = await desk.get('product', requiredText(params, 'product'));
  const interval = requiredText(params, 'recurring', 'interval');
  if (interval !== 'month' && interval !== 'year') throw StripeRefusal.invalid('Invalid interval', 'recurring');
  const lookupKey = textIn(params, 'lookup_key') ?? null;
  const holder = (await desk.list('price')).find(({ lookup_key }) => lookup_key !== null && lookup_key === lookupKey);
  if (holder) {
    if (textIn(params, 'transfer_lookup_key') !== 'true') {
      throw StripeRefusal.invalid('A price with this lookup key exists already.', 'lookup_key');
    }
    await desk.put({ ...holder, lookup_key: null });
  }
  const price: SandboxPrice = {
    ...base('price', 'price', desk.now),
    product: product.id,
    active: true,
    currency: requiredText(params, 'currency'),
    unit_amount: numberIn(params, 'unit_amount') ?? 0,
    lookup_key: lookupKey,
    recurring: { interval, interval_count: 1 },
    type: 'recurring',
    metadata: textsIn(params, 'metadata'),
  };
  await desk.put(price);
  return price;
}

export async function listPrices(desk: Desk, params: Params): Promise<SandboxPrice[]> {
  const keys = listIn(params, 'lookup_keys');
  const prices = await desk.list('price');
  return keys.length === 0
    ? prices
    : prices.filter(({ lookup_key }) => lookup_key !== null && keys.includes(lookup_key));
}
