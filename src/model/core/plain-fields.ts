/*
 * JSON that stands in a text of an answer is read field by field, without schemas: a hook that reads it would otherwise
 * bring zod along.
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
