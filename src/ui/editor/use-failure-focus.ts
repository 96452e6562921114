import { useEffect, useRef, type RefObject } from 'react';
import type { EditorSection } from '../../model/core/editor';
import type { AnyEditor } from './editor-context';

/**
 * Brings the page and the focus to the alert of a save that has just failed, unless the person has gone on meanwhile: to
 * another place, or with typing.
 */
export function useFailureFocus(
  { status, fields }: EditorSection,
  value: AnyEditor['value'],
  section: RefObject<HTMLElement | null>,
) {
  const alert = useRef<HTMLDivElement>(null);
  const previous = useRef(status);
  const begun = useRef({ focused: null as Element | null, value });
  useEffect(() => {
    const [before, focused] = [previous.current, document.activeElement];
    previous.current = status;
    if (status === 'saving' && before !== 'saving') begun.current = { focused, value };
    if (status !== 'failed' || before === 'failed') return;
    const hasTyped = fields.some((field) => !Object.is(value[field], begun.current.value[field]));
    const isAtBar = section.current?.querySelector('[data-chatdeck="save-bar"]')?.contains(focused);
    const hasStayed = isAtBar || focused === document.body || (focused === begun.current.focused && !hasTyped);
    if (hasStayed) alert.current?.focus();
  }, [status, fields, value, section]);
  return alert;
}
