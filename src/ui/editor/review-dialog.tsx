import { Button } from '@radix-ui/themes';
import { useMemo, useRef, useSyncExternalStore, type MouseEvent, type RefObject } from 'react';
import { BecomesIcon } from '../base/icons';
import { Heading, Text } from '../base/text';
import { VisuallyHidden } from '../base/visually-hidden';
import { Dialog } from '../overlays/dialog';
import { changedSections, type ChangeLine, type ChangePart } from './change-lines';
import { useEditorFrame } from './editor-context';
import { useChangeLabels } from './change-labels';
import { firstControl, formAround } from './field-focus';
import { saveAll } from './save-all';

export interface ReviewDialogProps {
  open: boolean;
  onOpenChange(open: boolean): void;
  /** A part of the form that takes the focus afterwards. */
  placeRef: RefObject<HTMLElement | null>;
  /** Reviews the changes of a closed tab instead of this form's. */
  leftTitle?: string | undefined;
}

/** Every change as text, before anything is saved. */
export function ReviewDialog({ open, onOpenChange, placeRef, leftTitle }: ReviewDialogProps) {
  const frame = useEditorFrame();
  const { store } = frame;
  const labels = useChangeLabels();
  const editor = useSyncExternalStore(store.subscribe, store.get, store.get);
  const { value, saved, leftDraft } = editor;
  const isLeft = leftTitle !== undefined;
  const sections = useMemo(() => {
    const states = isLeft
      ? { before: value, after: { ...value, ...leftDraft?.patch } }
      : { before: saved, after: value };
    return open ? changedSections(frame, labels, states) : [];
  }, [frame, labels, open, isLeft, value, saved, leftDraft]);
  const count = sections.reduce((sum, { lines }) => sum + lines.length, 0);
  const returnTo = useRef<HTMLElement>(null);

  const close = (next: HTMLElement | null) => {
    returnTo.current = next;
    onOpenChange(false);
  };
  const closeToForm = () => close(firstControl(formAround(placeRef.current), placeRef.current));
  const handleOpenChange = (isOpen: boolean) => {
    returnTo.current = null;
    onOpenChange(isOpen);
  };
  const handleRevert = ({ names }: ChangeLine, { currentTarget }: MouseEvent<HTMLElement>) => {
    if (count === 1) closeToForm();
    else focusNextOf(currentTarget);
    frame.onEdit(Object.fromEntries(names.map((name) => [name, saved[name]])));
  };
  const discard = () => {
    closeToForm();
    if (isLeft) leftDraft?.onDiscard();
    else editor.onDiscardAll();
  };
  const accept = () => {
    if (!isLeft) return close(saveAll(store, formAround(placeRef.current)));
    closeToForm();
    leftDraft?.onRestore();
  };
  return (
    <Dialog
      open={open}
      onOpenChange={handleOpenChange}
      width="table"
      title={leftTitle ?? labels.reviewTitle}
      description={labels.changesIn(count, sections.length)}
      returnFocusRef={returnTo}
      footer={
        <>
          <Button type="button" variant="outline" color="gray" onClick={discard}>
            {isLeft ? labels.discard : labels.discardAll}
          </Button>
          <Button type="button" onClick={accept}>
            {isLeft ? labels.restore : labels.saveAll}
          </Button>
        </>
      }
    >
      <div className="cd-review">
        {sections.map(({ name, title, lines }) => (
          <section key={name} aria-label={title}>
            {title !== undefined && (
              <Heading as="h3" size="2" dir="auto" className="cd-review-title">
                {title}
              </Heading>
            )}
            <ul className="cd-review-lines">
              {lines.map((line) => (
                <Line key={line.key} line={line} onRevert={isLeft ? undefined : handleRevert} />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Dialog>
  );
}

interface LineProps {
  line: ChangeLine;
  onRevert: ((line: ChangeLine, event: MouseEvent<HTMLElement>) => void) | undefined;
}

function Line({ line, onRevert }: LineProps) {
  const labels = useChangeLabels();
  const { store } = useEditorFrame();
  const { errors, conflicts } = store.get();
  const wrong = line.names.map((name) => errors[name]).find((code) => code !== undefined);
  const tone = wrong === 'incomplete' ? 'gray' : 'red';
  const isContested = line.names.some((name) => name in conflicts);
  return (
    <li className="cd-review-line">
      <div className="cd-review-parts">
        {line.parts.map((part, index) => (
          <Part key={index} part={part} />
        ))}
        {wrong && (
          <Text as="p" size="1" color={tone}>
            {labels[wrong]}
          </Text>
        )}
        {isContested && (
          <Text as="p" size="1" color="amber">
            {labels.conflicts(1)}
          </Text>
        )}
      </div>
      {onRevert && (
        <Button
          type="button"
          size="1"
          variant="outline"
          color="gray"
          aria-label={labels.revertField(line.parts.map(({ label }) => label).join(', '))}
          data-revert
          onClick={(event) => onRevert(line, event)}
        >
          {labels.revert}
        </Button>
      )}
    </li>
  );
}

function Part({ part: { label, before, after } }: { part: ChangePart }) {
  const labels = useChangeLabels();
  return (
    <div className="cd-review-part">
      <Text as="p" size="2" weight="medium" dir="auto">
        {label}
      </Text>
      <Text as="p" size="2" className="cd-review-values">
        {before !== undefined && (
          <>
            <VisuallyHidden>{labels.before} </VisuallyHidden>
            <Text color="gray">
              <bdi>{before}</bdi>
            </Text>
            <BecomesIcon size={16} aria-hidden className="cd-directed" />
            <VisuallyHidden> {labels.after} </VisuallyHidden>
          </>
        )}
        <bdi>{after}</bdi>
      </Text>
    </div>
  );
}

/** Before the line disappears: focuses the next one, or the close button after the last. */
function focusNextOf(button: HTMLElement): void {
  const dialog = button.closest('[role="dialog"]');
  const all = [...(dialog?.querySelectorAll<HTMLElement>('[data-revert]') ?? [])];
  const next = all[all.indexOf(button) + 1] ?? dialog?.querySelector<HTMLElement>('.cd-dialog-head button');
  next?.focus();
}
