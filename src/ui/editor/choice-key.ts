/** Radix takes texts only and refuses the empty one; `7` and `"7"` are two values. */
export function keyOf(value: string | number): string {
  return JSON.stringify(value);
}
