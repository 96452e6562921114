import type { EditorSection, SaveOffer } from '../../model/core/editor';
import { Button } from '@radix-ui/themes';
import { cva } from 'class-variance-authority';
import { memo, useId, type RefObject } from 'react';
import { CheckIcon } from '../base/icons';
import { Text } from '../base/text';
import { useFocusReturn } from '../base/use-focus-return';
import { useLatestCallback } from '../base/use-latest-callback';
import { accents } from '../base/variants';
import { ProblemCallout } from '../feedback/problem-callout';
import { useLabels } from '../theme/labels';
import { editorLabels } from './editor-labels';
import { isRefusal } from './refusal-notice';

const place = cva('cd-save', {
  variants: { state: { clean: '', dirty: '', saving: '', saved: 'cd-save-done', failed: '', undoable: '' } },
});

interface SaveBarProps {
  section: Omit<EditorSection, 'onSave'>;
  changeCount: number;
  /**
   * Every field is back at its value, but the answer of an earlier save was lost: the server may have another value.
   */
  isOutcomeUnknown: boolean;
  /** Another section announces the same failure. */
  isTold?: boolean | undefined;
  /** Why saving is blocked. */
  blockedReason: string | undefined;
  /** What `section.onUndo` does: `redo` reverts an undo. */
  offer?: SaveOffer<unknown>['kind'] | undefined;
  /** Replaces the generic text if there was no value before. */
  discardLabel?: string | undefined;
  alertRef: RefObject<HTMLDivElement | null>;
  onSave(): void;
}

/** The end of a section: its save button, what blocks it, and the undo of the last save. */
export function SaveBar(props: SaveBarProps) {
  const { section, changeCount, isOutcomeUnknown, blockedReason, isTold, offer = 'undo', alertRef, onSave } = props;
  const labels = useLabels(editorLabels);
  const reasonId = useId();
  const handleDiscard = useLatestCallback(section.onDiscard);
  const { status, problem } = section;
  const onUndo = status === 'clean' ? section.onUndo : undefined;
  const isDone = status === 'saved' && changeCount === 0;
  const isClean = changeCount === 0 && !isOutcomeUnknown;
  const reason = blockedReason ?? (isRefusal(section) ? labels.notSaved : undefined);
  const state = onUndo ? 'undoable' : status;
  return (
    <div tabIndex={-1} className={place({ state })} data-chatdeck="save-bar" data-state={state}>
      {status === 'failed' && problem && !isRefusal(section) && (
        <ProblemCallout alertRef={alertRef} problem={problem} isTold={isTold} />
      )}
      <div className="cd-save-line">
        {onUndo ? (
          <UndoLine offer={offer} onUndo={onUndo} />
        ) : (
          <Text as="p" size="2" color="gray" id={reasonId} className="cd-save-text">
            {changeCount > 0 && labels.changes(changeCount)}
            {isOutcomeUnknown && labels.outcomeUnknown}
            {reason !== undefined && <span className="cd-save-reason">{reason}</span>}
          </Text>
        )}
        <div className="cd-save-actions">
          {status !== 'clean' && !isDone && (
            <DiscardButton isBusy={status === 'saving'} onDiscard={handleDiscard}>
              {props.discardLabel ?? labels.discard}
            </DiscardButton>
          )}
          <SaveButton
            isDisabled={isClean || isDone || status === 'saving' || blockedReason !== undefined}
            isDone={isDone}
            describedBy={onUndo ? undefined : reasonId}
            onSave={onSave}
          >
            {status === 'saving' ? labels.saving : isDone ? labels.saved : labels.save}
          </SaveButton>
        </div>
      </div>
    </div>
  );
}

interface SaveButtonProps {
  isDisabled: boolean;
  isDone: boolean;
  describedBy: string | undefined;
  onSave(): void;
  children: string;
}

/** Not `disabled`, which would drop the focus of the button that was just pressed. */
const SaveButton = memo(function SaveButton({ isDisabled, isDone, describedBy, onSave, children }: SaveButtonProps) {
  return (
    <Button
      type="button"
      variant="outline"
      color="gray"
      {...(isDone && savedLook)}
      aria-disabled={isDisabled}
      aria-describedby={describedBy}
      onClick={onSave}
    >
      {isDone && <CheckIcon size={16} aria-hidden />}
      {children}
    </Button>
  );
});

const savedLook = { color: accents.success } as const;

interface DiscardButtonProps {
  isBusy: boolean;
  onDiscard(): void;
  children: string;
}

const DiscardButton = memo(function DiscardButton({ isBusy, onDiscard, children }: DiscardButtonProps) {
  const button = useFocusReturn<HTMLButtonElement>();
  return (
    <Button
      ref={button}
      type="button"
      variant="ghost"
      color="gray"
      aria-disabled={isBusy}
      onClick={isBusy ? undefined : onDiscard}
    >
      {children}
    </Button>
  );
});

interface UndoLineProps {
  offer: SaveOffer<unknown>['kind'];
  onUndo(): void;
}

function UndoLine({ offer, onUndo }: UndoLineProps) {
  const labels = useLabels(editorLabels);
  const line = useFocusReturn<HTMLDivElement>();
  return (
    <div ref={line} className="cd-save-text">
      <Text as="p" size="2" color="gray">
        {offer === 'redo' ? labels.undoneBefore : labels.savedBefore}
      </Text>
      <Button type="button" size="1" variant="outline" color="gray" onClick={onUndo}>
        {offer === 'redo' ? labels.redo : labels.undo}
      </Button>
    </div>
  );
}
