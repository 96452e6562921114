import type { DiagramPoint } from './tree-diagram-layout';

/** The node that a key leads to: along the branch, above or below in the same column, the root, or the last end. */
export function nodeBeside(
  points: readonly DiagramPoint[],
  from: DiagramPoint,
  key: string,
  direction: 'ltr' | 'rtl',
): DiagramPoint | undefined {
  const [onward, back] = direction === 'ltr' ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight'];
  if (key === onward) return from.children?.[0];
  if (key === back) return from.parent ?? undefined;
  if (key === 'Home') return points[0];
  if (key === 'End') return points[0]?.leaves().at(-1);
  if (key !== 'ArrowUp' && key !== 'ArrowDown') return undefined;
  const column = points.filter(({ depth }) => depth === from.depth).toSorted((a, b) => a.x - b.x);
  return column[column.indexOf(from) + (key === 'ArrowUp' ? -1 : 1)];
}

export const zoomSteps = [0.25, 0.5, 0.75, 1, 1.5, 2];

/** The zoom after `+` or `-`; undefined for other keys. */
export function zoomAfter(zoom: number, key: string): number | undefined {
  if (key === '+' || key === '=') return zoomSteps.find((step) => step > zoom) ?? zoom;
  return key === '-' ? (zoomSteps.findLast((step) => step < zoom) ?? zoom) : undefined;
}
