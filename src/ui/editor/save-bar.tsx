import type { EditorSection } from '../../model/core/editor';
import { Button } from '@radix-ui/themes';
import { cva } from 'class-variance-authority';
import { memo, useId, useRef, type RefObject } from 'react';
import { CheckIcon } from '../base/icons';
import { useLabels } from '../theme/labels';
import { ProblemCallout } from '../feedback/problem-callout';
import { editorLabels } from './editor-labels';
import { isRefusal } from './refusal-notice';
import { useBeforePaint } from '../base/use-before-paint';
import { useLatestCallback } from '../base/use-latest-callback';
import { Text } from '../base/text';
import { accents } from '../base/variants';

const place = cva('cd-save', {
  variants: {
    state: {
      clean: '',
      dirty: 'cd-save-open',
      saving: 'cd-save-open',
      saved: 'cd-save-open cd-save-done',
      failed: 'cd-save-open',
      undoable: 'cd-save-open',
    },
  },
});

interface SaveBarProps {
  section: EditorSection;
  changeCount: number;
  /** Every field is back at its value, but the answer of an earlier save was lost: the server may hold another. */
  isOutcomeUnknown: boolean;
  /** Why saving has to wait. */
  blockedReason: string | undefined;
  /** In place of the common word, where nothing stood there before. */
  discardLabel?: string | undefined;
  alertRef: RefObject<HTMLDivElement | null>;
  onSave(): void;
}

/** The place at the end of a section in which its save bar appears, so that nothing below moves when it does. */
export function SaveBar({ section, ...bar }: SaveBarProps) {
  const onUndo = section.status === 'clean' ? section.onUndo : undefined;
  const state = onUndo ? 'undoable' : section.status;
  return (
    <div tabIndex={-1} className={place({ state })} data-chatdeck="save-bar" data-state={state}>
      {section.status !== 'clean' && <Bar section={section} {...bar} />}
      {onUndo && <UndoLine onUndo={onUndo} />}
    </div>
  );
}

function Bar(props: SaveBarProps) {
  const { section, changeCount, isOutcomeUnknown, blockedReason, discardLabel, alertRef, onSave } = props;
  const labels = useLabels(editorLabels);
  const reasonId = useId();
  const bar = useFocusReturn();
  const handleDiscard = useLatestCallback(section.onDiscard);
  const isBusy = section.status === 'saving';
  const isDone = section.status === 'saved' && changeCount === 0;
  const reason = blockedReason ?? (isRefusal(section) ? labels.notSaved : undefined);
  return (
    <div ref={bar} className="cd-save-bar">
      {section.status === 'failed' && section.problem && !isRefusal(section) && (
        <ProblemCallout alertRef={alertRef} problem={section.problem} />
      )}
      <div className="cd-save-line">
        <Text as="p" size="2" color="gray" id={reasonId} className="cd-save-text">
          {changeCount > 0 && labels.changes(changeCount)}
          {isOutcomeUnknown && labels.outcomeUnknown}
          {reason !== undefined && <span className="cd-save-reason">{reason}</span>}
        </Text>
        <SaveActions
          reasonId={reasonId}
          isBusy={isBusy}
          isDone={isDone}
          isBlocked={blockedReason !== undefined}
          discardText={discardLabel ?? labels.discard}
          saveText={buttonText(section.status, labels)}
          onDiscard={handleDiscard}
          onSave={onSave}
        />
      </div>
    </div>
  );
}

interface SaveActionsProps {
  reasonId: string;
  isBusy: boolean;
  isDone: boolean;
  isBlocked: boolean;
  discardText: string;
  saveText: string;
  onDiscard(): void;
  onSave(): void;
}

/** Not `disabled`, which would throw the focus away from under the person who has just pressed the button. */
const SaveActions = memo(function SaveActions(props: SaveActionsProps) {
  const { reasonId, isBusy, isDone, isBlocked, discardText, saveText, onDiscard, onSave } = props;
  return (
    <div className="cd-save-actions">
      {!isDone && (
        <Button
          type="button"
          variant="soft"
          color="gray"
          aria-disabled={isBusy}
          onClick={isBusy ? undefined : onDiscard}
        >
          {discardText}
        </Button>
      )}
      <Button
        type="button"
        {...(isDone && savedLook)}
        aria-disabled={isBusy || isDone || isBlocked}
        aria-describedby={reasonId}
        onClick={onSave}
      >
        {isDone && <CheckIcon size={16} aria-hidden />}
        {saveText}
      </Button>
    </div>
  );
});

/** What is left of the bar for a while after a save. */
function UndoLine({ onUndo }: { onUndo(): void }) {
  const labels = useLabels(editorLabels);
  return (
    <div className="cd-save-bar cd-save-undo">
      <Text as="p" size="2" color="gray" className="cd-save-text">
        {labels.savedBefore}
      </Text>
      <Button type="button" size="1" variant="outline" color="gray" onClick={onUndo}>
        {labels.undo}
      </Button>
    </div>
  );
}

const savedLook = { variant: 'soft', color: accents.success } as const;

function buttonText(status: EditorSection['status'], labels: typeof editorLabels.defaults): string {
  if (status === 'saving') return labels.saving;
  return status === 'saved' ? labels.saved : labels.save;
}

/** When the bar goes with the focus inside, the focus stays in the bar's place, between this section and the next. */
function useFocusReturn() {
  const bar = useRef<HTMLDivElement>(null);
  useBeforePaint(() => {
    const place = bar.current?.parentElement;
    const inside = bar.current;
    return () => {
      if (inside?.contains(document.activeElement)) place?.focus({ preventScroll: true });
    };
  }, []);
  return bar;
}
