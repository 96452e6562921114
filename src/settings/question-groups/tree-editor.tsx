import type { ErrorCode } from '../../model/editor';
import { checkTree } from '../../model/question-checks';
import { foldableIds, type QuestionLine } from '../../model/question-lines';
import { reviewQuestions, type QuestionWidget } from '../../model/question-review';
import { makeNodeId, pathTo, type QuestionTree } from '../../model/question-tree';
import { addQuestion, moveNode } from '../../model/question-tree-edits';
import type { WidgetLook } from '../../model/widget-preview';
import { Announcer } from '../../ui/announcer';
import { DragArea } from '../../ui/drag-area';
import { AddIcon } from '../../ui/icons';
import { useLabels } from '../../ui/labels';
import { Button, Text, VisuallyHidden } from '../../ui/radix';
import { sortableLabels } from '../../ui/sortable-labels';
import { VirtualList, type VirtualListHandle } from '../../ui/virtual-list';
import { useDeferredValue, useId, useImperativeHandle, useMemo, useRef, useState } from 'react';
import type { KeyboardEvent, Ref } from 'react';
import { nameOf } from './check-panel';
import type { QuestionGroupsLabels } from './labels';
import { TreeFind } from './tree-find';
import { TreePanelView } from './tree-panel';
import { TreePath } from './tree-path';
import { TreeRow } from './tree-row';
import { TreeToolbar, type TreePanel } from './tree-toolbar';
import { useActionOptions } from './use-action-options';
import { useNodeFocus } from './use-node-focus';
import { useNotes, useRowIntents } from './use-row-intents';
import { useTreeDrag } from './use-tree-drag';
import { useTreeEdits } from './use-tree-edits';
import { useTreeFind } from './use-tree-find';

/** What the form around the tree can ask of it. */
export interface TreeEditorHandle {
  /** Leads to the first line that is wrong. */
  showFirstError(): void;
}

interface TreeEditorProps {
  groupLabel: string;
  tree: QuestionTree;
  onTreeChange(tree: QuestionTree): void;
  collapsed: ReadonlySet<string>;
  onCollapsedChange(collapsed: ReadonlySet<string>): void;
  /** `onLeave`: a line says its error once it was left. `all`: every line does. `none`: nobody has tried to save yet. */
  errorsShown: 'none' | 'onLeave' | 'all';
  prompt: string;
  widgets: readonly QuestionWidget[];
  look: WidgetLook | undefined;
  isReadOnly: boolean;
  handleRef?: Ref<TreeEditorHandle> | undefined;
  labels: QuestionGroupsLabels;
}

const LINE_HEIGHT = 48;

/** The questions and answers of a group as lines: written, folded, moved, searched, tried and checked. */
export function TreeEditor(props: TreeEditorProps) {
  const { groupLabel, tree, onTreeChange, collapsed, onCollapsedChange, errorsShown, isReadOnly, labels } = props;
  const { widgets, look, prompt } = props;
  const words = useLabels(sortableLabels);
  const [keysId, moveId] = [useId(), useId()];
  const list = useRef<VirtualListHandle>(null);
  const [activeId, setActiveId] = useState<string>();
  const [leftIds, setLeftIds] = useState<ReadonlySet<string>>(noIds);
  const [panel, setPanel] = useState<TreePanel>();
  const [playFrom, setPlayFrom] = useState<{ id?: string }>({});

  const edits = useTreeEdits(tree, onTreeChange);
  const notes = useNotes(labels);
  const { wanted, focusNode } = useNodeFocus(list);
  const drag = useTreeDrag({
    tree,
    collapsed,
    list,
    nameOf: (id) => nameOf(tree, id, labels),
    onMove: (id, to) => {
      const next = moveNode(tree, id, to);
      edits.apply(next, { note: notes.lostNext(tree, next) });
    },
  });
  const { lines } = drag;

  const unfoldPath = (id: string, withItself: boolean) => {
    const path = pathTo(tree, id);
    const ids = (withItself ? path : path.slice(0, -1)).map((node) => node.id);
    if (ids.some((above) => collapsed.has(above))) onCollapsedChange(without(collapsed, ids));
  };
  const show = (id: string) => {
    unfoldPath(id, false);
    focusNode(id);
  };
  const toggleFold = (id: string) => {
    onCollapsedChange(collapsed.has(id) ? without(collapsed, [id]) : new Set([...collapsed, id]));
  };
  const on = useRowIntents({
    tree,
    lines,
    edits,
    drag,
    isReadOnly,
    focusNode,
    unfold: (id) => unfoldPath(id, true),
    onFold: toggleFold,
    onTryFrom: (id) => {
      setPlayFrom({ id });
      setPanel('player');
    },
    onEnter: setActiveId,
    onLeave: (id) => setLeftIds((ids) => (ids.has(id) ? ids : new Set([...ids, id]))),
    labels,
  });
  const [shownId, setShownId] = useState<string>();
  const find = useTreeFind(tree, (id) => {
    unfoldPath(id, false);
    setShownId(id);
    list.current?.reveal(id);
  });
  const options = useActionOptions(widgets, labels);
  const errors = useMemo(() => checkTree(tree), [tree]);
  const settledTree = useDeferredValue(tree);
  const findings = useMemo(() => reviewQuestions(settledTree, widgets), [settledTree, widgets]);
  useImperativeHandle(props.handleRef, () => ({
    showFirstError() {
      const [id] = Object.keys(errors);
      if (id === undefined) return;
      unfoldPath(id, false);
      focusNode(id, errors[id]?.text ? 'text' : 'action');
    },
  }));

  const errorText = (id: string, name: 'text' | 'action') => {
    const code = errors[id]?.[name];
    const isShown = errorsShown === 'all' || (errorsShown === 'onLeave' && leftIds.has(id));
    return code && isShown ? wordsOf(code, labels) : undefined;
  };
  const isDragged = (id: string) => drag.drag?.id === id;
  const pinned = useMemo(
    () => [activeId, wanted, shownId, drag.drag?.id].flatMap((id) => id ?? []),
    [activeId, wanted, shownId, drag.drag?.id],
  );
  const stepThrough = (undo: boolean) => {
    const next = undo ? edits.undoTree : edits.redoTree;
    if (undo) edits.undo();
    else edits.redo();
    const at = lines.findIndex((line) => line.id === activeId);
    if (!next || at < 0 || activeId === undefined || pathTo(next, activeId).length > 0) return;
    const other = lines.slice(0, at).findLast((line) => pathTo(next, line.id).length > 0) ?? next[0];
    if (other) focusNode(other.id);
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || isReadOnly) return;
    const key = event.key.toLowerCase();
    if (key !== 'z' && key !== 'y') return;
    event.preventDefault();
    stepThrough(key === 'z' && !event.shiftKey);
  };
  const handleAddQuestion = () => {
    const next = addQuestion(tree, () => makeNodeId(Math.random));
    edits.apply(next);
    const added = next.at(-1);
    if (added) focusNode(added.id);
  };
  const dragged = drag.drag?.by === 'pointer' ? drag.drag.id : undefined;
  return (
    <div className="cd-tree" data-chatdeck="question-tree" data-panel={panel}>
      <TreeToolbar
        onUndo={edits.canUndo ? () => stepThrough(true) : undefined}
        onRedo={edits.canRedo ? () => stepThrough(false) : undefined}
        onFoldAll={(isCollapsed) => onCollapsedChange(isCollapsed ? new Set(foldableIds(tree)) : noIds)}
        find={
          <TreeFind
            words={find.words}
            onWordsChange={find.change}
            matchCount={find.matches.length}
            current={find.current}
            onStep={find.step}
            labels={labels}
          />
        }
        panel={panel}
        onPanelChange={(next) => {
          if (next === 'player') setPlayFrom({});
          setPanel(next);
        }}
        findingCount={findings.length}
        isReadOnly={isReadOnly}
        labels={labels}
      />
      <div className="cd-tree-main">
        <div className="cd-tree-lines">
          <TreePath tree={tree} id={activeId} onPick={show} labels={labels} />
          <div className="cd-tree-note" role="status">
            {edits.note !== '' && (
              <>
                <Text size="2">{edits.note}</Text>
                <Button type="button" size="1" variant="outline" color="gray" onClick={() => stepThrough(true)}>
                  {labels.undo}
                </Button>
              </>
            )}
          </div>
          <VisuallyHidden id={keysId}>{labels.keys}</VisuallyHidden>
          <VisuallyHidden id={moveId}>{words.instructions}</VisuallyHidden>
          {/* The keys are those of the fields inside. */}
          {/* eslint-disable-next-line jsx-a11y/no-static-element-interactions */}
          <div className="cd-tree-box" onKeyDown={handleKeyDown}>
            <DragArea
              {...drag.pointer}
              overlay={dragged !== undefined && <DragCard name={nameOf(tree, dragged, labels)} />}
            >
              <VirtualList
                handleRef={list}
                items={lines}
                keyOf={idOf}
                itemHeight={LINE_HEIGHT}
                label={labels.lines(groupLabel)}
                className="cd-tree-list"
                pinned={pinned}
                attributesOf={attributesOf}
              >
                {(line) => (
                  <TreeRow
                    line={line}
                    on={on}
                    options={options}
                    isActive={line.id === (activeId ?? lines[0]?.id)}
                    drag={isDragged(line.id) ? (drag.drag?.by ?? 'none') : 'none'}
                    match={line.id === find.currentId ? 'current' : find.found.has(line.id) ? 'found' : 'none'}
                    textError={errorText(line.id, 'text')}
                    actionError={errorText(line.id, 'action')}
                    isReadOnly={isReadOnly}
                    keysId={keysId}
                    moveId={moveId}
                    moveLabel={words.handle}
                    labels={labels}
                  />
                )}
              </VirtualList>
            </DragArea>
            {tree.length === 0 && (
              <Text as="p" size="2" color="gray" className="cd-tree-none">
                {labels.treeEmpty}
              </Text>
            )}
          </div>
          {!isReadOnly && (
            <Button type="button" variant="soft" color="gray" className="cd-tree-add" onClick={handleAddQuestion}>
              <AddIcon size={16} aria-hidden />
              {labels.addQuestion}
            </Button>
          )}
          <Announcer>{drag.said}</Announcer>
        </div>
        {panel && (
          <TreePanelView
            panel={panel}
            findings={findings}
            onClose={() => setPanel(undefined)}
            groupLabel={groupLabel}
            tree={tree}
            prompt={prompt}
            from={playFrom}
            look={look}
            widgets={widgets}
            onPick={show}
            labels={labels}
          />
        )}
      </div>
    </div>
  );
}

function DragCard({ name }: { name: string }) {
  return <div className="cd-drag-card">{name}</div>;
}

const noIds: ReadonlySet<string> = new Set();

function without(ids: ReadonlySet<string>, gone: readonly string[]): ReadonlySet<string> {
  return new Set([...ids].filter((id) => !gone.includes(id)));
}

function idOf(line: QuestionLine): string {
  return line.id;
}

/** Beyond so many levels lines go no further in. */
const MAX_INDENT = 12;

function attributesOf({ depth, index, count }: QuestionLine) {
  return {
    className: 'cd-tree-line',
    'aria-level': depth + 1,
    'aria-posinset': index + 1,
    'aria-setsize': count,
    'data-depth': Math.min(depth, MAX_INDENT),
  };
}

function wordsOf(code: ErrorCode, labels: QuestionGroupsLabels): string {
  return labels.errors[code] ?? labels.errors.required ?? '';
}
