import type { QuestionNode } from 'chatdeck/model';
import { makeLargeTree } from 'chatdeck/testing';
import { size } from './size';

/** Every eight nodes of a large tree are five ways through it. */
const nodes = document.title.startsWith('diagram') ? (size * 8) / 5 : size;

export const questions: QuestionNode[] = makeLargeTree(nodes);

export function withText(nodes: readonly QuestionNode[], id: string, text: string): QuestionNode[] {
  return nodes.map((node) =>
    node.id === id ? { ...node, text } : { ...node, children: withText(node.children, id, text) },
  );
}

/** A node one place down among those beside it, or up where it is the last of them. */
export function moved(nodes: readonly QuestionNode[], id: string, by: 1 | -1): QuestionNode[] {
  const at = nodes.findIndex((node) => node.id === id);
  const other = nodes[at + by];
  const node = nodes[at];
  if (!node) return nodes.map((one) => ({ ...one, children: moved(one.children, id, by) }));
  return other ? nodes.with(at, other).with(at + by, node) : [...nodes];
}

/** What Alt and an arrow key ask of a line. */
export function moveBy({ key, altKey }: { key: string; altKey: boolean }): 1 | -1 | undefined {
  if (!altKey) return undefined;
  if (key === 'ArrowDown') return 1;
  return key === 'ArrowUp' ? -1 : undefined;
}

/** The folded ones after a press on one of them, or on another. */
export function toggled(folded: ReadonlySet<string>, id: string): ReadonlySet<string> {
  return new Set(folded.has(id) ? [...folded].filter((one) => one !== id) : [...folded, id]);
}
