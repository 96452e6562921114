import type { QuestionNode } from '../../entities/question-group';
import type { QuestionTree } from './tree';

/** Undo and redo stacks of trees, newest last. */
export interface QuestionHistory {
  past: readonly QuestionTree[];
  future: readonly QuestionTree[];
  /** The last edit's topic. Further edits with the same topic are one step, like the letters of a word. */
  topic?: string | undefined;
}

/** No one goes back further, and every step keeps its changes in memory. */
const MAX_STEPS = 500;

export const emptyQuestionHistory: QuestionHistory = { past: [], future: [] };

/** The history after an edit of `before`. Clears the redo stack. */
export function rememberStep(history: QuestionHistory, before: QuestionTree, topic?: string): QuestionHistory {
  const isSameStep = topic !== undefined && topic === history.topic && history.future.length === 0;
  return { past: isSameStep ? history.past : [...history.past, before].slice(-MAX_STEPS), future: [], topic };
}

/** Makes the next edit a separate step, whatever its topic. */
export function endStep(history: QuestionHistory): QuestionHistory {
  return history.topic === undefined ? history : { past: history.past, future: history.future };
}

/** A tree from the history, and the history at that point. */
interface HistoryStep {
  tree: QuestionTree;
  history: QuestionHistory;
}

/** The tree before the last edit, unchanged; undefined when there is nothing to undo. */
export function undoStep(history: QuestionHistory, now: QuestionTree): HistoryStep | undefined {
  const tree = history.past.at(-1);
  if (!tree) return undefined;
  return { tree, history: { past: history.past.slice(0, -1), future: [...history.future, now] } };
}

/** The tree before the last undo; undefined when there is nothing to redo. */
export function redoStep(history: QuestionHistory, now: QuestionTree): HistoryStep | undefined {
  const tree = history.future.at(-1);
  if (!tree) return undefined;
  return { tree, history: { past: [...history.past, now], future: history.future.slice(0, -1) } };
}

/** The first node of `after` that is new, changed, or moved; undefined when nodes were only removed. */
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
