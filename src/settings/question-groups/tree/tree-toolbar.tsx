import type { TreePanel } from '../../../model/settings/question-groups/tree-state';
import { FoldAllIcon, HelpIcon, PlayIcon, RedoIcon, ReviewIcon, UndoIcon, UnfoldAllIcon } from '../../../ui/base/icons';
import { useFormat } from '../../../ui/format/format';
import { Button, IconButton } from '../../../ui/radix';
import { useLabels } from '../../../ui/theme/labels';
import type { ReactNode } from 'react';
import { questionGroupsLabels } from '../labels';
import { useTree } from './tree-context';
import { TreeFind } from './tree-find';

interface TreeToolbarProps {
  /** Whether the list of keys is open; absent if there is none. */
  isLegendOpen: boolean | undefined;
  onLegendOpenChange(isOpen: boolean): void;
}

/** The actions on the whole tree. */
export function TreeToolbar({ isLegendOpen, onLegendOpenChange }: TreeToolbarProps) {
  const { state, dispatch, findings, history, travel } = useTree();
  const labels = useLabels(questionGroupsLabels);
  const { count } = useFormat();
  return (
    <div className="cd-tree-tools" role="group" aria-label={labels.tools}>
      <div className="cd-tree-tool-group">
        {history && !state.isReadOnly && (
          <>
            <Tool label={labels.undo} isDisabled={!history.canUndo} onPress={() => travel('onUndo')}>
              <UndoIcon size={16} aria-hidden />
            </Tool>
            <Tool label={labels.redo} isDisabled={!history.canRedo} onPress={() => travel('onRedo')}>
              <RedoIcon size={16} aria-hidden />
            </Tool>
          </>
        )}
        <Tool label={labels.collapseAll} onPress={() => dispatch({ type: 'foldAll', isCollapsed: true })}>
          <FoldAllIcon size={16} aria-hidden />
        </Tool>
        <Tool label={labels.expandAll} onPress={() => dispatch({ type: 'foldAll', isCollapsed: false })}>
          <UnfoldAllIcon size={16} aria-hidden />
        </Tool>
      </div>
      <TreeFind />
      <div className="cd-tree-tool-group cd-tree-panels">
        {state.panel?.name !== 'player' && (
          <PanelButton name="player">
            <PlayIcon size={16} aria-hidden />
            {labels.tryIt}
          </PanelButton>
        )}
        <PanelButton name="check">
          <ReviewIcon size={16} aria-hidden />
          {labels.checkCount(findings.length, count(findings.length))}
        </PanelButton>
        {isLegendOpen !== undefined && (
          <Tool label={labels.legend} isOpen={isLegendOpen} onPress={() => onLegendOpenChange(!isLegendOpen)}>
            <HelpIcon size={16} aria-hidden />
          </Tool>
        )}
      </div>
    </div>
  );
}

interface ToolProps {
  label: string;
  /** When there is nothing to do; the button stays focusable. */
  isDisabled?: boolean;
  /** Whether what it shows is open. */
  isOpen?: boolean;
  onPress(): void;
  children: ReactNode;
}

function Tool({ label, isDisabled = false, isOpen, onPress, children }: ToolProps) {
  return (
    <IconButton
      type="button"
      variant="outline"
      color="gray"
      aria-label={label}
      title={label}
      aria-disabled={isDisabled || undefined}
      aria-expanded={isOpen}
      onClick={isDisabled ? undefined : onPress}
    >
      {children}
    </IconButton>
  );
}

function PanelButton({ name, children }: { name: TreePanel['name']; children: ReactNode }) {
  const { state, dispatch } = useTree();
  return (
    <Button
      type="button"
      variant="outline"
      color="gray"
      aria-expanded={state.panel?.name === name}
      data-panel={name}
      onClick={() => dispatch({ type: 'togglePanel', name })}
    >
      {children}
    </Button>
  );
}
