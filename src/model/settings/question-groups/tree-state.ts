import { jsonEqual } from '../../core/json-equal';
import { firstChange } from './first-change';
import { questionLines, type QuestionLine } from './lines';
import type { OutlineFault } from './outline-insert';
import type { Outline } from './outline-read';
import { findNode, indexIn, pathTo, placesOf, type QuestionTree } from './tree';

/** State of the question editor: the tree, and what the user is doing in it. */
export interface TreeState {
  /** The host owns the tree, its folds, and whether it is read-only. The latest values are set before each action. */
  tree: QuestionTree;
  collapsed: ReadonlySet<string>;
  isReadOnly: boolean;
  /** Names the last edit. Further edits of the same name are undone with it, like the letters of a word. */
  step?: string | undefined;
  /** The tree before its last edit, while that is one of several options tried for the same answer. */
  beforeOptions?: QuestionTree | undefined;
  /** The line to show when the host's last change was an undo or redo. */
  changedId?: string | undefined;
  /** What else the last edit changed. */
  note?: TreeNote | undefined;
  announcement?: TreeAnnouncement | undefined;
  announcementCount: number;
  /** The last focused line. */
  activeId?: string | undefined;
  /** Lines that have lost focus. They can show their errors. */
  leftIds: ReadonlySet<string>;
  /** A line to bring into view. A new object repeats the request. */
  target?: LineTarget | undefined;
  drag?: LineDrag | undefined;
  find: { text: string; currentId?: string | undefined };
  /** The panel open beside the tree. A new object restarts the player. */
  panel?: TreePanel | undefined;
}

export type TreeNote =
  | { kind: 'removed' | 'lostNext' | 'inserted'; count: number }
  | { kind: 'appended' }
  /** Why an edit changed nothing. */
  | { kind: TreeRefusal };

export type TreeRefusal = 'cannotIndent' | 'cannotOutdent' | OutlineFault;

/** Where a line was dropped. */
export interface TreeAnnouncement {
  line: LineName;
  index: number;
  count: number;
}

/** What identifies a line to the user. */
export type LineName = Pick<QuestionLine, 'isQ' | 'place' | 'text'>;

/** `row`: the line itself, where single keys act. */
export type LinePart = 'row' | 'text' | 'action' | 'reply';

export interface LineTarget {
  id: string;
  /** The part to focus; absent only brings the line into view. */
  part?: LinePart | undefined;
}

export interface LineDrag {
  id: string;
  /** The position among its siblings where it would be dropped. */
  to: number;
  by: 'pointer' | 'keyboard';
}

export interface TreePanel {
  name: 'player' | 'check';
  /** The line the player starts from; defaults to the first question. */
  from?: string | undefined;
  /** It opened because there is room for it, so the focus stays where it is. */
  isUnasked?: true | undefined;
}

/** Edits to the tree. Ignored while the editor is read-only. */
export type TreeEdit =
  | { type: 'editText'; id: string; text: string }
  | { type: 'editReply'; id: string; html: string }
  | { type: 'setAction'; id: string; action: string }
  /** Sets an answer's action and goes to what it asks for next: the new question, or the reply. */
  | { type: 'choose'; id: string; action: string }
  | { type: 'addQuestion' }
  | { type: 'addAnswer' | 'addAfter' | 'duplicate'; id: string }
  | { type: 'remove'; id: string; part?: LinePart }
  /** Removes a line unless it has children or no siblings. */
  | { type: 'removeEmpty'; id: string }
  /** Inserts pasted or imported lines at a line, or after the last question. */
  | { type: 'insert'; id?: string | undefined; outline: Outline }
  | { type: 'move'; id: string; to: number; part?: LinePart }
  | { type: 'indent' | 'outdent'; id: string; part?: LinePart }
  | { type: 'drop' };

/** Everything a user can do in the editor. */
export type TreeAction =
  | TreeEdit
  | { type: 'fold'; id: string }
  | { type: 'foldAll'; isCollapsed: boolean }
  | { type: 'focus'; id: string; part?: LinePart }
  | { type: 'focusBeside'; id: string; by: 1 | -1; part?: LinePart }
  | { type: 'focusParent'; id: string; part?: LinePart }
  | { type: 'focusFirstError' }
  /** Shows what the host's last change was. */
  | { type: 'showChange'; takesFocus: boolean }
  /** Adds a line below: an answer after this one, or as the first of a question. Goes to one that is empty instead. */
  | { type: 'addBelow'; id: string }
  | { type: 'enter'; id: string }
  /** `isLedOn`: focus moved to another element instead of just being lost. */
  | { type: 'leave'; id: string; isLedOn: boolean }
  | { type: 'pickUp'; id: string; by: LineDrag['by'] }
  | { type: 'dragTo'; index: number }
  | { type: 'cancelDrag' }
  | { type: 'find'; text: string }
  | { type: 'stepFind'; matches: readonly string[]; by: 1 | -1 }
  | { type: 'togglePanel'; name: TreePanel['name'] }
  | { type: 'fillRoom' }
  | { type: 'playFrom'; id: string };

export function initialTreeState(tree: QuestionTree, collapsed: ReadonlySet<string> = new Set()): TreeState {
  return {
    tree,
    collapsed,
    isReadOnly: false,
    announcementCount: 0,
    leftIds: new Set(),
    find: { text: '' },
  };
}

/** The state after the host passes a tree. Nothing is left to say about the last edit if it is another one. */
export function receiveTree(state: TreeState, tree: QuestionTree): TreeState {
  const drag = state.drag && findNode(tree, state.drag.id) ? state.drag : undefined;
  if (jsonEqual(tree, state.tree)) return { ...state, tree, drag };
  const rest = { note: undefined, step: undefined, beforeOptions: undefined };
  return { ...state, ...rest, tree, drag, changedId: changedLine(state, tree) };
}

/** The line to show in the next tree: the moved one, the first changed one, or the one above a removed line. */
function changedLine({ tree, collapsed, activeId = '' }: TreeState, next: QuestionTree): string | undefined {
  const place = indexIn(next, activeId);
  if (place >= 0 && place !== indexIn(tree, activeId)) return activeId;
  const changed = firstChange(tree, next);
  const lines = questionLines(tree, collapsed);
  const at = lines.findIndex(({ id }) => id === activeId);
  if (changed !== undefined || at < 0 || findNode(next, activeId)) return changed;
  return lines.slice(0, at).findLast(({ id }) => findNode(next, id))?.id ?? next[0]?.id;
}

/** The visible lines. Descendants of a dragged line are hidden. */
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
