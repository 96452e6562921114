import type { EditorSection } from '../../model/core/editor';
import { Button } from '@radix-ui/themes';
import { cva } from 'class-variance-authority';
import { memo, useId, type RefObject } from 'react';
import { CheckIcon } from '../base/icons';
import { Text } from '../base/text';
import { useFocusReturn } from '../focus/use-focus-return';
import { useLatestCallback } from '../base/use-latest-callback';
import { accents } from '../base/variants';
import { ProblemCallout } from '../feedback/problem-callout';
import { useLabels } from '../theme/labels';
import { editorLabels } from './editor-labels';
import { isRefusal } from './refusal-notice';
import { lazyPart } from '../later/lazy-part';
import type { OfferLine } from './undo-line';

const UndoLine = lazyPart(() => import('./later-parts').then((part) => part.UndoLine), null);

const place = cva('cd-save', {
  variants: { state: { clean: '', dirty: '', saving: '', saved: 'cd-save-done', failed: '', undoable: '' } },
});

interface SaveBarProps {
  section: Omit<EditorSection, 'onSave' | 'onUndo'>;
  changeCount: number;
  /**
   * Every field is back at its value, but the answer of an earlier save was lost: the server may have another value.
   */
  isOutcomeUnknown: boolean;
  /** Another section announces the same failure. */
  isTold?: boolean | undefined;
  /** Why saving is blocked. */
  blockedReason: string | undefined;
  /** The saves that can be undone or redone, newest first. */
  offers: readonly OfferLine[];
  /** Replaces the generic text if there was no value before. */
  discardLabel?: string | undefined;
  alertRef: RefObject<HTMLDivElement | null>;
  onSave(): void;
}

/** The end of a section: its save button, what blocks it, and the undo and redo of its saves. */
export function SaveBar(props: SaveBarProps) {
  const { section, changeCount, isOutcomeUnknown, blockedReason, isTold, alertRef, onSave } = props;
  const labels = useLabels(editorLabels);
  const reasonId = useId();
  const handleDiscard = useLatestCallback(section.onDiscard);
  const { status, problem } = section;
  const offers = status === 'saving' || status === 'saved' ? [] : props.offers;
  const isPlain = offers.length === 1 && status === 'clean';
  const isDone = status === 'saved' && changeCount === 0;
  const isClean = changeCount === 0 && !isOutcomeUnknown;
  const reason = blockedReason ?? (isRefusal(section) ? labels.notSaved : undefined);
  const state = status === 'clean' && offers.length > 0 ? 'undoable' : status;
  return (
    <div tabIndex={-1} className={place({ state })} data-chatdeck="save-bar" data-state={state}>
      {status === 'failed' && problem && !isRefusal(section) && (
        <ProblemCallout alertRef={alertRef} problem={problem} isTold={isTold} />
      )}
      <div className="cd-save-line">
        <div className="cd-save-said">
          {state !== 'undoable' && (
            <Text as="p" size="2" color="gray" id={reasonId} className="cd-save-text">
              {changeCount > 0 && labels.changes(changeCount)}
              {isOutcomeUnknown && labels.outcomeUnknown}
              {reason !== undefined && <span className="cd-save-reason">{reason}</span>}
            </Text>
          )}
          {offers.map((offer) => (
            <UndoLine key={offer.id} offer={offer} isPlain={isPlain} />
          ))}
        </div>
        <div className="cd-save-actions">
          {status !== 'clean' && !isDone && (
            <DiscardButton isBusy={status === 'saving'} onDiscard={handleDiscard}>
              {props.discardLabel ?? labels.discard}
            </DiscardButton>
          )}
          <SaveButton
            isDisabled={isClean || isDone || status === 'saving' || blockedReason !== undefined}
            isDone={isDone}
            describedBy={state === 'undoable' ? undefined : reasonId}
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
