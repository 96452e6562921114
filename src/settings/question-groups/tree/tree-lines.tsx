import { checkNode } from '../../../model/settings/question-groups/checks';
import type { QuestionLine } from '../../../model/settings/question-groups/lines';
import type { QuestionWidget } from '../../../model/settings/question-groups/review';
import { answerActions } from '../../../model/settings/question-groups/tree';
import { shownLines } from '../../../model/settings/question-groups/tree-state';
import type { SelectOption } from '../../../ui/inputs/select';
import { VirtualList, type VirtualListHandle } from '../../../ui/later/virtual-list';
import { DragArea } from '../../../ui/ordering/drag-area';
import { sortableLabels } from '../../../ui/ordering/sortable-labels';
import { Text, VisuallyHidden } from '../../../ui/radix';
import { useLabels } from '../../../ui/theme/labels';
import { useId, useMemo, useRef, type KeyboardEvent } from 'react';
import { questionGroupsLabels } from '../labels';
import { lineName } from '../tree-labels';
import { TreeRowsContext, useTree } from './tree-context';
import { TreeRow } from './tree-row';
import { useLineFocus } from './use-line-focus';
import { usePointerDrag } from './use-pointer-drag';

/** Of most lines, in pixels. */
const LINE_HEIGHT = 48;

/** The lines in view. */
export function TreeLines() {
  const { state, dispatch, matches, groupLabel, errorsShown, widgets } = useTree();
  const { tree, collapsed, drag, activeId, target, leftIds, find, isReadOnly } = state;
  const labels = useLabels(questionGroupsLabels);
  const { instructions } = useLabels(sortableLabels);
  const [keysId, moveHelpId] = [useId(), useId()];
  const list = useRef<VirtualListHandle>(null);
  const lines = useMemo(() => shownLines({ tree, collapsed, drag }), [tree, collapsed, drag]);
  const found = useMemo(() => new Set(matches), [matches]);
  const pinned = useMemo(
    () => [...new Set([activeId, target?.id, drag?.id])].filter((id) => id !== undefined),
    [activeId, target?.id, drag?.id],
  );
  const options = useActionOptions(widgets);
  const rows = useMemo(
    () => ({ dispatch, isReadOnly, options, moveHelpId }),
    [dispatch, isReadOnly, options, moveHelpId],
  );
  useLineFocus(list, target);
  const dragEvents = usePointerDrag(list, lines);
  const dragged = drag?.by === 'pointer' ? lines.find(({ id }) => id === drag.id) : undefined;

  const handleKeyDown = (event: KeyboardEvent) => {
    const key = event.key.toLowerCase();
    if (!(event.ctrlKey || event.metaKey) || event.altKey || isReadOnly || (key !== 'z' && key !== 'y')) return;
    event.preventDefault();
    dispatch({ type: key === 'z' && !event.shiftKey ? 'undo' : 'redo', takesFocus: true });
  };
  return (
    <TreeRowsContext.Provider value={rows}>
      <VisuallyHidden id={moveHelpId}>{instructions}</VisuallyHidden>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- The keys are those of the fields inside. */}
      <div
        className="cd-tree-box"
        role="group"
        aria-label={labels.tree}
        aria-describedby={isReadOnly ? undefined : keysId}
        onKeyDown={handleKeyDown}
      >
        <DragArea {...dragEvents} overlay={dragged && <div className="cd-drag-card">{lineName(labels, dragged)}</div>}>
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
                  drag={id === drag?.id ? drag.by : 'none'}
                  match={!found.has(id) ? 'none' : id === find.currentId ? 'current' : 'found'}
                  textError={errors?.text}
                  actionError={errors?.action}
                />
              );
            }}
          </VirtualList>
        </DragArea>
        {lines.length === 0 && (
          <Text as="p" size="2" color="gray" className="cd-tree-none">
            {labels.treeEmpty}
          </Text>
        )}
      </div>
      {!isReadOnly && (
        <Text as="p" size="1" color="gray" id={keysId} className="cd-tree-keys">
          {labels.keys}
        </Text>
      )}
    </TreeRowsContext.Provider>
  );
}

function idOf(line: QuestionLine): string {
  return line.id;
}

/** Deeper levels are indented no further. */
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

/** What an answer can do: ask on, finish, or open a chat in one of the widgets. */
function useActionOptions(widgets: readonly QuestionWidget[]) {
  const labels = useLabels(questionGroupsLabels);
  return useMemo((): SelectOption[] => {
    const { actions, actionGroups } = labels;
    const known = answerActions.map((value) => {
      const group = value === 'new' || value === 'next' ? actionGroups.questions : actionGroups.endings;
      return { value, label: actions[value], group };
    });
    const widgetLabel = {
      online: labels.widget,
      offline: labels.offlineWidget,
      unfinished: labels.unfinishedWidget,
    };
    const chats = widgets
      .filter(({ uuid }) => uuid !== '')
      .map(({ uuid, name, status }) => ({
        value: uuid,
        label: widgetLabel[status](name),
        group: actionGroups.widgets,
      }));
    return [{ value: '', label: actions[''] }, ...known, ...chats];
  }, [widgets, labels]);
}
