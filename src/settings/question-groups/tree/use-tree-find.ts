import { findQuestions } from '../../../model/settings/question-groups/lines';
import type { QuestionTree } from '../../../model/settings/question-groups/tree';
import { useDeferredValue, useMemo, useState } from 'react';
import { foldText } from '../../../ui/inputs/search-options';

/** The matches of a text in the tree, and which of them is shown. */
export function useTreeFind(tree: QuestionTree, onShow: (id: string) => void) {
  const [words, setWords] = useState('');
  const [currentId, setCurrentId] = useState<string>();
  const wanted = useDeferredValue(words);
  const matches = useMemo(() => findQuestions(tree, wanted, foldText), [tree, wanted]);
  const found = useMemo(() => new Set(matches), [matches]);
  const current = currentId === undefined ? -1 : matches.indexOf(currentId);

  const step = (by: 1 | -1) => {
    const from = current < 0 && by < 0 ? 0 : current;
    const id = matches[(from + by + matches.length) % matches.length];
    if (id === undefined) return;
    setCurrentId(id);
    onShow(id);
  };
  const change = (next: string) => {
    setWords(next);
    setCurrentId(undefined);
  };
  return { words, change, matches, found, current, currentId: current < 0 ? undefined : currentId, step };
}
