import type { QuestionNode } from '../../entities/question-group';
import type { QuestionTree } from './tree';

/** The trees that edits have left behind, newest last, and those that undoing has. */
export interface QuestionHistory {
  past: readonly QuestionTree[];
  future: readonly QuestionTree[];
  /** What the last edit was about: further ones about the same are one step, as the letters of a word are. */
  topic?: string | undefined;
}

/** Further back nobody goes, and every step keeps in memory what it has changed. */
const MAX_STEPS = 500;

export const emptyQuestionHistory: QuestionHistory = { past: [], future: [] };

/** The history after an edit of `before`. What was undone until then cannot be done again. */
export function rememberStep(history: QuestionHistory, before: QuestionTree, topic?: string): QuestionHistory {
  const isSameStep = topic !== undefined && topic === history.topic && history.future.length === 0;
  return { past: isSameStep ? history.past : [...history.past, before].slice(-MAX_STEPS), future: [], topic };
}

/** The next edit is a step of its own, whatever it is about. */
export function endStep(history: QuestionHistory): QuestionHistory {
  return history.topic === undefined ? history : { past: history.past, future: history.future };
}

/** A tree of the history, and the history as seen from there. */
interface HistoryStep {
  tree: QuestionTree;
  history: QuestionHistory;
}

/** The tree before the last edit, exactly as it was; undefined where there is none. */
export function undoStep(history: QuestionHistory, now: QuestionTree): HistoryStep | undefined {
  const tree = history.past.at(-1);
  if (!tree) return undefined;
  return { tree, history: { past: history.past.slice(0, -1), future: [...history.future, now] } };
}

/** The tree that the last undo left; undefined where there is none. */
export function redoStep(history: QuestionHistory, now: QuestionTree): HistoryStep | undefined {
  const tree = history.future.at(-1);
  if (!tree) return undefined;
  return { tree, history: { past: [...history.past, now], future: history.future.slice(0, -1) } };
}

/** The first node of `after` that is new, says something else or stands elsewhere; undefined where some are only gone. */
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
