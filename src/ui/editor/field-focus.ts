import { flushSync } from 'react-dom';
import { focusedElement } from '../focus/composed-tree';
import type { FormAbilities, FrameStore } from './frame-store';

/** What the keyboard reaches in a row. */
export const focusable =
  ':is(input, select, textarea, button):not(:disabled, [tabindex="-1"], [hidden], [type="color"])';

/** A field's control, inside the element that contains its row. */
export function controlOf(place: ParentNode | null, name: string): HTMLElement | null {
  const row = place?.querySelector(`[data-chatdeck="row"][data-name="${CSS.escape(name)}"]`);
  return (
    row?.querySelector<HTMLElement>(`.cd-row-control ${focusable}`) ??
    row?.querySelector<HTMLElement>(focusable) ??
    null
  );
}

/** The form that has a field, and the field's name there. A list's item has a form of its own, which opens if it can. */
export function openField(
  store: FrameStore,
  name: string,
  reason: Parameters<NonNullable<FormAbilities['open']>>[1],
): { store: FrameStore; name: string } {
  const end = name.lastIndexOf('/');
  const uid = name.slice(0, end);
  if (!store.open || end < 0) return { store, name };
  if (!store.items.has(uid)) flushSync(() => store.open?.(uid, reason));
  return { store: store.items.get(uid) ?? store, name: name.slice(end + 1) };
}

/** The whole form around one of its outermost parts: a settings tab with its header, or a host's wrapper. */
export function formAround(part: HTMLElement | null | undefined): HTMLElement | null {
  return part?.closest<HTMLElement>('[data-chatdeck="settings"]') ?? part?.parentElement ?? null;
}

/** Where the focus goes after the focused control has disappeared, with the part around it if there is one. */
export function firstControl(place: ParentNode | null, gone: Element | null = null): HTMLElement | null {
  const rows = place?.querySelectorAll<HTMLElement>(`[data-chatdeck="row"] ${focusable}`);
  const all = place?.querySelectorAll<HTMLElement>(focusable);
  return [...(rows ?? []), ...(all ?? [])].find((control) => !gone?.contains(control)) ?? null;
}

/** The first field that is invalid or in conflict, or the control that resolves it. */
export function firstBlocker(place: ParentNode | null): HTMLElement | null {
  const parts = [...(place?.querySelectorAll('[data-invalid], [data-chatdeck="conflict"]') ?? [])];
  const control = ':is(input, select, textarea, button)';
  return (
    parts
      // In a row of several lines, the wrong one.
      .map(
        (part) =>
          part.querySelector<HTMLElement>(`${control}[aria-invalid="true"]`) ??
          part.querySelector<HTMLElement>(control),
      )
      .find((wrong) => wrong !== null) ?? null
  );
}

/** Blurring the field first makes it show its error. */
export function showBlocker(blocker: HTMLElement | null): void {
  if (focusedElement() === blocker) blocker?.blur();
  blocker?.focus();
}
