import type { EditorSection } from '../../model/editor';
import { Button, Text } from '@radix-ui/themes';
import { useEffect, useId, useLayoutEffect, useRef, type RefObject } from 'react';
import { CheckIcon } from '../icons';
import { useLabels } from '../labels';
import { ProblemCallout } from '../problem-callout';
import { editorLabels } from './editor-labels';

interface SaveBarProps {
  section: EditorSection;
  changeCount: number;
  /** Why saving has to wait. */
  blockedReason: string | undefined;
  onSave(): void;
}

/** The place at the end of a section in which its save bar appears, so that nothing below moves when it does. */
export function SaveBar({ section, ...bar }: SaveBarProps) {
  const place = useRef<HTMLDivElement>(null);
  const alert = useAlertFocus(section.status, place);
  const onUndo = section.status === 'clean' ? section.onUndo : undefined;
  const state = onUndo ? 'undoable' : section.status;
  return (
    <div ref={place} tabIndex={-1} className="cd-save" data-chatdeck="save-bar" data-state={state}>
      {section.status !== 'clean' && <Bar section={section} alert={alert} {...bar} />}
      {onUndo && <UndoLine onUndo={onUndo} />}
    </div>
  );
}

interface BarProps extends SaveBarProps {
  alert: RefObject<HTMLDivElement | null>;
}

function Bar({ section, changeCount, blockedReason, onSave, alert }: BarProps) {
  const labels = useLabels(editorLabels);
  const reasonId = useId();
  const bar = useFocusReturn();
  const isBusy = section.status === 'saving';
  const isDone = section.status === 'saved' && changeCount === 0;
  return (
    <div ref={bar} className="cd-save-bar">
      {section.status === 'failed' && section.problem && <ProblemCallout alertRef={alert} problem={section.problem} />}
      <div className="cd-save-line">
        <Text as="p" size="2" color="gray" id={reasonId} className="cd-save-text">
          {changeCount > 0 && labels.changes(changeCount)}
          {blockedReason !== undefined && <span className="cd-save-reason">{blockedReason}</span>}
        </Text>
        <div className="cd-save-actions">
          {/* Not `disabled`, which would throw the focus away from under the person who has just pressed the button. */}
          {!isDone && (
            <Button
              type="button"
              variant="soft"
              color="gray"
              aria-disabled={isBusy}
              onClick={isBusy ? undefined : section.onDiscard}
            >
              {labels.discard}
            </Button>
          )}
          <Button
            type="button"
            {...(isDone && savedLook)}
            aria-disabled={isBusy || isDone || blockedReason !== undefined}
            aria-describedby={reasonId}
            onClick={onSave}
          >
            {isDone && <CheckIcon size={16} aria-hidden />}
            {buttonText(section.status, labels)}
          </Button>
        </div>
      </div>
    </div>
  );
}

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

const savedLook = { variant: 'soft', color: 'green' } as const;

function buttonText(status: EditorSection['status'], labels: typeof editorLabels.defaults): string {
  if (status === 'saving') return labels.saving;
  return status === 'saved' ? labels.saved : labels.save;
}

/** Brings the focus to the alert of a save that has just failed, unless the person is typing again by then. */
function useAlertFocus(status: EditorSection['status'], place: RefObject<HTMLElement | null>) {
  const alert = useRef<HTMLDivElement>(null);
  const previous = useRef(status);
  useEffect(() => {
    const hasJustFailed = status === 'failed' && previous.current !== 'failed';
    previous.current = status;
    const focused = document.activeElement;
    if (hasJustFailed && (focused === document.body || place.current?.contains(focused))) alert.current?.focus();
  }, [status, place]);
  return alert;
}

/** When the bar goes with the focus inside, the focus stays in the bar's place, between this section and the next. */
function useFocusReturn() {
  const bar = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const place = bar.current?.parentElement;
    const inside = bar.current;
    return () => {
      if (inside?.contains(document.activeElement)) place?.focus({ preventScroll: true });
    };
  }, []);
  return bar;
}
