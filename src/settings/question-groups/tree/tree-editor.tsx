import { findQuestions } from '../../../model/settings/question-groups/lines';
import { playedPaths, triedIds } from '../../../model/settings/question-groups/paths';
import { reviewQuestions } from '../../../model/settings/question-groups/review';
import { AddIcon, UploadIcon } from '../../../ui/base/icons';
import { Skeleton } from '../../../ui/base/skeleton';
import type { DiagramPlace, TreeDiagramHandle } from '../../../ui/charts/tree-diagram';
import { focusedElement } from '../../../ui/focus/composed-tree';
import { useEditorFrame } from '../../../ui/editor/editor-context';
import { useLatestCallback } from '../../../ui/base/use-latest-callback';
import { useBeforePaint } from '../../../ui/base/use-before-paint';
import { foldText } from '../../../model/palette/fold-text';
import { Button } from '../../../ui/radix';
import { useLabels } from '../../../ui/theme/labels';
import { lazyPart } from '../../../ui/later/lazy-part';
import {
  useDeferredValue,
  useEffect,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
  type Ref,
  type RefObject,
} from 'react';
import { questionGroupsLabels } from '../labels';
import { useCopyText } from '../use-copy-text';
import { TreeContext, type TreeGroup, type TreeView } from './tree-context';
import { TreeLegend } from './tree-legend';
import { TreeLines } from './tree-lines';
import { TreeAnnouncer, TreeNote } from './tree-note';
import { TreePanelView } from './tree-panel';
import { TreePath } from './tree-path';
import { TreeToolbar } from './tree-toolbar';
import { TreeViews } from '../views/tree-views';
import { useTreeState, type TreeOwner } from './use-tree-state';

const PathTable = lazyPart(
  () => import('../views/path-table').then((part) => part.PathTable),
  <Skeleton height="320px" />,
);

const DiagramView = lazyPart(
  () => import('../views/diagram-view').then((part) => part.DiagramView),
  <Skeleton height="320px" />,
);

const ImportDialog = lazyPart(() => import('./import-dialog').then((part) => part.ImportDialog), null);

/** What the surrounding form can ask of the tree. */
export interface TreeEditorHandle {
  /** Goes to the first line with an error. */
  showFirstError(): void;
}

/** The width from which the player is open from the start, in pixels. */
const ROOM_FOR_PLAYER = 1100;

export interface TreeEditorProps extends TreeGroup, TreeOwner {
  handleRef?: Ref<TreeEditorHandle> | undefined;
  /** Whether the player was open in the last group; undefined in the first. */
  wantsPlayer: RefObject<boolean | undefined>;
  /** The line that a link leads to. */
  ledTo: string | undefined;
  /** Whether it still has to be followed; from then on it has been. */
  onArrive(this: void): boolean;
  /** The address of a line; absent while the group isn't saved. */
  linkTo: ((nodeId: string) => string | undefined) | undefined;
}

/** A group's questions and answers as lines to write, collapse, move, search, try, and check. */
export function TreeEditor({ handleRef, ...props }: TreeEditorProps) {
  const { groupLabel, prompt, widgets, look, errorsShown, history, onDownload } = props;
  const group = { groupLabel, prompt, widgets, look, errorsShown, history, onDownload };
  const labels = useLabels(questionGroupsLabels);
  const { state, dispatch } = useTreeState(props);
  const [isImporting, setImporting] = useState(false);
  const { store } = useEditorFrame();
  const travel = (way: 'onUndo' | 'onRedo') => history && store.travel?.(way, history);
  const { tree, find, panel, isReadOnly } = state;
  const [shownTree, wanted] = [useDeferredValue(tree), useDeferredValue(find.text)];
  const matches = useMemo(() => findQuestions(tree, wanted, foldText), [tree, wanted]);
  const findings = useMemo(() => reviewQuestions(shownTree, widgets), [shownTree, widgets]);
  useImperativeHandle(handleRef, () => ({ showFirstError: () => dispatch({ type: 'focusFirstError' }) }), [dispatch]);
  const [view, setView] = useState<TreeView>('outline');
  const [staleTarget, setStaleTarget] = useState(state.target);
  const [played, setPlayed] = useState<ReadonlySet<string>>(new Set());
  const visited = useMemo(() => triedIds(shownTree, played), [shownTree, played]);
  const target = state.target === staleTarget ? undefined : state.target;
  // What leads to a line leads to the outline.
  if (target?.part && view !== 'outline') setView('outline');
  const onViewChange = useLatestCallback((next: TreeView) => {
    setView(next);
    setStaleTarget(state.target);
  });
  const onVisit = useLatestCallback((ids: readonly string[]) =>
    setPlayed((known) => new Set([...known, ...playedPaths(tree, ids)])),
  );
  const views = { view, onViewChange, target, visited, onVisit };
  const [diagramPlace, setDiagramPlace] = useState<DiagramPlace>({ zoom: 1 });
  const diagram = useRef<TreeDiagramHandle>(null);
  const place = useRef<HTMLDivElement>(null);
  const { ledTo, onArrive, linkTo, wantsPlayer } = props;
  const { copyLink, dialog } = useCopyText();
  const handleLinkCopy = useLatestCallback((nodeId: string) => {
    const link = linkTo?.(nodeId);
    if (link !== undefined) void copyLink(link);
  });
  const onLinkCopy = linkTo && handleLinkCopy;
  const [isLegendOpen, setLegendOpen] = useState(false);
  const hasLegend = !isReadOnly && view === 'outline';
  const add = useRef<HTMLButtonElement>(null);
  const hadLines = useRef(tree.length > 0);
  useBeforePaint(() => {
    if (hadLines.current && tree.length === 0 && focusedElement() === document.body) add.current?.focus();
    hadLines.current = tree.length > 0;
  }, [tree]);
  useEffect(() => {
    if (ledTo !== undefined && onArrive()) dispatch({ type: 'focus', id: ledTo, part: 'row' });
    // oxlint-disable-next-line react/exhaustive-deps -- Once for each link.
  }, [ledTo]);
  useBeforePaint(() => {
    const isOpen = wantsPlayer.current ?? (place.current?.clientWidth ?? 0) >= ROOM_FOR_PLAYER;
    if (isOpen) dispatch({ type: 'fillRoom' });
  }, [dispatch, wantsPlayer]);
  const isPlayerOpen = panel?.name === 'player';
  useEffect(() => {
    wantsPlayer.current = isPlayerOpen;
  }, [isPlayerOpen, wantsPlayer]);
  return (
    <TreeContext.Provider
      value={{ ...group, ...views, state, shownTree, dispatch, travel, matches, findings, onLinkCopy }}
    >
      <div ref={place} className="cd-tree" data-chatdeck="question-tree" data-panel={panel?.name}>
        <TreeToolbar isLegendOpen={hasLegend ? isLegendOpen : undefined} onLegendOpenChange={setLegendOpen} />
        <TreeViews diagram={diagram} />
        <div className="cd-tree-main">
          <div className="cd-tree-lines">
            {view === 'outline' && <TreeLines />}
            {view === 'paths' && <PathTable />}
            {view === 'diagram' && (
              <DiagramView handleRef={diagram} place={diagramPlace} onPlaceChange={setDiagramPlace} />
            )}
            <div className="cd-tree-where">
              {!isReadOnly && (
                <div className="cd-tree-adds">
                  <Button
                    ref={add}
                    type="button"
                    variant="outline"
                    color="gray"
                    onClick={() => dispatch({ type: 'addQuestion' })}
                  >
                    <AddIcon size={16} aria-hidden />
                    {labels.addQuestion}
                  </Button>
                  <Button type="button" variant="outline" color="gray" onClick={() => setImporting(true)}>
                    <UploadIcon size={16} aria-hidden />
                    {labels.importQuestions}
                  </Button>
                  <ImportDialog open={isImporting} onOpenChange={setImporting} treeRef={place} />
                </div>
              )}
              <TreePath />
              <TreeNote />
            </div>
            {hasLegend && isLegendOpen && <TreeLegend />}
            <TreeAnnouncer />
          </div>
          {panel && <TreePanelView panel={panel} />}
        </div>
        {dialog}
      </div>
    </TreeContext.Provider>
  );
}
