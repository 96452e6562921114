import type { QuestionNode } from '../../entities/question-group';
import { findNode, pathTo, type QuestionTree } from './tree';

/** One thing that a visitor has read or chosen. */
export interface PlayedLine {
  kind: 'question' | 'answer';
  id: string;
  text: string;
}

/** Where the questions have led: to nothing, where an answer has no action or leads to a question that is not there. */
export type PlayedEnd =
  | { kind: 'form'; id: string }
  | { kind: 'widget'; id: string; uuid: string }
  | { kind: 'reply'; id: string; html: string }
  | { kind: 'nothing'; id: string };

/** What a visitor sees of a group after some answers. */
export interface PlayedQuestions {
  lines: PlayedLine[];
  /** The answers that wait to be chosen from. */
  choices: readonly QuestionNode[];
  /** The question to which they belong. */
  questionId?: string | undefined;
  end?: PlayedEnd | undefined;
}

/** Where a player begins: at a question, or at the question of an answer that is chosen already. */
export function playerStart(tree: QuestionTree, id: string): { questionId: string; picks: string[] } | undefined {
  const path = pathTo(tree, id);
  const [parent, node] = path.slice(-2);
  if (path.length === 1) return parent && { questionId: parent.id, picks: [] };
  if (!parent || !node) return undefined;
  return node.isQ ? { questionId: node.id, picks: [] } : { questionId: parent.id, picks: [node.id] };
}

/**
 * Runs a tree as a visitor does: from a question, the first one unless named, along the answers picked. Follows the tree
 * as it is now: picks that it no longer has end the run where they stood.
 */
export function playQuestions(
  tree: QuestionTree,
  picks: readonly string[],
  questionId: string | undefined = tree[0]?.id,
): PlayedQuestions {
  const lines: PlayedLine[] = [];
  let question = questionId === undefined ? undefined : findNode(tree, questionId);
  if (!question) return { lines, choices: [] };
  lines.push(lineOf(question));
  for (const pick of picks) {
    const answer: QuestionNode | undefined = question.children.find((choice) => choice.id === pick);
    if (!answer) break;
    lines.push(lineOf(answer));
    const next = questionAfter(tree, answer);
    if (!next) return { lines, choices: [], end: endOf(answer) };
    lines.push(lineOf(next));
    question = next;
  }
  return { lines, choices: question.children, questionId: question.id };
}

/** The question that an answer leads to, if it leads to one. */
function questionAfter(tree: QuestionTree, answer: QuestionNode): QuestionNode | undefined {
  if (answer.action === 'new') return answer.children[0];
  if (answer.action !== 'next') return undefined;
  const [top] = pathTo(tree, answer.id);
  return tree[tree.findIndex((question) => question.id === top?.id) + 1];
}

function endOf({ id, action, customResponseText }: QuestionNode): PlayedEnd {
  switch (action) {
    case 'form':
      return { kind: 'form', id };
    case 'customResponse':
      return { kind: 'reply', id, html: customResponseText };
    case '':
    case 'new':
    case 'next':
      return { kind: 'nothing', id };
    default:
      return { kind: 'widget', id, uuid: action };
  }
}

function lineOf({ id, isQ, text }: QuestionNode): PlayedLine {
  return { kind: isQ ? 'question' : 'answer', id, text };
}
