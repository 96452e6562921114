/** From here on the next of 1, 2, 5 and 10 is nearer, by ratio. */
const [two, five, ten] = [Math.sqrt(1 * 2), Math.sqrt(2 * 5), Math.sqrt(5 * 10)];

/**
 * Round numbers from 0 to `highest`, which is 1 or more, or just beyond it, in about so many steps: each is 1, 2 or 5 times
 * a power of ten, whichever is nearest to what would fit exactly.
 */
export function roundTicks(highest: number, steps: number): number[] {
  if (!(highest >= 1 && highest < Infinity)) return [0, 1];
  let top = highest;
  let step = 0;
  for (let next = roundStep(top / steps); next !== step; next = roundStep(top / steps)) {
    step = next;
    top = Math.ceil(top / step) * step;
  }
  return Array.from({ length: Math.round(top / step) + 1 }, (_, index) => Number((index * step).toPrecision(12)));
}

function roundStep(exact: number): number {
  const power = 10 ** Math.floor(Math.log10(exact));
  const times = exact / power;
  return power * (times < two ? 1 : times < five ? 2 : times < ten ? 5 : 10);
}
