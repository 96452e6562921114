import type { QuestionNode } from '../../entities/question-group';
import { indexIn, newAnswer, newQuestion, pathTo, siblingsOf, type QuestionTree } from './tree';
import { addChild, changeNode, insertAfter, settle } from './tree-edits';

/*
 * Levels alternate between questions and answers. So a line that goes one level in or out changes its kind if nothing
 * is below it, and otherwise goes on to the nearest place where it keeps its kind.
 */

/** Moves a line below the one before it. Returns the same tree if it has no place there. */
export function indentNode(tree: QuestionTree, id: string, makeId: () => string): QuestionTree {
  const index = indexIn(tree, id);
  const siblings = siblingsOf(tree, id);
  const [node, before] = [siblings[index], siblings[index - 1]];
  if (!node || !before) return tree;
  const rest = changeNode(tree, id, () => []);
  if (node.isQ) {
    if (isUnwritten(node)) return settle(addChild(rest, before.id, toAnswer(node)));
    const answer = lastAnswer(before);
    return answer ? settle(asking(rest, answer.id, node)) : tree;
  }
  const question = before.children.at(-1);
  if (question) return settle(addChild(rest, question.id, node));
  return node.children.length > 0 ? tree : settle(asking(rest, before.id, toQuestion(node, makeId)));
}

/** Moves a line after the one it is below. Returns the same tree if it has no place there. */
export function outdentNode(tree: QuestionTree, id: string, makeId: () => string): QuestionTree {
  const path = pathTo(tree, id);
  const [above, parent, node] = [path.at(-3), path.at(-2), path.at(-1)];
  if (!node || !parent) return tree;
  const rest = changeNode(tree, id, () => []);
  if (!node.isQ) {
    const isLast = parent.children.length === 1 && parent.text.trim() !== '';
    const kept = isLast ? addChild(rest, parent.id, newAnswer(makeId)) : rest;
    if (above) return settle(insertAfter(kept, above.id, [node]));
    return node.children.length > 0 ? tree : settle(insertAfter(kept, parent.id, [toQuestion(node, makeId)]));
  }
  if (isUnwritten(node)) return settle(insertAfter(replying(rest, parent.id), parent.id, [toAnswer(node)]));
  const [top] = path;
  if (!top) return tree;
  const led = changeNode(rest, parent.id, (answer) => [{ ...answer, action: 'next' }]);
  return settle(insertAfter(led, top.id, [node]));
}

/** Whether a question has only empty answers, so that it can become an answer itself. */
export function isUnwritten(question: QuestionNode): boolean {
  return question.children.every(isBlank);
}

/** Whether nothing was entered in a line, and nothing is below it. */
export function isBlank({ text, action, customResponseText, children }: QuestionNode): boolean {
  return text.trim() === '' && action === '' && customResponseText.trim() === '' && children.length === 0;
}

/** The last answer below a question that doesn't ask another question: the line above the next question. */
function lastAnswer(question: QuestionNode): QuestionNode | undefined {
  const answer = question.children.at(-1);
  const next = answer?.children.at(-1);
  return next ? lastAnswer(next) : answer;
}

function asking(tree: QuestionTree, answerId: string, question: QuestionNode): QuestionTree {
  return changeNode(tree, answerId, (answer) => [{ ...answer, action: 'new', children: [question] }]);
}

/** An answer that no longer asks a question gives the reply that it gave before. */
function replying(tree: QuestionTree, answerId: string): QuestionTree {
  return changeNode(tree, answerId, (answer) => {
    return [answer.customResponseText.trim() === '' ? answer : { ...answer, action: 'customResponse' }];
  });
}

/** Its reply stays with it, in case it becomes an answer again. */
function toQuestion(answer: QuestionNode, makeId: () => string): QuestionNode {
  return { ...answer, isQ: true, action: '', children: newQuestion(makeId).children };
}

function toAnswer(question: QuestionNode): QuestionNode {
  return { ...question, isQ: false, action: '', children: [] };
}
