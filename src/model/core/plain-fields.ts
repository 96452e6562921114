/*
 * Reads JSON embedded in a response's text field by field, without schemas, so that hooks that use it do not pull in
 * zod.
 */

export function textOr<Else>(value: unknown, other: Else): string | Else {
  return typeof value === 'string' ? value : other;
}

export function flagOr<Else>(value: unknown, other: Else): boolean | Else {
  return typeof value === 'boolean' ? value : other;
}

export function numberOr<Else>(value: unknown, other: Else): number | Else {
  return typeof value === 'number' && Number.isFinite(value) ? value : other;
}
