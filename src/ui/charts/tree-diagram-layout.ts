import { cva } from 'class-variance-authority';
import type { HierarchyNode, HierarchyPointNode } from '@visx/hierarchy';
import type { Variant } from '../base/variants';

export const diagramNode = cva('cd-diagram-node', {
  variants: {
    tone: { plain: '', warning: 'cd-diagram-warning' },
    state: { root: 'cd-diagram-branch', branch: 'cd-diagram-branch', end: 'cd-diagram-end' },
  },
});

/** A node of a `TreeDiagram`. */
export interface DiagramNode {
  id: string;
  text: string;
  /** `end`: nothing comes after it. */
  kind: Variant<typeof diagramNode, 'state'>;
  /** On the line that leads to it. */
  link?: string | undefined;
  /** Its whole name, for screen readers and as a tooltip. */
  name: string;
  /** `warning` has an amber edge; its text says why. */
  tone?: Variant<typeof diagramNode, 'tone'> | undefined;
  /** It was visited: the line that leads to it is in the accent color. */
  isVisited?: boolean | undefined;
  children: readonly DiagramNode[];
}

export type DiagramPoint = HierarchyPointNode<DiagramNode>;

/** In pixels at full size. */
const ROW = 44;
const BOX = { width: 184, height: 32 };
const END_HEIGHT = 26;
const COLUMN = BOX.width + 144;
const MARGIN = 12;

export interface DiagramSize {
  width: number;
  height: number;
  /** What the nodes are spread over, down and across. */
  breadth: number;
  depth: number;
}

/** As high as its ends below each other, as wide as its levels. */
export function diagramSize(tree: HierarchyNode<DiagramNode>): DiagramSize {
  const breadth = tree.leaves().length * ROW;
  const depth = tree.height * COLUMN;
  return { breadth, depth, width: depth + BOX.width + 2 * MARGIN, height: breadth + 2 * MARGIN };
}

/** Where a node is drawn. */
export function pointOf({ x, y, data }: DiagramPoint, size: DiagramSize, direction: 'ltr' | 'rtl') {
  const height = data.kind === 'end' ? END_HEIGHT : BOX.height;
  const start = MARGIN + y;
  const left = direction === 'ltr' ? start : size.width - start - BOX.width;
  return { x: left, y: MARGIN + x - height / 2, width: BOX.width, height };
}

/** A part of a diagram from top to bottom, in pixels at full size. */
export interface DiagramRows {
  top: number;
  bottom: number;
}

/** In pixels of the screen: how often the drawn part changes while it is scrolled, and the most that is in view. */
const SCROLL_STEP = 400;
/** As in tree-diagram.css. */
const VIEW_HEIGHT = 720;

export function scrolledRow({ scrollTop }: Element): number {
  return Math.floor(scrollTop / SCROLL_STEP);
}

/** What is drawn of a zoomed diagram that is scrolled so far: what is in view, and a step before and after it. */
export function rowsAround(row: number, zoom: number): DiagramRows {
  return { top: ((row - 1) * SCROLL_STEP) / zoom, bottom: ((row + 2) * SCROLL_STEP + VIEW_HEIGHT) / zoom };
}

/** Whether a node, or the line between two, crosses a part of the diagram. */
export function isBetween({ top, bottom }: DiagramRows, from: DiagramPoint, to = from): boolean {
  return Math.max(from.x, to.x) >= top && Math.min(from.x, to.x) <= bottom;
}

/** A text that fits in so many characters. */
export function shortened(text: string, length: number): string {
  const characters = [...text.slice(0, 2 * length + 2)];
  return characters.length > length ? `${characters.slice(0, length - 1).join('')}…` : text;
}
