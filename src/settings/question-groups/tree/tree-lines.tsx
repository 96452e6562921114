import type { ErrorCode } from '../../../model/core/editor';
import { checkNode } from '../../../model/settings/question-groups/checks';
import type { QuestionLine } from '../../../model/settings/question-groups/lines';
import { DragArea } from '../../../ui/ordering/drag-area';
import { useLabels } from '../../../ui/theme/labels';
import { Text, VisuallyHidden } from '../../../ui/radix';
import type { SelectOption } from '../../../ui/inputs/select';
import { sortableLabels } from '../../../ui/ordering/sortable-labels';
import { VirtualList, type VirtualListHandle } from '../../../ui/later/virtual-list';
import { useId, type KeyboardEvent, type RefObject } from 'react';
import type { QuestionGroupsLabels } from '../labels';
import type { RowIntents } from './row-intents';
import { lineName, TreeRow } from './tree-row';
import type { useTreeDrag } from './use-tree-drag';
import type { useTreeFind } from './use-tree-find';

interface TreeLinesProps {
  list: RefObject<VirtualListHandle | null>;
  groupLabel: string;
  drag: ReturnType<typeof useTreeDrag>;
  find: ReturnType<typeof useTreeFind>;
  on: RowIntents;
  options: readonly SelectOption[];
  activeId: string | undefined;
  /** Lines that stay in the page while they are out of view. */
  pinned: readonly string[];
  /** Whether a line says what is wrong with it. */
  saysErrors(id: string): boolean;
  isReadOnly: boolean;
  onKeyDown(event: KeyboardEvent): void;
  labels: QuestionGroupsLabels;
}

/** Of most lines, in pixels. */
const LINE_HEIGHT = 48;

/** The lines that are in view. */
export function TreeLines(props: TreeLinesProps) {
  const { list, groupLabel, drag, find, on, options, activeId, pinned, isReadOnly, labels } = props;
  const words = useLabels(sortableLabels);
  const [keysId, moveId] = [useId(), useId()];
  const { lines } = drag;
  const dragged = drag.drag?.by === 'pointer' ? lines.find(({ id }) => id === drag.drag?.id) : undefined;
  return (
    <>
      <VisuallyHidden id={moveId}>{words.instructions}</VisuallyHidden>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- The keys are those of the fields inside. */}
      <div
        className="cd-tree-box"
        role="group"
        aria-label={labels.tree}
        aria-describedby={isReadOnly ? undefined : keysId}
        onKeyDown={props.onKeyDown}
      >
        <DragArea
          {...drag.pointer}
          overlay={dragged && <div className="cd-drag-card">{lineName(dragged, labels)}</div>}
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
              const errors = props.saysErrors(line.id) ? checkNode(line) : undefined;
              return (
                <TreeRow
                  line={line}
                  on={on}
                  options={options}
                  isActive={line.id === (activeId ?? lines[0]?.id)}
                  drag={line.id === drag.drag?.id ? drag.drag.by : 'none'}
                  match={line.id === find.currentId ? 'current' : find.found.has(line.id) ? 'found' : 'none'}
                  textError={wordsOf(errors?.text, labels)}
                  actionError={wordsOf(errors?.action, labels)}
                  isReadOnly={isReadOnly}
                  moveId={moveId}
                  moveLabel={words.handle}
                  labels={labels}
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
    </>
  );
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

function wordsOf(code: ErrorCode | undefined, labels: QuestionGroupsLabels): string | undefined {
  return code && (labels.errors[code] ?? labels.errors.required);
}
