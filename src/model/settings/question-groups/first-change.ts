import type { QuestionNode } from '../../entities/question-group';
import type { QuestionTree } from './tree';

/** The first node of `after` that is new, changed, or moved; undefined when nodes were only removed. */
export function firstChange(before: QuestionTree, after: QuestionTree): string | undefined {
  const former = new Map(before.map((node) => [node.id, node]));
  for (const [index, node] of after.entries()) {
    const old = former.get(node.id);
    const isMoved = before.length === after.length && before[index]?.id !== node.id;
    if (!old || isMoved || !saysSame(old, node)) return node.id;
    const below = old === node ? undefined : firstChange(old.children, node.children);
    if (below !== undefined) return below;
  }
  return undefined;
}

function saysSame(a: QuestionNode, b: QuestionNode): boolean {
  return a === b || (a.text === b.text && a.action === b.action && a.customResponseText === b.customResponseText);
}
