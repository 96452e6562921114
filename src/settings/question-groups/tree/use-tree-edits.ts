import { jsonEqual } from '../../../model/core/json-equal';
import {
  emptyQuestionHistory,
  endStep,
  redoStep,
  rememberStep,
  undoStep,
  type QuestionHistory,
} from '../../../model/settings/question-groups/history';
import type { QuestionTree } from '../../../model/settings/question-groups/tree';
import { useState } from 'react';
import { useLatestCallback } from '../../../ui/base/use-latest-callback';

/** Further edits about the same topic are one step: the letters of a word, or the choices that somebody goes through. */
interface Edit {
  topic?: string | undefined;
  /** What is to be said of it, such as what went along. */
  note?: string | undefined;
}

/** The edits of a tree that its owner holds, and the way back from each. */
export function useTreeEdits(tree: QuestionTree, onTreeChange: (tree: QuestionTree) => void) {
  const [history, setHistory] = useState<QuestionHistory>(emptyQuestionHistory);
  const [note, setNote] = useState('');
  const [own] = useState(() => new WeakSet<QuestionTree>());
  const [seen, setSeen] = useState(tree);
  if (tree !== seen) {
    setSeen(tree);
    // Another tree, from elsewhere or from before: steps back from it lead nowhere.
    if (!own.has(tree) && !jsonEqual(tree, seen)) {
      setHistory(emptyQuestionHistory);
      setNote('');
    }
  }

  const change = (next: QuestionTree, nextHistory: QuestionHistory, nextNote = '') => {
    own.add(tree);
    own.add(next);
    setHistory(nextHistory);
    setNote(nextNote);
    onTreeChange(next);
  };
  const apply = useLatestCallback((next: QuestionTree, { topic, note: said }: Edit = {}) => {
    if (next !== tree) change(next, rememberStep(history, tree, topic), said);
  });
  const undo = useLatestCallback(() => {
    const step = undoStep(history, tree);
    if (step) change(step.tree, step.history);
  });
  const redo = useLatestCallback(() => {
    const step = redoStep(history, tree);
    if (step) change(step.tree, step.history);
  });
  const endTopic = useLatestCallback(() => setHistory(endStep));
  /** The tree before the step that an edit of this topic would go on with. */
  const baseOf = (topic: string) => (history.topic === topic ? (history.past.at(-1) ?? tree) : tree);
  return {
    apply,
    undo,
    redo,
    endTopic,
    baseOf,
    note,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    undoTree: history.past.at(-1),
    redoTree: history.future.at(-1),
  };
}
