import { FoldAllIcon, PlayIcon, RedoIcon, ReviewIcon, UndoIcon, UnfoldAllIcon } from '../../../ui/base/icons';
import { Button, IconButton } from '../../../ui/radix';
import { useFormat } from '../../../ui/format/format';
import type { ReactNode, Ref } from 'react';
import type { QuestionGroupsLabels } from '../labels';

export type TreePanel = 'player' | 'check';

interface TreeToolbarProps {
  toolsRef: Ref<HTMLDivElement>;
  onUndo: (() => void) | undefined;
  onRedo: (() => void) | undefined;
  onFoldAll(isCollapsed: boolean): void;
  find: ReactNode;
  panel: TreePanel | undefined;
  onPanelChange(panel: TreePanel | undefined): void;
  findingCount: number;
  isReadOnly: boolean;
  labels: QuestionGroupsLabels;
}

/** What can be done with the tree as a whole. */
export function TreeToolbar(props: TreeToolbarProps) {
  const { toolsRef, onUndo, onRedo, onFoldAll, find, panel, onPanelChange, findingCount, isReadOnly, labels } = props;
  const { count } = useFormat();
  const toggle = (other: TreePanel) => onPanelChange(panel === other ? undefined : other);
  return (
    <div ref={toolsRef} className="cd-tree-tools" role="group" aria-label={labels.tools}>
      <div className="cd-tree-tool-group">
        {!isReadOnly && (
          <>
            <Tool label={labels.undo} onPress={onUndo}>
              <UndoIcon size={16} aria-hidden />
            </Tool>
            <Tool label={labels.redo} onPress={onRedo}>
              <RedoIcon size={16} aria-hidden />
            </Tool>
          </>
        )}
        <Tool label={labels.collapseAll} onPress={() => onFoldAll(true)}>
          <FoldAllIcon size={16} aria-hidden />
        </Tool>
        <Tool label={labels.expandAll} onPress={() => onFoldAll(false)}>
          <UnfoldAllIcon size={16} aria-hidden />
        </Tool>
      </div>
      {find}
      <div className="cd-tree-tool-group cd-tree-panels">
        <Button
          type="button"
          variant="soft"
          color="gray"
          aria-expanded={panel === 'player'}
          data-panel="player"
          onClick={() => toggle('player')}
        >
          <PlayIcon size={16} aria-hidden />
          {labels.tryIt}
        </Button>
        <Button
          type="button"
          variant="soft"
          color="gray"
          aria-expanded={panel === 'check'}
          data-panel="check"
          onClick={() => toggle('check')}
        >
          <ReviewIcon size={16} aria-hidden />
          {labels.checkCount(findingCount, count(findingCount))}
        </Button>
      </div>
    </div>
  );
}

interface ToolProps {
  label: string;
  /** Absent where there is nothing to do; the button stays focusable. */
  onPress: (() => void) | undefined;
  children: ReactNode;
}

function Tool({ label, onPress, children }: ToolProps) {
  return (
    <IconButton
      type="button"
      variant="soft"
      color="gray"
      aria-label={label}
      title={label}
      aria-disabled={onPress === undefined || undefined}
      onClick={onPress}
    >
      {children}
    </IconButton>
  );
}
