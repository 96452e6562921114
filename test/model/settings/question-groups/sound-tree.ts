import type { QuestionNode, QuestionTree } from 'chatdeck/model';
import { nodesOf } from 'chatdeck/model/settings/question-groups/tree';
import { expect } from 'vitest';

/** Expects everything that is true of each tree that the editor makes. */
export function expectSound(tree: QuestionTree): void {
  const nodes = nodesOf(tree);
  expect(new Set(nodes.map(({ id }) => id)).size).toBe(nodes.length);
  tree.forEach((question) => expectNode(question, true));
  const last = tree.at(-1);
  expect(last ? nodesOf([last]).filter(({ action }) => action === 'next') : []).toEqual([]);
}

function expectNode(node: QuestionNode, isQ: boolean): void {
  expect(node.isQ).toBe(isQ);
  if (isQ) expect(node.children.length).toBeGreaterThan(0);
  if (!isQ) expect(node.children.length).toBe(node.action === 'new' ? 1 : 0);
  node.children.forEach((child) => expectNode(child, !isQ));
}
