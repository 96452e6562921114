import { isJsonObject, type JsonObject } from 'chatdeck/model';
import type { Desk } from './desk';
import type { Kind } from './objects';

/** What can be asked for instead of its id, by the field that names it. */
const expandable: Record<string, Kind> = {
  default_payment_method: 'payment_method',
  latest_invoice: 'invoice',
  subscription: 'subscription',
  customer: 'customer',
  product: 'product',
};

/** Puts objects in the place of their ids, along paths as `data.default_payment_method`. */
export async function expand(desk: Desk, object: object, paths: string[]): Promise<object> {
  // Through JSON, because what is stored must not be changed.
  const copy: unknown = JSON.parse(JSON.stringify(object));
  if (!isJsonObject(copy)) return object;
  for (const path of paths) await expandPath(desk, copy, path.split('.'));
  return copy;
}

async function expandPath(desk: Desk, object: JsonObject, [name = '', ...rest]: string[]): Promise<void> {
  const held = object[name];
  const kind = expandable[name];
  if (typeof held === 'string' && kind) object[name] = JSON.parse(JSON.stringify(await desk.get(kind, held)));
  const inside = object[name];
  if (rest.length === 0) return;
  for (const child of Array.isArray(inside) ? inside : [inside]) {
    if (isJsonObject(child)) await expandPath(desk, child, rest);
  }
}
