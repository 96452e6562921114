import { StripeRefusal } from './refusal';

/** A form as Stripe reads it: `items[0][price]=x` is `{ items: { 0: { price: 'x' } } }`. */
export type Params = Map<string, string | Params>;

export function readParams(text: string): Params {
  const root: Params = new Map();
  for (const [name, value] of new URLSearchParams(text)) {
    const [first = '', ...rest] = name.split('[').map((part) => part.replace(/\]$/, ''));
    put(root, [first, ...rest], value);
  }
  return root;
}

function put(into: Params, [name = '', ...rest]: string[], value: string): void {
  // `expand[]` names the next place of a list.
  const key = name === '' ? String(into.size) : name;
  if (rest.length === 0) {
    into.set(key, value);
    return;
  }
  const held = into.get(key);
  const child: Params = held instanceof Map ? held : new Map<string, string | Params>();
  into.set(key, child);
  put(child, rest, value);
}

/** The values under these names; undefined if nothing was sent. An empty text clears a value. */
export function textIn(params: Params, ...names: string[]): string | undefined {
  const [last = '', ...path] = [...names].reverse();
  const found = path.reverse().reduce<Params | undefined>((held, name) => {
    const child = held?.get(name);
    return child instanceof Map ? child : undefined;
  }, params);
  const value = found?.get(last);
  return typeof value === 'string' ? value : undefined;
}

export function requiredText(params: Params, ...names: string[]): string {
  const value = textIn(params, ...names);
  if (value === undefined || value === '') throw StripeRefusal.invalid(`Missing required param: ${names.join('.')}.`);
  return value;
}

export function numberIn(params: Params, ...names: string[]): number | undefined {
  const value = textIn(params, ...names);
  if (value === undefined || value === '') return undefined;
  if (!/^-?\d+$/.test(value)) throw StripeRefusal.invalid(`Invalid integer: ${value}`, names.join('.'));
  return Number(value);
}

export function listIn(params: Params, name: string): string[] {
  const held = params.get(name);
  return held instanceof Map ? [...held.values()].filter((value) => typeof value === 'string') : [];
}

/** The texts of an object such as `metadata`. */
export function textsIn(params: Params, name: string): Record<string, string> {
  const held = params.get(name);
  if (!(held instanceof Map)) return {};
  return Object.fromEntries([...held].flatMap(([key, value]) => (typeof value === 'string' ? [[key, value]] : [])));
}
