import { useEffect, useRef, type RefObject } from 'react';
import { refusedField, type EditorSection } from '../../model/core/editor';
import { useEditorFrame } from './editor-context';
import { controlOf } from './field-focus';
import { focusedElement } from '../focus/composed-tree';

/**
 * Brings the subject of a failed save into view and focus: the field the server named, or the alert. Not if the user
 * has moved on or typed since.
 */
export function useFailureFocus(
  { status, fields, problem }: Pick<EditorSection, 'status' | 'fields' | 'problem'>,
  section: RefObject<HTMLElement | null>,
) {
  const { store } = useEditorFrame();
  const alert = useRef<HTMLDivElement>(null);
  const previous = useRef(status);
  const begun = useRef({ focused: null as Element | null, value: store.get().value });
  useEffect(() => {
    const [before, focused] = [previous.current, focusedElement()];
    const { value } = store.get();
    previous.current = status;
    if (status === 'saving' && before !== 'saving') begun.current = { focused, value };
    if (status !== 'failed' || before === 'failed') return;
    const hasTyped = fields.some((field) => !Object.is(value[field], begun.current.value[field]));
    // The form's save bar shows what failed, and links there.
    if (focused?.closest('[data-chatdeck="change-bar"]')) return;
    const isAtBar = Boolean(focused?.closest('[data-chatdeck="save-bar"]'));
    const hasStayed = isAtBar || focused === document.body || (focused === begun.current.focused && !hasTyped);
    if (!hasStayed) return;
    const refused = refusedField({ status, fields, problem });
    const control = refused === undefined ? null : controlOf(section.current, refused);
    (control ?? alert.current)?.focus();
  }, [status, fields, problem, store, section]);
  return alert;
}
