import { Button } from '@radix-ui/themes';
import { cva } from 'class-variance-authority';
import { useId, useRef, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { refusedField } from '../../model/core/editor';
import { Announcer } from '../base/announcer';
import { AlertIcon, WarningIcon } from '../base/icons';
import { ariaKeys } from '../keys/shortcuts';
import { Text } from '../base/text';
import { focusedElement } from '../focus/composed-tree';
import { useFocusReturn } from '../focus/use-focus-return';
import { useEditorFrame } from './editor-context';
import { useChangeLabels } from './change-labels';
import { controlOf, formAround, showBlocker } from './field-focus';
import { summaryOf, type FrameSummary } from './frame-summary';
import { ReviewDialog } from './review-dialog';
import { saveAll } from './save-all';
import { useFormKeys } from './use-form-keys';

const place = cva('cd-form-end', {
  variants: { state: { clean: '', dirty: 'cd-form-end-open', saving: 'cd-form-end-open', failed: 'cd-form-end-open' } },
});

/** The bar at the end of a form, for the unsaved changes of all sections. */
export function ChangeBar() {
  const { store } = useEditorFrame();
  const read = () => summaryOf(store);
  const summary = useSyncExternalStore(store.subscribe, read, read);
  const element = useRef<HTMLDivElement>(null);
  const [isReviewing, setReviewing] = useState(false);
  const [hasReviewed, setHasReviewed] = useState(false);
  if (isReviewing && summary.changeCount === 0) setReviewing(false);
  const state = stateOf(summary);
  const handleReview = () => {
    // When nothing has the focus, the review returns it to the bar.
    const focused = focusedElement();
    if (!focused || focused === document.body) element.current?.focus({ preventScroll: true });
    setReviewing(true);
    setHasReviewed(true);
  };
  const said = useFormKeys(element, handleReview);
  return (
    <div ref={element} tabIndex={-1} className={place({ state })} data-chatdeck="change-bar" data-state={state}>
      {state !== 'clean' && (
        <Bar
          summary={summary}
          onReview={handleReview}
          onSaveAll={() => showBlocker(saveAll(store, formAround(element.current)))}
        />
      )}
      {hasReviewed && <ReviewDialog open={isReviewing} onOpenChange={setReviewing} placeRef={element} />}
      <Announcer>{said}</Announcer>
    </div>
  );
}

function stateOf({ changeCount, pending, failed, isSaving }: FrameSummary) {
  if (failed.length > 0) return 'failed';
  if (isSaving) return 'saving';
  return changeCount > 0 || pending.length > 0 ? 'dirty' : 'clean';
}

interface BarProps {
  summary: FrameSummary;
  onReview(): void;
  onSaveAll(): void;
}

function Bar({ summary, onReview, onSaveAll }: BarProps) {
  const { changeCount, sectionCount, pending, failed, isSaving, errorCount, conflictCount } = summary;
  const { store } = useEditorFrame();
  const labels = useChangeLabels();
  const bar = useFocusReturn<HTMLDivElement>();
  const textId = useId();
  const isIdle = pending.length === 0;
  const isBlocked = errorCount + conflictCount > 0;
  return (
    <div ref={bar} role="group" aria-label={labels.unsaved} className="cd-form-bar">
      <Text as="div" size="2" id={textId} className="cd-form-bar-text">
        {changeCount > 0 && <span>{labels.changesIn(changeCount, sectionCount)}</span>}
        {changeCount === 0 && isSaving && <span>{labels.saving}</span>}
        {errorCount > 0 && (
          <Text color="red" className="cd-form-bar-mark">
            <AlertIcon size={16} aria-hidden />
            {labels.toCorrect(errorCount)}
          </Text>
        )}
        {conflictCount > 0 && (
          <Text color="amber" className="cd-form-bar-mark">
            <WarningIcon size={16} aria-hidden />
            {labels.conflicts(conflictCount)}
          </Text>
        )}
        {isBlocked && <ShowProblem onShow={onSaveAll} />}
        {failed[0] !== undefined && <Failure section={failed[0]} />}
      </Text>
      <div className="cd-form-bar-actions">
        {changeCount > 0 && (
          <>
            <Button
              type="button"
              variant="outline"
              color="gray"
              aria-keyshortcuts={ariaKeys('review')}
              onClick={onReview}
            >
              {labels.review}
            </Button>
            <Button
              type="button"
              variant="outline"
              color="gray"
              aria-disabled={isIdle}
              onClick={isIdle ? undefined : () => store.get().onDiscardAll()}
            >
              {labels.discardAll}
            </Button>
          </>
        )}
        <Button type="button" aria-disabled={isIdle || isBlocked} aria-describedby={textId} onClick={onSaveAll}>
          {labels.saveAll}
        </Button>
      </div>
    </div>
  );
}

/** The section that wasn't saved, and a link to the field or alert with the reason. */
function Failure({ section }: { section: string }) {
  const { store } = useEditorFrame();
  const labels = useChangeLabels();
  const line = useRef<HTMLSpanElement>(null);
  const title = store.titles.get(section);
  const handleShow = () => {
    const form = formAround(line.current?.closest<HTMLElement>('[data-chatdeck="change-bar"]'));
    if (store.open && !store.items.has(section)) flushSync(() => store.open?.(section, 'problem'));
    const state = store.get().sections[section];
    const field = state && refusedField(state);
    const control = field === undefined ? null : controlOf(form, field);
    const alert = store.alerts.get(section)?.current ?? form?.querySelector<HTMLElement>('[role="alert"]');
    (control ?? alert)?.focus();
  };
  return (
    <Text ref={line} color="red" className="cd-form-bar-mark">
      <AlertIcon size={16} aria-hidden />
      <span dir="auto">{title === undefined ? labels.notSaved : labels.notSavedSection(title)}</span>
      <ShowProblem onShow={handleShow} />
    </Text>
  );
}

function ShowProblem({ onShow }: { onShow(): void }) {
  const labels = useChangeLabels();
  return (
    <Button type="button" size="1" variant="outline" color="gray" onClick={() => onShow()}>
      {labels.showProblem}
    </Button>
  );
}
