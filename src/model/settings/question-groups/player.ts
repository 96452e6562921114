import type { QuestionNode } from '../../entities/question-group';
import { findNode, pathTo, type QuestionTree } from './tree';

/** A question a visitor has read, or an answer they chose. */
export interface PlayedLine {
  kind: 'question' | 'answer';
  id: string;
  text: string;
}

/** Where the conversation ended. `nothing`: the answer has no action, or leads to a missing question. */
export type PlayedEnd =
  | { kind: 'form'; id: string }
  | { kind: 'widget'; id: string; uuid: string }
  | { kind: 'reply'; id: string; html: string }
  | { kind: 'nothing'; id: string };

/** What a visitor sees of a group after a few answers. */
export interface PlayedQuestions {
  lines: PlayedLine[];
  /** The answers to choose from. */
  choices: readonly QuestionNode[];
  /** The question they belong to. */
  questionId?: string | undefined;
  end?: PlayedEnd | undefined;
}

/** Where the player starts: at a question, or at an answer's question with that answer already picked. */
export function playerStart(tree: QuestionTree, id: string): { questionId: string; picks: string[] } | undefined {
  const path = pathTo(tree, id);
  const [parent, node] = path.slice(-2);
  if (path.length === 1) return parent && { questionId: parent.id, picks: [] };
  if (!parent || !node) return undefined;
  return node.isQ ? { questionId: node.id, picks: [] } : { questionId: parent.id, picks: [node.id] };
}

/**
 * Plays a tree as a visitor would: starts at a question, the first by default, and follows the picked answers. Uses the
 * current tree: a pick that no longer exists ends the run there.
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

/** The question an answer leads to, if any. */
export function questionAfter(tree: QuestionTree, answer: QuestionNode): QuestionNode | undefined {
  if (answer.action === 'new') return answer.children[0];
  if (answer.action !== 'next') return undefined;
  const [top] = pathTo(tree, answer.id);
  return tree[tree.findIndex((question) => question.id === top?.id) + 1];
}

export function endOf({ id, action, customResponseText }: QuestionNode): PlayedEnd {
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
