/** Random choices that are the same each time, so that every demo shows the same data. */
export interface Random {
  /** From 0 up to, but not including, 1. */
  next(): number;
  /** A whole number from `min` to `max`, both included. */
  between(min: number, max: number): number;
  pick<T>(items: readonly [T, ...T[]]): T;
  /** True in this share of cases. */
  chance(share: number): boolean;
  hex(length: number): string;
}

export function createRandom(seed: number): Random {
  let state = seed >>> 0;

  // The mulberry32 generator.
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const between = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));

  return {
    next,
    between,
    pick: (items) => items[between(0, items.length - 1)] ?? items[0],
    chance: (share) => next() < share,
    hex: (length) => Array.from({ length }, () => between(0, 15).toString(16)).join(''),
  };
}
