import type { QuestionNode } from './question-group';
import { findNode, newAnswer, newQuestion, nodesOf, type QuestionTree } from './question-tree';

/** Sets texts or the fold of one node; what it leads to is changed by `setAction`. */
export function editNode(
  tree: QuestionTree,
  id: string,
  patch: Partial<Pick<QuestionNode, 'text' | 'customResponseText' | 'expanded'>>,
): QuestionTree {
  return changeNode(tree, id, (node) => [{ ...node, ...patch }]);
}

/** How many questions and answers an action would discard, because only `new` keeps them (widget settings, section 4). */
export function discardedBy(tree: QuestionTree, id: string, action: string): number {
  return action === 'new' ? 0 : nodesOf(findNode(tree, id)?.children ?? []).length;
}

/**
 * Sets what an answer does. `new` adds a question below it; `next` goes on with the next top-level question, which is
 * appended when the answer belongs to the last one; any other action discards what was below (widget settings, section 4).
 */
export function setAction(tree: QuestionTree, id: string, action: string, makeId: () => string): QuestionTree {
  if (!isAnswer(tree, id)) return tree;
  const isLast = nodesOf(tree.slice(-1)).some((node) => node.id === id);
  const longer = action === 'next' && isLast ? [...tree, newQuestion(makeId)] : tree;
  return settle(
    changeNode(longer, id, (node) => {
      if (action !== 'new') return [{ ...node, action, children: [] }];
      return [{ ...node, action, children: node.children.length > 0 ? node.children : [newQuestion(makeId)] }];
    }),
  );
}

export function addQuestion(tree: QuestionTree, makeId: () => string): QuestionTree {
  return [...tree, newQuestion(makeId)];
}

export function addAnswer(tree: QuestionTree, questionId: string, makeId: () => string): QuestionTree {
  if (!findNode(tree, questionId)?.isQ) return tree;
  return changeNode(tree, questionId, (node) => [{ ...node, children: [...node.children, newAnswer(makeId)] }]);
}

/** Removes a node with what is below it. A question that loses its last answer goes, too (widget settings, section 4). */
export function removeNode(tree: QuestionTree, id: string): QuestionTree {
  return settle(changeNode(tree, id, () => []));
}

/** Moves a node to another place among those that stand beside it. */
export function moveNode(tree: QuestionTree, id: string, toIndex: number): QuestionTree {
  return settle(moveAmong(tree, id, toIndex));
}

function moveAmong(nodes: QuestionTree, id: string, toIndex: number): QuestionNode[] {
  const from = nodes.findIndex((node) => node.id === id);
  const moved = nodes[from];
  if (!moved) return nodes.map((node) => ({ ...node, children: moveAmong(node.children, id, toIndex) }));
  return nodes.toSpliced(from, 1).toSpliced(Math.min(Math.max(0, toIndex), nodes.length - 1), 0, moved);
}

/** What holds after every edit, whatever was edited. */
function settle(tree: QuestionTree): QuestionTree {
  const questions = withoutEmptyQuestions(tree);
  return questions.map((question, index) => (index === questions.length - 1 ? withoutNext(question) : question));
}

/** Questions without answers go; an answer leads to a question exactly when its action is `new`. */
function withoutEmptyQuestions(questions: QuestionTree): QuestionNode[] {
  return questions.flatMap((question) => {
    const answers = question.children.map((answer) => {
      const children = withoutEmptyQuestions(answer.children);
      if (children.length > 0) return { ...answer, children, action: 'new' };
      return { ...answer, children, action: answer.action === 'new' ? '' : answer.action };
    });
    return answers.length > 0 ? [{ ...question, children: answers }] : [];
  });
}

/** After the last top-level question no other one comes. */
function withoutNext(node: QuestionNode): QuestionNode {
  const action = node.action === 'next' ? '' : node.action;
  return { ...node, action, children: node.children.map(withoutNext) };
}

function isAnswer(tree: QuestionTree, id: string): boolean {
  const node = findNode(tree, id);
  return node !== undefined && !node.isQ;
}

function changeNode(nodes: QuestionTree, id: string, change: (node: QuestionNode) => QuestionNode[]): QuestionNode[] {
  return nodes.flatMap((node) =>
    node.id === id ? change(node) : [{ ...node, children: changeNode(node.children, id, change) }],
  );
}
