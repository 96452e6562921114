import { checkTree, checkTreeSize } from './checks';
import { foldableIds, type QuestionLine } from './lines';
import { indentNode, isBlank, outdentNode } from './outline-edits';
import { insertOutline } from './outline-insert';
import type { Outline } from './outline-read';
import { countNodes, findNode, indexIn, newAnswer, nodesOf, pathTo, siblingsOf, type QuestionTree } from './tree';
import {
  addAnswer,
  addChild,
  addQuestion,
  discardedBy,
  duplicateNode,
  editNode,
  lostNexts,
  moveNode,
  removeNode,
  setAction,
} from './tree-edits';
import {
  lineNameOf,
  shownLines,
  type LinePart,
  type TreeAction,
  type TreeAnnouncement,
  type TreeEdit,
  type TreeNote,
  type TreeState,
} from './tree-state';

/**
 * The editor's state after an action. Returns the same object if the action does nothing. `makeId` generates IDs for
 * new nodes.
 */
export function treeReducer(state: TreeState, action: TreeAction, makeId: () => string): TreeState {
  const { tree, collapsed, drag } = state;
  switch (action.type) {
    case 'fold':
      if (collapsed.has(action.id)) return unfold(state, [action.id]);
      return { ...state, collapsed: new Set([...collapsed, action.id]) };
    case 'foldAll': {
      const ids = action.isCollapsed ? foldableIds(tree) : [];
      const isSame = ids.length === collapsed.size && ids.every((id) => collapsed.has(id));
      return isSame ? state : { ...state, collapsed: new Set(ids) };
    }
    case 'focus':
      return reveal(state, action.id, action.part ?? 'text');
    case 'focusBeside': {
      const lines = linesOf(state);
      const beside = lines[lines.findIndex(({ id }) => id === action.id) + action.by];
      return beside ? reveal(state, beside.id, action.part ?? 'text') : state;
    }
    case 'focusParent': {
      const parent = pathTo(tree, action.id).at(-2);
      return parent ? reveal(state, parent.id, action.part ?? 'text') : state;
    }
    case 'focusFirstError': {
      const [first] = Object.entries(checkTree(tree));
      return first ? reveal(state, first[0], first[1].text ? 'text' : 'action') : state;
    }
    case 'showChange':
      if (state.changedId === undefined) return state;
      return reveal(state, state.changedId, action.takesFocus ? 'text' : undefined);
    case 'addBelow':
      return addBelow(state, action.id, makeId);
    case 'enter':
      return state.activeId === action.id ? state : { ...state, activeId: action.id };
    case 'leave': {
      const isSame = !state.beforeOptions && state.leftIds.has(action.id);
      const leftIds = new Set([...state.leftIds, action.id]);
      const left = isSame ? state : { ...state, beforeOptions: undefined, leftIds };
      return action.isLedOn && drag?.by === 'keyboard' ? cancelDrag(left) : left;
    }
    case 'pickUp': {
      const to = indexIn(tree, action.id);
      const { id, by } = action;
      return to < 0 || state.isReadOnly ? state : { ...state, drag: { id, by, to } };
    }
    case 'dragTo': {
      const to = action.index;
      if (!drag || to === drag.to || to < 0 || to >= siblingsOf(tree, drag.id).length) return state;
      return { ...state, drag: { ...drag, to } };
    }
    case 'cancelDrag':
      return cancelDrag(state);
    case 'find':
      if (state.find.text === action.text && state.find.currentId === undefined) return state;
      return { ...state, find: { text: action.text } };
    case 'stepFind': {
      const { matches, by } = action;
      const at = matches.indexOf(state.find.currentId ?? '');
      const from = at < 0 && by < 0 ? 0 : at;
      const currentId = matches.at((from + by) % matches.length);
      if (currentId === undefined) return state;
      return reveal({ ...state, find: { ...state.find, currentId } }, currentId);
    }
    case 'togglePanel':
      return { ...state, panel: state.panel?.name === action.name ? undefined : { name: action.name } };
    case 'fillRoom':
      return state.panel ? state : { ...state, panel: { name: 'player', isUnasked: true } };
    case 'playFrom':
      return { ...state, panel: { name: 'player', from: action.id } };
    default:
      if (!state.isReadOnly) return editTree(state, action, makeId);
      // The editor can become read-only in the middle of a drag.
      return action.type === 'drop' ? cancelDrag(state) : state;
  }
}

function editTree(state: TreeState, edit: TreeEdit, makeId: () => string): TreeState {
  const { tree, drag } = state;
  switch (edit.type) {
    case 'editText':
      return write(state, edit.id, 'text', edit.text);
    case 'editReply':
      return write(state, edit.id, 'customResponseText', edit.html);
    case 'setAction': {
      const { id, action } = edit;
      const step = `action ${id}`;
      // Stepping through the options by keyboard must not keep the effects of those in between.
      const base = (state.step === step && state.beforeOptions) || tree;
      const next = setAction(base, id, action, makeId);
      const removed = discardedBy(base, id, action);
      const appended: TreeNote | undefined = next.length > base.length ? { kind: 'appended' } : undefined;
      const changed = change(state, next, removed > 0 ? { kind: 'removed', count: removed } : appended, step);
      const open = action === 'new' ? unfold(changed, idsTo(next, id)) : changed;
      return open === state ? state : { ...open, beforeOptions: base };
    }
    case 'choose': {
      const { id, action } = edit;
      const chosen = editTree(state, { type: 'setAction', id, action }, makeId);
      const question = action === 'new' ? findNode(chosen.tree, id)?.children[0] : undefined;
      if (question) return reveal(chosen, question.id, 'text');
      return reveal(chosen, id, action === 'customResponse' ? 'reply' : 'row');
    }
    case 'addQuestion':
      return add(state, addQuestion(tree, makeId));
    case 'addAnswer':
      return add(state, addAnswer(tree, edit.id, makeId));
    case 'addAfter': {
      const parent = pathTo(tree, edit.id).at(-2);
      return add(state, parent ? addAnswer(tree, parent.id, makeId, edit.id) : addQuestion(tree, makeId, edit.id));
    }
    case 'duplicate': {
      const next = duplicateNode(tree, edit.id, makeId);
      return add(state, next, lostNextNote(tree, next));
    }
    case 'removeEmpty': {
      const isBare = findNode(tree, edit.id)?.children.length === 0 && siblingsOf(tree, edit.id).length > 1;
      return isBare ? remove(state, edit.id) : state;
    }
    case 'insert':
      return insert(state, edit.id, edit.outline, makeId);
    case 'remove':
      return remove(state, edit.id, edit.part);
    case 'move': {
      if (edit.to < 0 || edit.to >= siblingsOf(tree, edit.id).length) return state;
      const moved = putDown(announceMove(state, edit.id, edit.to), edit.id, edit.to);
      return reveal(moved, edit.id, edit.part ?? 'text');
    }
    case 'indent':
    case 'outdent':
      return changeLevel(state, edit, makeId);
    case 'drop':
      return drag ? putDown({ ...state, drag: undefined }, drag.id, drag.to) : state;
  }
}

/** The state with an edited tree. Edits of the same step are undone together. */
function change(state: TreeState, next: QuestionTree, note?: TreeNote, step?: string): TreeState {
  return next === state.tree ? state : { ...state, tree: next, step, beforeOptions: undefined, note };
}

/** Undo goes back word by word, not over everything typed at once. */
function write(state: TreeState, id: string, field: 'text' | 'customResponseText', text: string): TreeState {
  if (findNode(state.tree, id)?.[field] === text) return state;
  const words = text.trim().split(/\s+/).length;
  return change(state, editNode(state.tree, id, { [field]: text }), undefined, `${field} ${id} ${words}`);
}

/** Applies an edit that adds a node, and focuses it. */
function add(state: TreeState, next: QuestionTree, note?: TreeNote): TreeState {
  const known = new Set(nodesOf(state.tree).map(({ id }) => id));
  const added = nodesOf(next).find(({ id }) => !known.has(id));
  return added ? reveal(change(state, next, note), added.id, 'text') : state;
}

function insert(state: TreeState, id: string | undefined, outline: Outline, makeId: () => string): TreeState {
  const inserted = insertOutline(state.tree, id, outline, makeId);
  if (inserted.status === 'failed') return { ...state, note: { kind: inserted.fault } };
  const { tree, added } = inserted;
  const [first] = added;
  if (!first) return state;
  return reveal(change(state, tree, { kind: 'inserted', count: countNodes(added) }), first.id, 'text');
}

function remove(state: TreeState, id: string, part: LinePart = 'text'): TreeState {
  const { tree } = state;
  const next = removeNode(tree, id);
  const note = lostNextNote(tree, next) ?? { kind: 'removed', count: countNodes(tree) - countNodes(next) };
  const left = new Set(nodesOf(next).map((node) => node.id));
  const lines = linesOf(state);
  const at = lines.findIndex((line) => line.id === id);
  const isLeft = (line: { id: string }) => left.has(line.id);
  const neighbor = lines.slice(0, at).findLast(isLeft) ?? lines.slice(at).find(isLeft);
  const removed = change(state, next, note);
  return neighbor ? reveal(removed, neighbor.id, part) : removed;
}

function putDown(state: TreeState, id: string, to: number): TreeState {
  const { tree } = state;
  if (to === indexIn(tree, id)) return state;
  const next = moveNode(tree, id, to);
  return change(state, next, lostNextNote(tree, next));
}

function cancelDrag(state: TreeState): TreeState {
  return state.drag ? { ...state, drag: undefined } : state;
}

function addBelow(state: TreeState, id: string, makeId: () => string): TreeState {
  const { tree, isReadOnly } = state;
  const node = findNode(tree, id);
  if (!node) return state;
  const below = node.isQ ? node.children[0] : siblingsOf(tree, id)[indexIn(tree, id) + 1];
  if (below && isBlank(below)) return reveal(state, below.id, 'text');
  if (node.text.trim() === '' || isReadOnly) return treeReducer(state, { type: 'focusBeside', id, by: 1 }, makeId);
  if (node.isQ) return add(state, addChild(tree, id, newAnswer(makeId), 0));
  return treeReducer(state, { type: 'addAfter', id }, makeId);
}

function changeLevel(state: TreeState, edit: LevelEdit, makeId: () => string): TreeState {
  const { tree } = state;
  const { type, id, part = 'text' } = edit;
  const next = (type === 'indent' ? indentNode : outdentNode)(tree, id, makeId);
  if (next === tree) return { ...state, note: { kind: type === 'indent' ? 'cannotIndent' : 'cannotOutdent' } };
  if (checkTreeSize(next) && !checkTreeSize(tree)) return { ...state, note: { kind: 'tooLarge' } };
  return reveal(change(state, next, lostNextNote(tree, next)), id, part);
}

type LevelEdit = Extract<TreeEdit, { type: 'indent' | 'outdent' }>;

/** Brings a line into view and focuses one of its parts. */
function reveal(state: TreeState, id: string, part?: LinePart): TreeState {
  return { ...unfold(state, idsTo(state.tree, id).slice(0, -1)), target: { id, part } };
}

function unfold(state: TreeState, ids: readonly string[]): TreeState {
  const collapsed = [...state.collapsed].filter((id) => !ids.includes(id));
  return collapsed.length === state.collapsed.size ? state : { ...state, collapsed: new Set(collapsed) };
}

function announce(state: TreeState, announcement: TreeAnnouncement): TreeState {
  return { ...state, announcement, announcementCount: state.announcementCount + 1 };
}

function announceMove(state: TreeState, id: string, index: number): TreeState {
  const line = lineNameOf(state.tree, id);
  const count = siblingsOf(state.tree, id).length;
  return line ? announce(state, { line, index, count }) : state;
}

function lostNextNote(before: QuestionTree, after: QuestionTree): TreeNote | undefined {
  const count = lostNexts(before, after);
  return count > 0 ? { kind: 'lostNext', count } : undefined;
}

function linesOf({ tree, collapsed, drag }: TreeState): QuestionLine[] {
  return shownLines(tree, collapsed, drag?.id);
}

function idsTo(tree: QuestionTree, id: string): string[] {
  return pathTo(tree, id).map((node) => node.id);
}
