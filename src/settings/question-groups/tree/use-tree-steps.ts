import { firstChange } from '../../../model/settings/question-groups/history';
import type { QuestionLine } from '../../../model/settings/question-groups/lines';
import { findNode, siblingsOf, type QuestionTree } from '../../../model/settings/question-groups/tree';
import type { KeyboardEvent } from 'react';
import type { QuestionGroupsLabels } from '../labels';
import type { useTreeEdits } from './use-tree-edits';

interface TreeStepsInput {
  tree: QuestionTree;
  lines: readonly QuestionLine[];
  activeId: string | undefined;
  edits: ReturnType<typeof useTreeEdits>;
  isReadOnly: boolean;
  /** Makes sure that a line of a tree shows. */
  unfold(id: string, tree: QuestionTree): void;
  focusNode(id: string): void;
  showNode(id: string): void;
  say(text: string): void;
  labels: QuestionGroupsLabels;
}

/** Back and forth through the edits, each time to where something changes. */
export function useTreeSteps(input: TreeStepsInput) {
  const { tree, lines, activeId, edits, isReadOnly, unfold, focusNode, showNode, say, labels } = input;

  /** The line that takes the focus over from one that is gone: the nearest above it. */
  const heirIn = (next: QuestionTree) => {
    const at = lines.findIndex((line) => line.id === activeId);
    if (at < 0 || findNode(next, lines[at]?.id ?? '')) return undefined;
    return lines.slice(0, at).findLast((line) => findNode(next, line.id))?.id ?? next[0]?.id;
  };
  const placeIn = (within: QuestionTree) => siblingsOf(within, activeId ?? '').findIndex(({ id }) => id === activeId);
  const isMovedIn = (next: QuestionTree) => placeIn(next) >= 0 && placeIn(next) !== placeIn(tree);
  const step = (way: 'undo' | 'redo', lead: (id: string) => void) => {
    const next = way === 'undo' ? edits.undoTree : edits.redoTree;
    if (!next) return;
    if (way === 'undo') edits.undo();
    else edits.redo();
    say(way === 'undo' ? labels.undone : labels.redone);
    const id = (isMovedIn(next) ? activeId : firstChange(tree, next)) ?? heirIn(next);
    if (id === undefined) return;
    unfold(id, next);
    lead(id);
  };
  return {
    undo: edits.canUndo ? () => step('undo', showNode) : undefined,
    redo: edits.canRedo ? () => step('redo', showNode) : undefined,
    handleKeyDown: (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || isReadOnly) return;
      const key = event.key.toLowerCase();
      if (key !== 'z' && key !== 'y') return;
      event.preventDefault();
      step(key === 'z' && !event.shiftKey ? 'undo' : 'redo', focusNode);
    },
  };
}
