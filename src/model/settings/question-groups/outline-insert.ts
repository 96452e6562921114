import type { QuestionNode } from '../../entities/question-group';
import { checkTreeSize, treeLimits } from './checks';
import { isBlank, isUnwritten } from './outline-edits';
import type { Outline, OutlineLine } from './outline-read';
import { newAnswer, newQuestion, nodesOf, pathTo, type QuestionTree } from './tree';
import { changeNode, insertAfter, settle } from './tree-edits';

/** Why an outline can't be inserted: the group would be too large, or a single text is too long. */
export type OutlineFault = 'tooLarge' | 'textTooLong';

export type OutlineInsertion =
  { status: 'ready'; tree: QuestionTree; added: readonly QuestionNode[] } | { status: 'failed'; fault: OutlineFault };

/**
 * Inserts an outline at a line, or after the last question. An empty line is replaced. What the outline doesn't say,
 * its place decides: below a question are answers, beside an answer as well.
 */
export function insertOutline(
  tree: QuestionTree,
  id: string | undefined,
  outline: Outline,
  makeId: () => string,
): OutlineInsertion {
  const target = id === undefined ? undefined : pathTo(tree, id).at(-1);
  const isQ = isQuestions(tree, target, outline);
  const added = isQ ? questionsOf(outline.lines, makeId) : outline.lines.map((line) => answerOf(line, makeId));
  const texts = nodesOf(added).flatMap(({ text, customResponseText }) => [text, customResponseText]);
  if (texts.some((text) => text.length > treeLimits.text)) return { status: 'failed', fault: 'textTooLong' };
  const next = settle(isQ ? withQuestions(tree, target, added) : withAnswers(tree, target, added, makeId));
  return checkTreeSize(next) ? { status: 'failed', fault: 'tooLarge' } : { status: 'ready', tree: next, added };
}

/** Questions and answers as an outline, which gets new IDs when it is inserted. */
export function toOutline(tree: QuestionTree): Outline {
  const lineOf = ({ text, action, customResponseText, children }: QuestionNode): OutlineLine => {
    return { text, action, reply: customResponseText, children: children.map(lineOf) };
  };
  return { lines: tree.map(lineOf), kind: tree[0]?.isQ === false ? 'answer' : 'question' };
}

function isQuestions(tree: QuestionTree, target: QuestionNode | undefined, { lines, kind }: Outline): boolean {
  if (kind) return kind === 'question';
  if (!target) return true;
  const hasLevels = lines.some(({ children }) => children.length > 0);
  return target.isQ && (isEmptyQuestion(target) || (hasLevels && tree.includes(target)));
}

function withQuestions(
  tree: QuestionTree,
  target: QuestionNode | undefined,
  questions: readonly QuestionNode[],
): QuestionTree {
  if (!target) return tree.every(isEmptyQuestion) ? questions : [...tree, ...questions];
  if (isEmptyQuestion(target) && (questions.length === 1 || tree.includes(target))) {
    return changeNode(tree, target.id, () => questions);
  }
  if (!target.isQ && target.children.length === 0 && questions.length === 1) {
    return changeNode(tree, target.id, (answer) => [{ ...answer, action: 'new', children: questions }]);
  }
  return insertAfter(tree, pathTo(tree, target.id)[0]?.id ?? '', questions);
}

function withAnswers(
  tree: QuestionTree,
  target: QuestionNode | undefined,
  answers: readonly QuestionNode[],
  makeId: () => string,
): QuestionTree {
  if (!target) return withQuestions(tree, undefined, [{ ...newQuestion(makeId), children: answers }]);
  if (!target.isQ) return changeNode(tree, target.id, (answer) => (isBlank(answer) ? answers : [answer, ...answers]));
  return changeNode(tree, target.id, (question) => {
    return [{ ...question, children: isUnwritten(question) ? answers : [...question.children, ...answers] }];
  });
}

function isEmptyQuestion(node: QuestionNode): boolean {
  return node.isQ && node.text.trim() === '' && isUnwritten(node);
}

function questionsOf(lines: readonly OutlineLine[], makeId: () => string): QuestionNode[] {
  return lines.map((line) => questionOf(line, line.children, makeId));
}

function questionOf(line: OutlineLine, below: readonly OutlineLine[], makeId: () => string): QuestionNode {
  const { text, action = '', reply } = line;
  const answers = below.map((child) => answerOf(child, makeId));
  const children = answers.length > 0 ? answers : [newAnswer(makeId)];
  return { ...newQuestion(makeId), text, action, customResponseText: reply, children };
}

/** An answer asks only one question, so further lines below it are answers to that one. */
function answerOf(line: OutlineLine, makeId: () => string): QuestionNode {
  const { text, reply, children } = line;
  const [first, ...rest] = children;
  const action = line.action ?? (first ? 'new' : '');
  const asked = first ? [questionOf(first, [...first.children, ...rest], makeId)] : [];
  return { ...newAnswer(makeId), text, action, customResponseText: reply, children: asked };
}
