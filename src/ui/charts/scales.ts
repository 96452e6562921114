import { getTicks, scaleLinear } from '@visx/scale';
import { memoizeByKey } from '../../model/core/memoize-by-key';

/** Maps values from 0 up to percent of a drawing's height, measured from its top. */
export type ValueScale = ReturnType<typeof valueScale>;

/** From 0 to a round number at or just above `highest`, in about this many round steps. */
export function valueScale(highest: number, steps: number) {
  const top = highest >= 1 && highest < Infinity ? highest : 1;
  return scaleLinear<number>({ domain: [0, top], range: [100, 0], nice: steps });
}

/** The grid lines: at 0, at each round step, and at the top. */
export function valueTicks(scale: ValueScale, steps: number): number[] {
  return getTicks(scale, steps).map(Number);
}

/** Maps points, in order, from edge to edge of a width in the writing direction; a single point is centered. */
export function pointScale(count: number, width: number, direction: 'ltr' | 'rtl') {
  const range = direction === 'ltr' ? [0, width] : [width, 0];
  return scaleLinear<number>({ domain: count > 1 ? [0, count - 1] : [-1, 1], range });
}

/** That scale's points, calculated once for a page's many sparklines. */
export function pointPlaces(count: number, width: number, direction: 'ltr' | 'rtl'): readonly number[] {
  return placesByKey(`${count} ${width} ${direction}`);
}

const placesByKey = /* @__PURE__ */ memoizeByKey((key) => {
  const [count, width, direction] = key.split(' ');
  const scale = pointScale(Number(count), Number(width), direction === 'ltr' ? 'ltr' : 'rtl');
  return Array.from({ length: Number(count) }, (_, index) => scale(index));
});

/** Maps a day's hours to a width, in the writing direction. */
export function hourScale(hours: number, width: number, direction: 'ltr' | 'rtl') {
  return scaleLinear<number>({ domain: [0, hours], range: direction === 'ltr' ? [0, width] : [width, 0] });
}
