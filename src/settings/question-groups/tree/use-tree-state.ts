import { newId } from '../../../model/core/random-text';
import { type QuestionTree } from '../../../model/settings/question-groups/tree';
import { treeReducer } from '../../../model/settings/question-groups/tree-reducer';
import { initialTreeState, receiveTree, type TreeAction } from '../../../model/settings/question-groups/tree-state';
import { useLatestCallback } from '../../../ui/base/use-latest-callback';
import { useEditorFrame } from '../../../ui/editor/editor-context';
import { useEffect, useRef, useState } from 'react';

export interface TreeOwner {
  tree: QuestionTree;
  /** Consecutive changes with the same step are undone together. */
  onTreeChange(tree: QuestionTree, step: string | undefined): void;
  collapsed: ReadonlySet<string>;
  onCollapsedChange(collapsed: ReadonlySet<string>): void;
}

/** The state of a tree editor whose tree and folds are controlled by the host. */
export function useTreeState({ tree, onTreeChange, collapsed, onCollapsedChange }: TreeOwner) {
  const { isReadOnly, store } = useEditorFrame();
  const [own, setOwn] = useState(() => initialTreeState(tree));
  const [received, setReceived] = useState(tree);
  if (tree !== received) {
    setReceived(tree);
    setOwn(receiveTree(own, tree));
  }
  if (isReadOnly && own.drag) setOwn({ ...own, drag: undefined });
  const state = { ...own, tree, collapsed, isReadOnly };
  const latest = useRef(state);
  useEffect(() => {
    latest.current = state;
  });
  const dispatch = useLatestCallback((action: TreeAction) => {
    const before = latest.current;
    const next = treeReducer(before, action, newId);
    if (next === before) return;
    // The next action may come before React renders this one.
    latest.current = next;
    setOwn(next);
    if (next.tree !== before.tree) onTreeChange(next.tree, next.step);
    if (next.collapsed !== before.collapsed) onCollapsedChange(next.collapsed);
  });
  useEffect(() => {
    store.reveals.set('tree', (takesFocus) => dispatch({ type: 'showChange', takesFocus }));
    return () => void store.reveals.delete('tree');
  }, [store, dispatch]);
  return { state, dispatch };
}
