import { saveBlocker, type EditorSection as SectionState, type SaveBlocker } from '../../model/core/editor';
import { jsonEqual } from '../../model/core/json-equal';
import { useId, useRef, type ReactNode } from 'react';
import { Announcer } from '../base/announcer';
import { useLabels } from '../theme/labels';
import { SectionAbout } from '../page/section-about';
import { useSectionOptions } from '../page/section-options';
import { Slot } from '../base/slot';
import { useLatestCallback } from '../base/use-latest-callback';
import { useEditorFrame, type AnyEditor } from './editor-context';
import { editorLabels } from './editor-labels';
import { RefusalNotice } from './refusal-notice';
import { SaveBar } from './save-bar';
import { useFailureFocus } from './use-failure-focus';
import { useSaveShortcut } from './use-save-shortcut';

export interface EditorSectionProps {
  /** The section's name in the editor. */
  name: string;
  /** Its heading, and its name in the save bar. */
  title: string;
  /** One sentence of what is decided here. */
  description: ReactNode;
  /** Rows, and groups of rows. */
  children: ReactNode;
}

/** A part of a form that is saved as one: what it is about, its rows, and its save bar while something has changed. */
export function EditorSection(props: EditorSectionProps) {
  const { isHidden, extraRow } = useSectionOptions(props.name);
  return isHidden ? null : <ShownSection {...props} extraRow={extraRow} />;
}

function ShownSection({ name, title, description, extraRow, children }: EditorSectionProps & { extraRow: ReactNode }) {
  const { editor, isReadOnly, onSection } = useEditorFrame();
  const labels = useLabels(editorLabels);
  const titleId = useId();
  const element = useRef<HTMLElement>(null);
  const state = sectionOf(editor, name);
  // Its own callbacks would be those of the form as it was when the section last changed.
  const section = {
    ...state,
    onDiscard: () => onSection(name, 'onDiscard'),
    onUndo: state.onUndo && (() => onSection(name, 'onUndo')),
  };
  const { fields } = section;
  const changeCount = fields.filter((field) => !jsonEqual(editor.value[field], editor.saved[field])).length;
  const blockedReason = reasonText(saveBlocker(editor, fields), labels);
  const isOutcomeUnknown = changeCount === 0 && (section.status === 'dirty' || section.status === 'failed');
  const canSave = (changeCount > 0 || isOutcomeUnknown) && section.status !== 'saving';
  const alert = useFailureFocus(section, editor.value, element);

  const handleSave = useLatestCallback(() => {
    if (isReadOnly || !canSave) return;
    if (blockedReason === undefined) onSection(name, 'onSave');
    else showFirstBlocker(element.current);
  });
  useSaveShortcut(element, handleSave);

  return (
    <section ref={element} className="cd-section" aria-labelledby={titleId} data-chatdeck="section" data-name={name}>
      <RefusalNotice section={section} title={title} alertRef={alert} element={element} />
      <SectionAbout id={titleId} title={title} description={description} />
      <div className="cd-section-rows">
        {children}
        <Slot name="extra-row">{extraRow}</Slot>
        {!isReadOnly && (
          <SaveBar
            section={section}
            changeCount={changeCount}
            isOutcomeUnknown={isOutcomeUnknown}
            blockedReason={blockedReason}
            alertRef={alert}
            onSave={handleSave}
          />
        )}
      </div>
      <Announcer>{announcement(section, title, labels)}</Announcer>
    </section>
  );
}

function sectionOf(editor: AnyEditor, name: string): SectionState {
  const section = editor.sections[name];
  if (!section) throw new Error(`Chatdeck: the editor has no section "${name}".`);
  return section;
}

function reasonText(blocker: SaveBlocker | undefined, labels: typeof editorLabels.defaults): string | undefined {
  if (!blocker) return undefined;
  return blocker.kind === 'errors' ? labels.correctFirst(blocker.count) : labels.chooseFirst;
}

/** Failures are told by the alert that shows them. */
function announcement(section: SectionState, title: string, labels: typeof editorLabels.defaults): string {
  if (section.status === 'saving') return labels.savingSection(title);
  return section.status === 'saved' ? labels.savedSection(title) : '';
}

/** Leads to the first field that is wrong or contested. Leaving the field first makes it say its error. */
function showFirstBlocker(section: HTMLElement | null): void {
  const blocker = section?.querySelector<HTMLElement>(
    '[data-invalid] :is(input, select, textarea, button), [data-chatdeck="conflict"] button',
  );
  if (document.activeElement === blocker) blocker?.blur();
  blocker?.focus();
}
