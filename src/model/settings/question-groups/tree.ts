import type { QuestionGroup, QuestionNode } from '../../entities/question-group';

/** A group's top-level questions, in order. Levels alternate between questions and answers. */
export type QuestionTree = readonly QuestionNode[];

/** What an answer can do, besides opening a chat with the widget of a given UUID. */
export const answerActions = ['new', 'next', 'form', 'customResponse'] as const;

export const maxPromptLength = 1024;
export function writeTree(tree: QuestionTree): string {
  return JSON.stringify(tree);
}

/** A question with two empty answers: the start of a group and of each new question. */
export function newQuestion(makeId: () => string): QuestionNode {
  return { ...newNode(makeId(), true), children: [newNode(makeId(), false), newNode(makeId(), false)] };
}

export function newAnswer(makeId: () => string): QuestionNode {
  return newNode(makeId(), false);
}

/** The same nodes with new IDs. */
export function withNewIds(nodes: QuestionTree, makeId: () => string): QuestionNode[] {
  return nodes.map((node) => ({ ...node, id: makeId(), children: withNewIds(node.children, makeId) }));
}

/** The group that currently opens automatically, but would stop if the group `uid` did. */
export function automaticGroupBeside(groups: readonly QuestionGroup[], uid: string): QuestionGroup | undefined {
  return groups.find((group) => group.auto && group.uid !== uid);
}

/** Every node of a tree, parents before children. */
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

/** A node and its ancestors, starting at the top-level question; empty if the node doesn't exist. */
export function pathTo(tree: QuestionTree, id: string): QuestionNode[] {
  for (const node of tree) {
    if (node.id === id) return [node];
    const below = pathTo(node.children, id);
    if (below.length > 0) return [node, ...below];
  }
  return [];
}

/** `1`, `1.2`, `1.2.1`: the positions of a path's nodes, each including its ancestors. */
export function placesOf(tree: QuestionTree, path: QuestionTree): string[] {
  let place = '';
  return path.map((node, index) => {
    const siblings = path[index - 1]?.children ?? tree;
    place = `${place}${index > 0 ? '.' : ''}${siblings.indexOf(node) + 1}`;
    return place;
  });
}

/** A node's siblings, including the node itself. */
export function siblingsOf(tree: QuestionTree, id: string): QuestionTree {
  const path = pathTo(tree, id);
  return path.at(-2)?.children ?? (path.length > 0 ? tree : []);
}

/** A node's position among its siblings; -1 if it doesn't exist. */
export function indexIn(tree: QuestionTree, id: string): number {
  return siblingsOf(tree, id).findIndex((node) => node.id === id);
}

export function countNodes(tree: QuestionTree): number {
  return tree.reduce((count, node) => count + 1 + countNodes(node.children), 0);
}

function newNode(id: string, isQ: boolean): QuestionNode {
  return { id, text: '', isQ, action: '', customResponseText: '', children: [], expanded: true };
}
