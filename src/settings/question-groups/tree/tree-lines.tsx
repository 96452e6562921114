import { checkNode } from '../../../model/settings/question-groups/checks';
import { dropPlaces } from '../../../model/settings/question-groups/drop';
import { isEmptyLine, type QuestionLine } from '../../../model/settings/question-groups/lines';
import { flawsById } from '../../../model/settings/question-groups/review';
import { shownLines } from '../../../model/settings/question-groups/tree-state';
import { VirtualList, type VirtualListHandle } from '../../../ui/later/virtual-list';
import { SortableArea } from '../../../ui/ordering/sortable-area';
import { Text, VisuallyHidden } from '../../../ui/radix';
import { useLabels } from '../../../ui/theme/labels';
import { useId, useMemo, useRef } from 'react';
import { questionGroupsLabels } from '../labels';
import { lineName } from '../tree-labels';
import { TreeRowsContext, useTree } from './tree-context';
import { TreeRow } from './tree-row';
import { revealLine, useLineFocus } from './use-line-focus';
import { useActions } from './use-actions';
import { useRowClipboard } from './use-row-clipboard';

/** Without a drag; always the same, or every line would render again. */
const none: string[] = [];

/** The height of most lines, in pixels. */
const LINE_HEIGHT = 40;

/** The visible lines. */
export function TreeLines() {
  const { state, dispatch, onLinkCopy, matches, groupLabel, errorsShown, widgets, findings, visited, target } =
    useTree();
  const { tree, collapsed, drag, activeId, leftIds, find, isReadOnly } = state;
  const labels = useLabels(questionGroupsLabels);
  const keysId = useId();
  const list = useRef<VirtualListHandle>(null);
  const draggedId = drag?.id;
  const lines = useMemo(() => shownLines(tree, collapsed, draggedId), [tree, collapsed, draggedId]);
  const found = useMemo(() => new Set(matches), [matches]);
  const flaws = useMemo(() => flawsById(findings), [findings]);
  const places = useMemo(() => (draggedId === undefined ? none : dropPlaces(lines, draggedId)), [lines, draggedId]);
  const sortable = useMemo(() => (draggedId === undefined ? none : lines.map(idOf)), [lines, draggedId]);
  const pinned = useMemo(
    () => pinnedIds([activeId, target?.id, draggedId], places, drag?.to),
    [activeId, target?.id, draggedId, places, drag?.to],
  );
  const actions = useActions(widgets);
  const rows = useMemo(
    () => ({ dispatch, onLinkCopy, isReadOnly, ...actions }),
    [dispatch, onLinkCopy, isReadOnly, actions],
  );
  const clipboard = useRowClipboard();
  useLineFocus(list, target);

  const itemOf = (id: string) => {
    const line = lines.find((one) => one.id === id);
    return line && { name: lineName(labels, line), index: line.index, count: line.count };
  };
  const handlePlaceChange = (index: number) => {
    dispatch({ type: 'dragTo', index });
    if (drag?.by === 'keyboard') revealLine(list.current, places[index] ?? '');
  };
  return (
    <TreeRowsContext.Provider value={rows}>
      <div
        className="cd-tree-box"
        data-drag={drag?.by}
        data-edits="tree"
        role="group"
        aria-label={labels.tree}
        {...clipboard}
        aria-describedby={isReadOnly ? undefined : keysId}
      >
        <SortableArea
          drag={drag}
          items={sortable}
          places={places}
          itemOf={itemOf}
          onPickUp={(id, by) => dispatch({ type: 'pickUp', id, by })}
          onPlaceChange={handlePlaceChange}
          onDrop={() => dispatch({ type: 'drop' })}
          onCancel={() => dispatch({ type: 'cancelDrag' })}
          overlay={drag && <div className="cd-drag-card">{itemOf(drag.id)?.name}</div>}
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
            {(line) => {
              const { id } = line;
              const showsErrors = errorsShown === 'all' || (errorsShown === 'onLeave' && leftIds.has(id));
              const errors = showsErrors ? checkNode(line) : undefined;
              return (
                <TreeRow
                  {...line}
                  isActive={id === (activeId ?? lines[0]?.id)}
                  isOpen={id === activeId}
                  match={!found.has(id) ? 'none' : id === find.currentId ? 'current' : 'found'}
                  textError={errors?.text}
                  actionError={errors?.action}
                  flaw={isEmptyLine(line) ? undefined : flaws.get(id)}
                  isVisited={visited.has(id)}
                />
              );
            }}
          </VirtualList>
        </SortableArea>
        {lines.length === 0 && (
          <Text as="p" size="2" color="gray" className="cd-tree-none">
            {labels.treeEmpty}
          </Text>
        )}
      </div>
      {!isReadOnly && (
        <VisuallyHidden>
          <p id={keysId}>{labels.keys}</p>
        </VisuallyHidden>
      )}
    </TreeRowsContext.Provider>
  );
}

function idOf(line: QuestionLine): string {
  return line.id;
}

function attributesOf({ depth, index, count }: QuestionLine) {
  return { 'aria-level': depth + 1, 'aria-posinset': index + 1, 'aria-setsize': count };
}

/** The given lines and, during a drag, those at its next possible places, however far away. */
function pinnedIds(ids: readonly (string | undefined)[], places: readonly string[], to = 0): string[] {
  const next = [places[0], places[to - 1], places[to], places[to + 1], places.at(-1)];
  return [...new Set([...ids, ...next])].filter((id) => id !== undefined);
}
