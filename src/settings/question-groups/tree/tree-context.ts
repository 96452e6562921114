import type { EditorHistory } from '../../../model/core/editor';
import type { QuestionFinding, QuestionWidget } from '../../../model/settings/question-groups/review';
import type { QuestionTree } from '../../../model/settings/question-groups/tree';
import type { TreeAction, TreeState } from '../../../model/settings/question-groups/tree-state';
import type { DownloadFile } from '../../../model/settings/question-groups/question-groups';
import type { WidgetLook } from '../../../model/widget-preview/widget-preview';
import type { SelectOption } from '../../../ui/inputs/select';
import { createContext, useContext, type Context } from 'react';

export type TreeView = 'outline' | 'paths' | 'diagram';

/** The group that contains the questions. */
export interface TreeGroup {
  /** Undo and redo for edits of the questions; absent when the host keeps no history. */
  history: EditorHistory | undefined;
  groupLabel: string;
  prompt: string;
  widgets: readonly QuestionWidget[];
  look: WidgetLook | undefined;
  /** Saves a file; absent hides the downloads. */
  onDownload: DownloadFile | undefined;
  /** `onLeave`: a line shows its error once it loses the focus. `none`: before the first attempt to save. */
  errorsShown: 'none' | 'onLeave' | 'all';
}

export interface Tree extends TreeGroup {
  state: TreeState;
  dispatch(this: void, action: TreeAction): void;
  travel(this: void, way: 'onUndo' | 'onRedo'): void;
  /** The tree of a moment ago, for what doesn't have to keep up with typing. */
  shownTree: QuestionTree;
  /** The lines that match the search. */
  matches: readonly string[];
  findings: readonly QuestionFinding[];
  view: TreeView;
  onViewChange(this: void, view: TreeView): void;
  /** The line to show in the outline; undefined once the view was changed since. */
  target: TreeState['target'];
  /** The questions and answers on paths that the player has gone to their end, unless they changed since. */
  visited: ReadonlySet<string>;
  /** Takes what one run has shown so far. */
  onVisit(this: void, ids: readonly string[]): void;
  /** Copies the address of a line; absent where it has none. */
  onLinkCopy: ((nodeId: string) => void) | undefined;
}

/** What all rows share. It stays the same while someone types, so that a keystroke renders one row. */
interface TreeRows extends Pick<Tree, 'dispatch' | 'onLinkCopy'> {
  isReadOnly: boolean;
  /** An answer's possible actions. */
  options: readonly SelectOption[];
  /** The action value of an answer that opens a widget. */
  chatLabel(this: void, uuid: string): string;
}

export const TreeContext = createContext<Tree | undefined>(undefined);
export const TreeRowsContext = createContext<TreeRows | undefined>(undefined);

export function useTree(): Tree {
  return useInside(TreeContext);
}

export function useTreeRows(): TreeRows {
  return useInside(TreeRowsContext);
}

function useInside<Value>(context: Context<Value | undefined>): Value {
  const value = useContext(context);
  if (!value) throw new Error('Chatdeck: parts of the question tree must be inside a TreeEditor.');
  return value;
}
