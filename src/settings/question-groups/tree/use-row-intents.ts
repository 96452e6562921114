import type { QuestionLine } from '../../../model/settings/question-groups/lines';
import {
  countNodes,
  findNode,
  makeNodeId,
  pathTo,
  siblingsOf,
  type QuestionTree,
} from '../../../model/settings/question-groups/tree';
import {
  addAnswer,
  addQuestion,
  discardedBy,
  duplicateNode,
  editNode,
  lostNexts,
  moveNode,
  removeNode,
  setAction,
} from '../../../model/settings/question-groups/tree-edits';
import { useFormat } from '../../../ui/format/format';
import { useLatestCallback } from '../../../ui/base/use-latest-callback';
import { useMemo, type KeyboardEvent } from 'react';
import type { QuestionGroupsLabels } from '../labels';
import type { RowIntents } from './row-intents';
import type { NodePart } from './use-node-focus';
import type { useTreeDrag } from './use-tree-drag';
import type { useTreeEdits } from './use-tree-edits';

interface RowIntentsInput {
  tree: QuestionTree;
  lines: readonly QuestionLine[];
  edits: ReturnType<typeof useTreeEdits>;
  drag: ReturnType<typeof useTreeDrag>;
  isReadOnly: boolean;
  focusNode(id: string, part?: NodePart): void;
  unfold(id: string): void;
  onFold(id: string): void;
  onTryFrom(id: string): void;
  onEnter(id: string): void;
  onLeave(id: string): void;
  labels: QuestionGroupsLabels;
}

const makeId = () => makeNodeId(Math.random);

/** What each line's reports do to the tree, and where the focus goes. */
export function useRowIntents(input: RowIntentsInput): RowIntents {
  const { tree, lines, edits, drag, isReadOnly, focusNode, unfold, labels } = input;
  const notes = useNotes(labels);

  /** The first node that the next tree has and this one does not. */
  const applyNew = (next: QuestionTree, note?: string) => {
    edits.apply(next, { note });
    const known = new Set(idsOf(tree));
    const added = idsOf(next).find((id) => !known.has(id));
    if (added !== undefined) focusNode(added);
  };
  const parentOf = (id: string) => pathTo(tree, id).at(-2);
  const lineAt = (id: string, by: number) => lines[lines.findIndex((line) => line.id === id) + by];

  const text = useLatestCallback((id: string, value: string) => {
    edits.apply(editNode(tree, id, { text: value }), { topic: `text ${id} ${wordsIn(value)}` });
  });
  const reply = useLatestCallback((id: string, value: string) => {
    edits.apply(editNode(tree, id, { customResponseText: value }), { topic: `reply ${id} ${wordsIn(value)}` });
  });
  const action = useLatestCallback((id: string, value: string) => {
    const topic = `action ${id}`;
    // Going through the choices leaves nothing of those that were passed.
    const base = edits.baseOf(topic);
    const next = setAction(base, id, value, makeId);
    const removed = discardedBy(base, id, value);
    const note = removed > 0 ? notes.removed(removed) : next.length > base.length ? labels.appended : undefined;
    edits.apply(next, { topic, note });
    if (value === 'new') unfold(id);
  });
  const addAnswerTo = useLatestCallback((id: string) => {
    unfold(id);
    applyNew(addAnswer(tree, id, makeId));
  });
  const addAfter = useLatestCallback((id: string) => {
    const parent = parentOf(id);
    applyNew(parent ? addAnswer(tree, parent.id, makeId, id) : addQuestion(tree, makeId, id));
  });
  const duplicate = useLatestCallback((id: string) => {
    const next = duplicateNode(tree, id, makeId);
    applyNew(next, notes.lostNext(tree, next));
  });
  const move = useLatestCallback((id: string, by: 1 | -1) => {
    const siblings = siblingsOf(tree, id);
    const to = siblings.findIndex((node) => node.id === id) + by;
    if (to < 0 || to >= siblings.length) return;
    const next = moveNode(tree, id, to);
    edits.apply(next, { note: notes.lostNext(tree, next) });
    drag.sayDropped(id, to, siblings.length);
    focusNode(id);
  });
  const remove = useLatestCallback((id: string) => {
    const next = removeNode(tree, id);
    const removed = countNodes(tree) - countNodes(next);
    edits.apply(next, { note: notes.lostNext(tree, next) ?? notes.removed(removed) });
    const left = new Set(idsOf(next));
    const at = lines.findIndex((line) => line.id === id);
    const before = lines.slice(0, at).findLast((line) => left.has(line.id));
    const neighbour = before ?? lines.slice(at).find((line) => left.has(line.id));
    if (neighbour) focusNode(neighbour.id);
  });

  const goOn = (id: string) => {
    const node = findNode(tree, id);
    const next = lineAt(id, 1);
    if (!node) return;
    const [below] = node.children;
    if (below) {
      unfold(id);
      return focusNode(below.id);
    }
    const siblings = siblingsOf(tree, id);
    const sibling = siblings[siblings.findIndex((other) => other.id === id) + 1];
    if (sibling) focusNode(sibling.id);
    else if (node.text.trim() !== '' && !isReadOnly) addAfter(id);
    else if (next) focusNode(next.id);
  };
  const textKey = useLatestCallback((id: string, event: KeyboardEvent<HTMLTextAreaElement>) => {
    const { value, selectionStart, selectionEnd } = event.currentTarget;
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey) return;
    const isArrow = event.key === 'ArrowUp' || event.key === 'ArrowDown';
    const by = event.key === 'ArrowUp' ? -1 : 1;
    if (event.key === 'Enter') {
      event.preventDefault();
      goOn(id);
    } else if (isArrow && event.altKey) {
      event.preventDefault();
      if (!isReadOnly) move(id, by);
    } else if (isArrow && selectionStart === selectionEnd && selectionEnd === (by < 0 ? 0 : value.length)) {
      const other = lineAt(id, by);
      if (other) event.preventDefault();
      if (other) focusNode(other.id);
    } else if (event.key === 'Backspace' && value === '' && !event.repeat && !isReadOnly) {
      const isBare = findNode(tree, id)?.children.length === 0 && siblingsOf(tree, id).length > 1;
      if (isBare) event.preventDefault();
      if (isBare) remove(id);
    }
  });
  const handleKey = useLatestCallback((id: string, event: KeyboardEvent) => {
    const { keyboard } = drag;
    const isMoving = drag.drag?.id === id;
    const steps: Record<string, () => void> = {
      ArrowUp: () => keyboard.step(-1),
      ArrowDown: () => keyboard.step(1),
      Home: () => keyboard.toEdge('first'),
      End: () => keyboard.toEdge('last'),
      ' ': () => keyboard.drop(),
      Enter: () => keyboard.drop(),
      Escape: () => keyboard.cancel(),
    };
    if (!isMoving && (event.key === ' ' || event.key === 'Enter')) {
      event.preventDefault();
      keyboard.begin(id);
    } else if (isMoving && event.key in steps) {
      event.preventDefault();
      event.stopPropagation();
      steps[event.key]?.();
      focusNode(id, 'handle');
    } else if (isMoving && event.key === 'Tab') {
      keyboard.cancel();
    }
  });
  const enter = useLatestCallback(input.onEnter);
  const leave = useLatestCallback((id: string, isLedOn: boolean) => {
    edits.endTopic();
    input.onLeave(id);
    if (isLedOn && drag.drag?.by === 'keyboard') drag.keyboard.cancel();
  });
  const fold = useLatestCallback(input.onFold);
  const tryFrom = useLatestCallback(input.onTryFrom);
  return useMemo(
    () => ({
      text,
      action,
      reply,
      fold,
      addAnswer: addAnswerTo,
      addAfter,
      duplicate,
      move,
      remove,
      tryFrom,
      textKey,
      handleKey,
      enter,
      leave,
    }),
    [
      text,
      action,
      reply,
      fold,
      addAnswerTo,
      addAfter,
      duplicate,
      move,
      remove,
      tryFrom,
      textKey,
      handleKey,
      enter,
      leave,
    ],
  );
}

/** What is said of an edit beyond itself. */
export function useNotes(labels: QuestionGroupsLabels) {
  const { count } = useFormat();
  return {
    removed: (nodes: number) => labels.removed(nodes, count(nodes)),
    lostNext: (before: QuestionTree, after: QuestionTree) => {
      const lost = lostNexts(before, after);
      return lost > 0 ? labels.lostNext(lost, count(lost)) : undefined;
    },
  };
}

/** A step back takes a word, and not all that was written. */
function wordsIn(text: string): number {
  return text.trim().split(/\s+/).length;
}

function idsOf(tree: QuestionTree): string[] {
  return tree.flatMap((node) => [node.id, ...idsOf(node.children)]);
}
