import type { EditorSection as SectionState, SaveBlocker } from '../../model/core/editor';
import { cva } from 'class-variance-authority';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { useLabels } from '../theme/labels';
import { SectionAbout } from '../page/section-about';
import { SectionFold } from '../page/section-fold';
import { useSectionOptions } from '../page/section-options';
import { Slot } from '../base/slot';
import { useLatestCallback } from '../base/use-latest-callback';
import { labelOf, useEditorFrame, useSectionSnapshot } from './editor-context';
import { editorLabels } from './editor-labels';
import { firstBlocker, showBlocker } from './field-focus';
import type { AnyEditor } from './frame-store';
import { RefusalNotice } from './refusal-notice';
import { SaveBar } from './save-bar';
import { useFailureFocus } from './use-failure-focus';
import { useSaveShortcut } from './use-save-shortcut';

export interface EditorSectionProps {
  /** The section's name in the editor. */
  name: string;
  /** Its heading, and its name in the review. */
  title: string;
  /** One sentence about what is set here. */
  description: ReactNode;
  /** Starts as one line, which opens by a click, and when the focus comes to one of its rows. */
  startsFolded?: boolean | undefined;
  /** What is set here, shown in place of the description while the section is one line. */
  summary?: ReactNode;
  /** Rows, and groups of rows. */
  children: ReactNode;
}

const place = cva('cd-section', { variants: { state: { open: 'cd-section-open', closed: 'cd-section-closed' } } });

/** A part of a form that is saved as one: its description, its rows, and its save controls. */
export function EditorSection(props: EditorSectionProps) {
  const { isHidden, extraRow } = useSectionOptions(props.name);
  return isHidden ? null : <ShownSection {...props} extraRow={extraRow} />;
}

function ShownSection(props: EditorSectionProps & { extraRow: ReactNode }) {
  const { name, title, description, startsFolded = false, summary, extraRow, children } = props;
  const frame = useEditorFrame();
  const { store, isReadOnly, hasBar } = frame;
  const labels = useLabels(editorLabels);
  const titleId = useId();
  const element = useRef<HTMLElement>(null);
  const snapshot = useSectionSnapshot(name);
  const { changeCount, blocker } = snapshot;
  const now = () => sectionOf(store.get(), name);
  const section = { ...snapshot, onDiscard: () => now().onDiscard() };
  const offers = snapshot.offers.map(({ id, kind, names }) => ({
    id,
    kind,
    labels: names.map((field) => labelOf(frame, field)),
    onUse: () => (store.get().offers?.find((offer) => offer.id === id)?.onUse ?? now().onUndo)?.(),
  }));
  const blockedReason = reasonText(blocker, labels);
  const isOutcomeUnknown = changeCount === 0 && (section.status === 'dirty' || section.status === 'failed');
  const isSaving = section.status === 'saving';
  const canSave = changeCount > 0 || isOutcomeUnknown;
  const alert = useFailureFocus(section, element);
  const [isOpened, setOpened] = useState(!startsFolded);
  // What is there to do isn't hidden.
  const isOpen = isOpened || changeCount > 0 || blocker !== undefined || section.status === 'failed';
  const state = startsFolded ? (isOpen ? 'open' : 'closed') : undefined;

  const save = (isAgain: boolean) => {
    if (isReadOnly || !(isSaving ? isAgain : canSave)) return;
    if (blocker) showBlocker(firstBlocker(element.current));
    else if (isSaving) now().onSaveAgain?.();
    else now().onSave();
  };
  const handleSave = useLatestCallback(() => save(false));
  // The bar has it once its code has loaded, and then saves all sections.
  useSaveShortcut(
    element,
    () => save(true),
    () => hasBar && store.travel !== undefined,
  );
  useEffect(() => {
    store.titles.set(name, title);
    store.alerts.set(name, alert);
  }, [store, name, title, alert]);

  return (
    <section
      ref={element}
      className={place({ state })}
      aria-labelledby={titleId}
      data-chatdeck="section"
      data-name={name}
      data-state={state}
      onFocus={isOpened ? undefined : () => setOpened(true)}
    >
      <RefusalNotice section={section} title={title} alertRef={alert} element={element} />
      <SectionAbout id={titleId} title={title} description={description}>
        {state === 'closed' && summary}
        {startsFolded && <SectionFold place={element} isOpen={isOpen} onOpenChange={setOpened} />}
      </SectionAbout>
      <div className="cd-section-rows">
        {children}
        <Slot name="extra-row">{extraRow}</Slot>
        {!isReadOnly && (
          <SaveBar
            section={section}
            changeCount={changeCount}
            isOutcomeUnknown={isOutcomeUnknown}
            offers={offers}
            blockedReason={blockedReason}
            isTold={snapshot.isTold}
            alertRef={alert}
            onSave={handleSave}
          />
        )}
      </div>
    </section>
  );
}

function sectionOf(editor: AnyEditor, name: string): SectionState {
  const section = editor.sections[name];
  if (!section) throw new Error(`Chatdeck: the editor has no section "${name}".`);
  return section;
}

function reasonText(blocker: SaveBlocker | undefined, labels: typeof editorLabels.defaults): string | undefined {
  if (!blocker || blocker.count === 0) return undefined;
  return blocker.kind === 'errors' ? labels.correctFirst(blocker.count) : labels.chooseFirst;
}
