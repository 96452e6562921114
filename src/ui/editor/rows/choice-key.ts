/** A value's key among elements. Keys are texts: `7` and `"7"` are two values. */
export function keyOf(value: string | number): string {
  return JSON.stringify(value);
}
