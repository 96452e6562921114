import { flushSync } from 'react-dom';
import { focusable } from '../field-focus';

/** Focuses what people set a value with: a field before any button beside it, such as one that removes something. */
export function focusControl(place: ParentNode | null | undefined): void {
  const controls = [...(place?.querySelectorAll<HTMLElement>(focusable) ?? [])];
  (controls.find((control) => control.tagName !== 'BUTTON') ?? controls[0])?.focus();
}

/** Does what a button is for; where the focused element goes with that, or leaves the Tab order, the control in `place` gets the focus. */
export function keepFocus(place: HTMLElement | null | undefined, action: () => void): void {
  flushSync(action);
  const focused = place?.ownerDocument.activeElement;
  if (!focused || focused === place.ownerDocument.body || focused.matches(':disabled, [tabindex="-1"]'))
    focusControl(place);
}
