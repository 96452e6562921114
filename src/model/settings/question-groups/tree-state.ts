import { jsonEqual } from '../../core/json-equal';
import { emptyQuestionHistory, type QuestionHistory } from './history';
import { questionLines, type QuestionLine } from './lines';
import { findNode, pathTo, placesOf, type QuestionTree } from './tree';

/** The editor of a group's questions: the tree, how to get back to earlier ones, and what the person is doing in it. */
export interface TreeState {
  /** The host owns the tree, its folds and the right to edit; the latest ones are put in before each action. */
  tree: QuestionTree;
  collapsed: ReadonlySet<string>;
  isReadOnly: boolean;
  history: QuestionHistory;
  /** What else the last edit changed. */
  note?: TreeNote | undefined;
  announcement?: TreeAnnouncement | undefined;
  announcementCount: number;
  /** The line that had the focus last. */
  activeId?: string | undefined;
  /** Lines that the focus has left. They may show their errors. */
  leftIds: ReadonlySet<string>;
  /** A line to bring into view. A new object asks again. */
  target?: LineTarget | undefined;
  drag?: LineDrag | undefined;
  find: { text: string; currentId?: string | undefined };
  /** What is open beside the tree. A new object starts the player again. */
  panel?: TreePanel | undefined;
}

export type TreeNote = { kind: 'removed' | 'lostNext'; count: number } | { kind: 'appended' };

export type TreeAnnouncement =
  { kind: 'undone' | 'redone' } | { kind: 'dropped'; line: LineName; index: number; count: number };

/** What a line is named by. */
export type LineName = Pick<QuestionLine, 'isQ' | 'place' | 'text'>;

export type LinePart = 'text' | 'action';

export interface LineTarget {
  id: string;
  /** What gets the focus; without it, the line is only shown. */
  part?: LinePart | undefined;
}

export interface LineDrag {
  id: string;
  /** The place among its siblings where it would be put down. */
  to: number;
  by: 'pointer' | 'keyboard';
}

export interface TreePanel {
  name: 'player' | 'check';
  /** The line that the player starts from; the first question when absent. */
  from?: string | undefined;
}

/** What changes the tree. Ignored while the editor is read-only. */
export type TreeEdit =
  | { type: 'editText'; id: string; text: string }
  | { type: 'editReply'; id: string; html: string }
  | { type: 'setAction'; id: string; action: string }
  | { type: 'addQuestion' }
  | { type: 'addAnswer' | 'addAfter' | 'duplicate' | 'remove'; id: string }
  /** Removes a line unless something is below it or it is the only one there. */
  | { type: 'removeEmpty'; id: string }
  | { type: 'move'; id: string; to: number }
  | { type: 'drop' }
  | { type: 'undo' | 'redo'; takesFocus?: boolean };

/** Everything a person can do in the editor. */
export type TreeAction =
  | TreeEdit
  | { type: 'fold'; id: string }
  | { type: 'foldAll'; isCollapsed: boolean }
  | { type: 'focus'; id: string; part?: LinePart }
  | { type: 'focusBeside'; id: string; by: 1 | -1 }
  | { type: 'focusFirstError' }
  /** On to the next line in conversation order, or to a new one after the last. */
  | { type: 'goOn'; id: string }
  | { type: 'enter'; id: string }
  /** `isLedOn`: something else got the focus; it was not only lost. */
  | { type: 'leave'; id: string; isLedOn: boolean }
  | { type: 'pickUp'; id: string; by: LineDrag['by'] }
  | { type: 'dragTo'; index: number }
  | { type: 'cancelDrag' }
  | { type: 'find'; text: string }
  | { type: 'stepFind'; matches: readonly string[]; by: 1 | -1 }
  | { type: 'togglePanel'; name: TreePanel['name'] }
  | { type: 'playFrom'; id: string };

export function initialTreeState(tree: QuestionTree, collapsed: ReadonlySet<string> = new Set()): TreeState {
  return {
    tree,
    collapsed,
    isReadOnly: false,
    history: emptyQuestionHistory,
    announcementCount: 0,
    leftIds: new Set(),
    find: { text: '' },
  };
}

/** The state after the host has handed over a tree. One that did not come from here ends the history. */
export function receiveTree(state: TreeState, tree: QuestionTree): TreeState {
  const { past, future } = state.history;
  const isOwn = tree === state.tree || past.includes(tree) || future.includes(tree) || jsonEqual(tree, state.tree);
  const drag = state.drag && findNode(tree, state.drag.id) ? state.drag : undefined;
  return isOwn ? { ...state, tree, drag } : { ...state, tree, drag, history: emptyQuestionHistory, note: undefined };
}

/** The lines as they show. What is below a dragged one stays out of sight. */
export function shownLines(
  tree: QuestionTree,
  collapsed: ReadonlySet<string>,
  draggedId: string | undefined,
): QuestionLine[] {
  return questionLines(tree, draggedId === undefined ? collapsed : new Set([...collapsed, draggedId]));
}

export function lineNameOf(tree: QuestionTree, id: string): LineName | undefined {
  const path = pathTo(tree, id);
  const node = path.at(-1);
  return node && { isQ: node.isQ, text: node.text, place: placesOf(tree, path).at(-1) ?? '' };
}
