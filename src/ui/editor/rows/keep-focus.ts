import { flushSync } from 'react-dom';
import { focusable } from '../field-focus';
import { focusedElement } from '../../focus/composed-tree';

/** Focuses the control that sets a value: a field before any button next to it. */
export function focusControl(place: ParentNode | null | undefined): void {
  const controls = [...(place?.querySelectorAll<HTMLElement>(focusable) ?? [])];
  (controls.find((control) => control.tagName !== 'BUTTON') ?? controls[0])?.focus();
}

/**
 * Runs a button's action; if the focused element then disappears or leaves the Tab order, the control in `place` gets
 * the focus.
 */
export function keepFocus(place: HTMLElement | null | undefined, action: () => void): void {
  flushSync(action);
  const focused = focusedElement();
  if (!focused || focused === document.body || focused.matches(':disabled, [tabindex="-1"]')) focusControl(place);
}

/** Runs an action, and then focuses what it has put on the page, before anything else can be pressed. */
export function actAndFocus(action: () => void, find: () => HTMLElement | null | undefined): void {
  flushSync(action);
  find()?.focus();
}
