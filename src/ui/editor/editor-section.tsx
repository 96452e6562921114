import type { EditorSection as SectionState } from '../../model/editor';
import { jsonEqual } from '../../model/json-equal';
import { Heading, Text } from '@radix-ui/themes';
import { useId, useRef, type ReactNode } from 'react';
import { Announcer } from '../announcer';
import { useLabels } from '../labels';
import { useLatestCallback } from '../use-latest-callback';
import { useEditorFrame, type AnyEditor } from './editor-context';
import { editorLabels } from './editor-labels';
import { SaveBar } from './save-bar';
import { useSaveShortcut } from './use-save-shortcut';

export interface EditorSectionProps {
  /** The section's name in the editor. */
  name: string;
  title: string;
  /** One sentence of what is decided here. */
  description: ReactNode;
  /** The fields that are saved with this section. */
  fields: readonly string[];
  children: ReactNode;
}

/** A part of a form that is saved as one: what it is about, its rows, and its save bar while something has changed. */
export function EditorSection({ name, title, description, fields, children }: EditorSectionProps) {
  const { editor, isReadOnly } = useEditorFrame();
  const labels = useLabels(editorLabels);
  const titleId = useId();
  const element = useRef<HTMLElement>(null);
  const section = sectionOf(editor, name);
  const changeCount = fields.filter((field) => !jsonEqual(editor.value[field], editor.saved[field])).length;
  const errorCount = fields.filter((field) => editor.errors[field]).length;
  const hasConflict = fields.some((field) => editor.conflicts[field]);
  const blockedReason = errorCount > 0 ? labels.correctFirst(errorCount) : hasConflict ? labels.chooseFirst : undefined;
  const canSave = changeCount > 0 && section.status !== 'saving';

  const handleSave = useLatestCallback(() => {
    if (isReadOnly || !canSave) return;
    if (blockedReason === undefined) section.onSave();
    else showFirstHindrance(element.current);
  });
  useSaveShortcut(element, handleSave);

  return (
    <section ref={element} className="cd-section" aria-labelledby={titleId} data-chatdeck="section" data-name={name}>
      <div className="cd-section-about">
        <Heading as="h2" size="3" weight="medium" id={titleId}>
          {title}
        </Heading>
        <Text as="p" size="2" color="gray" className="cd-prose">
          {description}
        </Text>
      </div>
      <div className="cd-section-rows">
        {children}
        {!isReadOnly && (
          <SaveBar section={section} changeCount={changeCount} blockedReason={blockedReason} onSave={handleSave} />
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

/** Failures are told by the alert that shows them. */
function announcement(section: SectionState, title: string, labels: typeof editorLabels.defaults): string {
  if (section.status === 'saving') return labels.savingSection(title);
  return section.status === 'saved' ? labels.savedSection(title) : '';
}

/** Leads to the first field that is wrong or contested. Leaving the field first makes it say its error. */
function showFirstHindrance(section: HTMLElement | null): void {
  const hindrance = section?.querySelector<HTMLElement>(
    '[data-invalid] :is(input, textarea, button), [data-chatdeck="conflict"] button',
  );
  if (document.activeElement === hindrance) hindrance?.blur();
  hindrance?.focus();
}
