import type { QuestionNode } from '../../entities/question-group';
import { countNodes, findNode, newAnswer, newQuestion, nodesOf, withNewIds, type QuestionTree } from './tree';

/*
 * Every edit returns a new tree that shares all unchanged nodes with the old one. Unchanged parts need not re-render,
 * and the old tree remains available for undo.
 */

/** Sets a node's texts or fold. Use `setAction` to change what it leads to. */
export function editNode(
  tree: QuestionTree,
  id: string,
  patch: Partial<Pick<QuestionNode, 'text' | 'customResponseText' | 'expanded'>>,
): QuestionTree {
  return changeNode(tree, id, (node) => [{ ...node, ...patch }]);
}

/** How many questions and answers an action would discard, because only `new` keeps them. */
export function discardedBy(tree: QuestionTree, id: string, action: string): number {
  return action === 'new' ? 0 : countNodes(findNode(tree, id)?.children ?? []);
}

/**
 * Sets what an answer does. `new` adds a question below it. `next` continues with the next top-level question,
 * appending one if the answer belongs to the last. Any action but `new` discards what was below.
 */
export function setAction(tree: QuestionTree, id: string, action: string, makeId: () => string): QuestionTree {
  if (!isAnswer(tree, id)) return tree;
  const isLast = findNode(tree.slice(-1), id) !== undefined;
  const longer = action === 'next' && isLast ? [...tree, newQuestion(makeId)] : tree;
  return settle(
    changeNode(longer, id, (node) => {
      if (action !== 'new') return [withChildren({ ...node, action }, [])];
      return [{ ...node, action, children: node.children.length > 0 ? node.children : [newQuestion(makeId)] }];
    }),
  );
}

/** Adds a top-level question after another one, or at the end. */
export function addQuestion(tree: QuestionTree, makeId: () => string, afterId?: string): QuestionTree {
  const at = tree.findIndex((question) => question.id === afterId);
  return tree.toSpliced(at < 0 ? tree.length : at + 1, 0, newQuestion(makeId));
}

/** Adds an answer to a question, after another one or at the end. */
export function addAnswer(
  tree: QuestionTree,
  questionId: string,
  makeId: () => string,
  afterId?: string,
): QuestionTree {
  if (!findNode(tree, questionId)?.isQ) return tree;
  if (afterId !== undefined) {
    const sibling = findNode(tree, questionId)?.children.some((answer) => answer.id === afterId);
    if (sibling) return insertAfter(tree, afterId, [newAnswer(makeId)]);
  }
  return addChild(tree, questionId, newAnswer(makeId));
}

/** Removes a node and its descendants. A question that loses its last answer is removed too. */
export function removeNode(tree: QuestionTree, id: string): QuestionTree {
  return settle(changeNode(tree, id, () => []));
}

/** Moves a node to another position among its siblings. */
export function moveNode(tree: QuestionTree, id: string, toIndex: number): QuestionTree {
  return settle(reorderNodes(tree, id, toIndex));
}

/** Whether a node can have another sibling: an answer leads to only one question. */
function canDuplicate(tree: QuestionTree, id: string): boolean {
  return isAnswer(tree, id) || tree.some((question) => question.id === id);
}

/** Inserts a copy of a node, with copies of all its descendants, after it. */
export function duplicateNode(tree: QuestionTree, id: string, makeId: () => string): QuestionTree {
  if (!canDuplicate(tree, id)) return tree;
  return settle(changeNode(tree, id, (node) => [node, ...withNewIds([node], makeId)]));
}

/** How many answers led to the next question in one tree and have no action in the other. */
export function lostNexts(before: QuestionTree, after: QuestionTree): number {
  const led = new Set(nodesOf(before).flatMap((node) => (node.action === 'next' ? [node.id] : [])));
  return nodesOf(after).filter((node) => node.action === '' && led.has(node.id)).length;
}

/** Applies only the reordering of a move. */
function reorderNodes(nodes: QuestionTree, id: string, toIndex: number): QuestionTree {
  const from = nodes.findIndex((node) => node.id === id);
  const moved = nodes[from];
  if (!moved) return mapShared(nodes, (node) => [withChildren(node, reorderNodes(node.children, id, toIndex))]);
  const to = Math.min(Math.max(0, toIndex), nodes.length - 1);
  return to === from ? nodes : nodes.toSpliced(from, 1).toSpliced(to, 0, moved);
}

/** Adds a node below another one, at the end or at a position. */
export function addChild(tree: QuestionTree, parentId: string, child: QuestionNode, at?: number): QuestionTree {
  return changeNode(tree, parentId, (node) => {
    return [{ ...node, children: node.children.toSpliced(at ?? node.children.length, 0, child) }];
  });
}

/** Inserts nodes among the siblings of another one, after it. */
export function insertAfter(tree: QuestionTree, id: string, nodes: QuestionTree): QuestionTree {
  return changeNode(tree, id, (node) => [node, ...nodes]);
}

/** Restores the invariants after any edit. */
export function settle(tree: QuestionTree): QuestionTree {
  const questions = withoutEmptyQuestions(tree);
  const last = questions.at(-1);
  return mapShared(questions, (question) => [question === last ? withoutNext(question) : question]);
}

/** Removes questions without answers, and makes sure an answer leads to a question exactly when its action is `new`. */
function withoutEmptyQuestions(questions: QuestionTree): QuestionTree {
  return mapShared(questions, (question) => {
    const answers = mapShared(question.children, (answer) => [withSoundAction(answer)]);
    return answers.length > 0 ? [withChildren(question, answers)] : [];
  });
}

function withSoundAction(answer: QuestionNode): QuestionNode {
  const children = withoutEmptyQuestions(answer.children);
  if (children.length > 0) return withAction(withChildren(answer, children), 'new');
  return withAction(withChildren(answer, children), answer.action === 'new' ? '' : answer.action);
}

/** No question follows the last top-level one, so `next` is cleared. */
function withoutNext(node: QuestionNode): QuestionNode {
  const children = mapShared(node.children, (child) => [withoutNext(child)]);
  return withAction(withChildren(node, children), node.action === 'next' ? '' : node.action);
}

function isAnswer(tree: QuestionTree, id: string): boolean {
  const node = findNode(tree, id);
  return node !== undefined && !node.isQ;
}

/** Replaces a node by others. Recreates only its ancestors; everything else is shared. */
export function changeNode(
  nodes: QuestionTree,
  id: string,
  change: (node: QuestionNode) => readonly QuestionNode[],
): QuestionTree {
  for (const [index, node] of nodes.entries()) {
    if (node.id === id) return nodes.toSpliced(index, 1, ...change(node));
    const children = changeNode(node.children, id, change);
    if (children !== node.children) return nodes.with(index, { ...node, children });
  }
  return nodes;
}

function withChildren(node: QuestionNode, children: QuestionTree): QuestionNode {
  return children === node.children || (children.length === 0 && node.children.length === 0)
    ? node
    : { ...node, children };
}

function withAction(node: QuestionNode, action: string): QuestionNode {
  return action === node.action ? node : { ...node, action };
}

/** Returns the same list if every node stays the same. */
function mapShared(nodes: QuestionTree, change: (node: QuestionNode) => QuestionTree): QuestionTree {
  const next = nodes.flatMap(change);
  const isSame = next.length === nodes.length && next.every((node, index) => node === nodes[index]);
  return isSame ? nodes : next;
}
