import type { QuestionGroup, QuestionNode } from '../../entities/question-group';

/** The top-level questions of a group, in order. Questions and answers alternate from level to level. */
export type QuestionTree = readonly QuestionNode[];

/** What an answer does, besides the Uuid of a widget to chat in. */
export const answerActions = ['new', 'next', 'form', 'customResponse'] as const;

export const maxPromptLength = 1024;
export function writeTree(tree: QuestionTree): string {
  return JSON.stringify(tree);
}

/** A question with two empty answers: how a group and each new question begin. */
export function newQuestion(makeId: () => string): QuestionNode {
  return { ...newNode(makeId(), true), children: [newNode(makeId(), false), newNode(makeId(), false)] };
}

export function newAnswer(makeId: () => string): QuestionNode {
  return newNode(makeId(), false);
}

/** The same nodes under new ids. */
export function withNewIds(nodes: QuestionTree, makeId: () => string): QuestionNode[] {
  return nodes.map((node) => ({ ...node, id: makeId(), children: withNewIds(node.children, makeId) }));
}

/** The group that opens by itself now, and would no longer when the group `uid` does. */
export function automaticGroupBeside(groups: readonly QuestionGroup[], uid: string): QuestionGroup | undefined {
  return groups.find((group) => group.auto && group.uid !== uid);
}

/** Every node of a tree, each before its children. */
export function nodesOf(tree: QuestionTree): QuestionNode[] {
  const nodes: QuestionNode[] = [];
  addNodes(nodes, tree);
  return nodes;
}

function addNodes(nodes: QuestionNode[], tree: QuestionTree): void {
  for (const node of tree) {
    nodes.push(node);
    addNodes(nodes, node.children);
  }
}

export function findNode(tree: QuestionTree, id: string): QuestionNode | undefined {
  for (const node of tree) {
    const found = node.id === id ? node : findNode(node.children, id);
    if (found) return found;
  }
  return undefined;
}

/** A node and what leads to it, from the top-level question on; empty for a node that is not there. */
export function pathTo(tree: QuestionTree, id: string): QuestionNode[] {
  for (const node of tree) {
    if (node.id === id) return [node];
    const below = pathTo(node.children, id);
    if (below.length > 0) return [node, ...below];
  }
  return [];
}

/** `1`, `1.2`, `1.2.1`: where the nodes of a path stand, each with all that lead to it. */
export function placesOf(tree: QuestionTree, path: QuestionTree): string[] {
  let place = '';
  return path.map((node, index) => {
    const siblings = path[index - 1]?.children ?? tree;
    place = `${place}${index > 0 ? '.' : ''}${siblings.indexOf(node) + 1}`;
    return place;
  });
}

/** The nodes among which this one stands, itself included. */
export function siblingsOf(tree: QuestionTree, id: string): QuestionTree {
  const path = pathTo(tree, id);
  return path.at(-2)?.children ?? (path.length > 0 ? tree : []);
}

export function countNodes(tree: QuestionTree): number {
  return tree.reduce((count, node) => count + 1 + countNodes(node.children), 0);
}

function newNode(id: string, isQ: boolean): QuestionNode {
  return { id, text: '', isQ, action: '', customResponseText: '', children: [], expanded: true };
}
