import { parseRoute, type Route } from '../../model/places/route';
import { encodePart } from '../../model/core/encode';
import { isOn, propertyOf, switchAttributes, type ElementRow } from '../table';

/** The route that an element's attributes name; undefined while a part of its path is missing. */
export function routeOf(
  { path, attributes = [] }: ElementRow,
  attribute: (name: string) => string | null | undefined,
): Route | undefined {
  if (attributes.includes('route')) return parseRoute(attribute('route') ?? path);
  const value = (name: string) => attribute(name) ?? undefined;
  const parts = [...path.matchAll(/:([a-z-]+)/g)].map(([, name = '']) => name);
  if (path.startsWith('/settings/') && parts.some((name) => !value(name))) return undefined;
  const filled = path.replace(/:([a-z-]+)/g, (_, name: string) => encodePart(value(name) ?? ''));
  const query = new URLSearchParams();
  for (const name of attributes) {
    const text = parts.includes(name) ? undefined : value(name);
    if (text === undefined) continue;
    const isSwitch = switchAttributes.some((other) => other === name);
    query.set(propertyOf(name), isSwitch ? String(isOn(text)) : text);
  }
  return parseRoute(query.size > 0 ? `${filled}?${query.toString()}` : filled);
}
