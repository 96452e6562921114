import { checkTree } from '../../../model/settings/question-groups/checks';
import { foldableIds } from '../../../model/settings/question-groups/lines';
import { reviewQuestions, type QuestionWidget } from '../../../model/settings/question-groups/review';
import { makeNodeId, pathTo, type QuestionTree } from '../../../model/settings/question-groups/tree';
import { addQuestion, moveNode } from '../../../model/settings/question-groups/tree-edits';
import type { WidgetLook } from '../../../model/widget-preview/widget-preview';
import { Announcer } from '../../../ui/base/announcer';
import { AddIcon } from '../../../ui/base/icons';
import { Button } from '../../../ui/radix';
import type { VirtualListHandle } from '../../../ui/later/virtual-list';
import { useDeferredValue, useImperativeHandle, useMemo, useRef, useState } from 'react';
import type { Ref } from 'react';
import { nameOf } from './check-panel';
import type { QuestionGroupsLabels } from '../labels';
import { TreeFind } from './tree-find';
import { TreeLines } from './tree-lines';
import { TreeNote } from './tree-note';
import { TreePanelView } from './tree-panel';
import { TreePath } from './tree-path';
import { TreeToolbar, type TreePanel } from './tree-toolbar';
import { useActionOptions } from './use-action-options';
import { useNodeFocus } from './use-node-focus';
import { useNotes, useRowIntents } from './use-row-intents';
import { useSaid } from './use-said';
import { useTreeDrag } from './use-tree-drag';
import { useTreeEdits } from './use-tree-edits';
import { useTreeFind } from './use-tree-find';
import { useTreeSteps } from './use-tree-steps';

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

/** The questions and answers of a group as lines: written, folded, moved, searched, tried and checked. */
export function TreeEditor(props: TreeEditorProps) {
  const { groupLabel, tree, onTreeChange, collapsed, onCollapsedChange, errorsShown, isReadOnly, labels } = props;
  const { widgets, look, prompt } = props;
  const list = useRef<VirtualListHandle>(null);
  const tools = useRef<HTMLDivElement>(null);
  const [activeId, setActiveId] = useState<string>();
  const [leftIds, setLeftIds] = useState<ReadonlySet<string>>(noIds);
  const [panel, setPanel] = useState<TreePanel>();
  const [playFrom, setPlayFrom] = useState<{ id?: string }>({});

  const edits = useTreeEdits(tree, onTreeChange);
  const notes = useNotes(labels);
  const { said, say } = useSaid();
  const { wanted, focusNode, showNode } = useNodeFocus(list);
  const drag = useTreeDrag({
    tree,
    collapsed,
    list,
    nameOf: (id) => nameOf(tree, id, labels),
    onMove: (id, to) => {
      const next = moveNode(tree, id, to);
      edits.apply(next, { note: notes.lostNext(tree, next) });
    },
    say,
  });
  const { lines } = drag;

  const unfoldPath = (id: string, withItself: boolean, within = tree) => {
    const path = pathTo(within, id);
    const ids = (withItself ? path : path.slice(0, -1)).map((node) => node.id);
    if (ids.some((above) => collapsed.has(above))) onCollapsedChange(without(collapsed, ids));
  };
  const show = (id: string) => {
    unfoldPath(id, false);
    focusNode(id);
  };
  const on = useRowIntents({
    tree,
    lines,
    edits,
    drag,
    isReadOnly,
    focusNode,
    unfold: (id) => unfoldPath(id, true),
    onFold: (id) => onCollapsedChange(collapsed.has(id) ? without(collapsed, [id]) : new Set([...collapsed, id])),
    onTryFrom: (id) => {
      setPlayFrom({ id });
      setPanel('player');
    },
    onEnter: setActiveId,
    onLeave: (id) => setLeftIds((ids) => (ids.has(id) ? ids : new Set([...ids, id]))),
    labels,
  });
  const find = useTreeFind(tree, (id) => {
    unfoldPath(id, false);
    showNode(id);
  });
  const steps = useTreeSteps({
    tree,
    lines,
    activeId,
    edits,
    isReadOnly,
    unfold: (id, within) => unfoldPath(id, false, within),
    focusNode,
    showNode,
    say,
    labels,
  });
  const options = useActionOptions(widgets, labels);
  const settledTree = useDeferredValue(tree);
  const findings = useMemo(() => reviewQuestions(settledTree, widgets), [settledTree, widgets]);
  useImperativeHandle(props.handleRef, () => ({
    showFirstError() {
      const [first] = Object.entries(checkTree(tree));
      if (!first) return;
      const [id, errors] = first;
      unfoldPath(id, false);
      focusNode(id, errors.text ? 'text' : 'action');
    },
  }));
  const draggedId = drag.drag?.id;
  const pinned = useMemo(
    () => [...new Set([activeId, wanted, draggedId])].flatMap((id) => (id === undefined ? [] : [id])),
    [activeId, wanted, draggedId],
  );
  const handleAddQuestion = () => {
    const next = addQuestion(tree, () => makeNodeId(Math.random));
    edits.apply(next);
    const added = next.at(-1);
    if (added) focusNode(added.id);
  };
  const handlePanelChange = (next: TreePanel | undefined) => {
    if (next === 'player') setPlayFrom({});
    setPanel(next);
  };
  const handlePanelClose = () => {
    tools.current?.querySelector<HTMLElement>(`[data-panel="${panel}"]`)?.focus();
    setPanel(undefined);
  };
  return (
    <div className="cd-tree" data-chatdeck="question-tree" data-panel={panel}>
      <TreeToolbar
        toolsRef={tools}
        onUndo={steps.undo}
        onRedo={steps.redo}
        onFoldAll={(isCollapsed) => onCollapsedChange(isCollapsed ? new Set(foldableIds(tree)) : noIds)}
        find={
          <TreeFind
            words={find.words}
            onWordsChange={find.change}
            matchCount={find.matches.length}
            current={find.current}
            currentName={find.currentId === undefined ? '' : nameOf(tree, find.currentId, labels)}
            onStep={find.step}
            labels={labels}
          />
        }
        panel={panel}
        onPanelChange={handlePanelChange}
        findingCount={findings.length}
        isReadOnly={isReadOnly}
        labels={labels}
      />
      <div className="cd-tree-main">
        <div className="cd-tree-lines">
          <div className="cd-tree-where">
            <TreePath tree={tree} id={activeId} onPick={show} labels={labels} />
            <TreeNote note={edits.note} onUndo={steps.undo} labels={labels} />
          </div>
          <TreeLines
            list={list}
            groupLabel={groupLabel}
            drag={drag}
            find={find}
            on={on}
            options={options}
            activeId={activeId}
            pinned={pinned}
            saysErrors={(id) => errorsShown === 'all' || (errorsShown === 'onLeave' && leftIds.has(id))}
            isReadOnly={isReadOnly}
            onKeyDown={steps.handleKeyDown}
            labels={labels}
          />
          {!isReadOnly && (
            <Button type="button" variant="soft" color="gray" className="cd-tree-add" onClick={handleAddQuestion}>
              <AddIcon size={16} aria-hidden />
              {labels.addQuestion}
            </Button>
          )}
          <Announcer>{said}</Announcer>
        </div>
        {panel && (
          <TreePanelView
            panel={panel}
            findings={findings}
            onClose={handlePanelClose}
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

const noIds: ReadonlySet<string> = new Set();

function without(ids: ReadonlySet<string>, gone: readonly string[]): ReadonlySet<string> {
  return new Set([...ids].filter((id) => !gone.includes(id)));
}
