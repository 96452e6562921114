import { getTicks, scaleLinear } from '@visx/scale';
import { memoizeByKey } from '../../model/core/memoize-by-key';

/** Values from 0 up, in percent of a drawing's height, which is measured from its top. */
export type ValueScale = ReturnType<typeof valueScale>;

/** From 0 to a round number at or just beyond `highest`, in about so many round steps. */
export function valueScale(highest: number, steps: number) {
  const top = highest >= 1 && highest < Infinity ? highest : 1;
  return scaleLinear<number>({ domain: [0, top], range: [100, 0], nice: steps });
}

/** Where the lines of a grid go: at 0, at each round step, and at the top. */
export function valueTicks(scale: ValueScale, steps: number): number[] {
  return getTicks(scale, steps).map(Number);
}

/**
 * Points in their order, from edge to edge of a width; the first is where people begin to read, a lone one in the middle.
 */
export function pointScale(count: number, width: number, direction: 'ltr' | 'rtl') {
  const range = direction === 'ltr' ? [0, width] : [width, 0];
  return scaleLinear<number>({ domain: count > 1 ? [0, count - 1] : [-1, 1], range });
}

/** The points of that scale, calculated once for the many sparklines of a page. */
export function pointPlaces(count: number, width: number, direction: 'ltr' | 'rtl'): readonly number[] {
  return placesByKey(`${count} ${width} ${direction}`);
}

const placesByKey = /* @__PURE__ */ memoizeByKey((key) => {
  const [count, width, direction] = key.split(' ');
  const scale = pointScale(Number(count), Number(width), direction === 'ltr' ? 'ltr' : 'rtl');
  return Array.from({ length: Number(count) }, (_, index) => scale(index));
});
