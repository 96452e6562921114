import { useEffect, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import type { EditorHistory } from '../../model/core/editor';
import { isShortcut } from '../keys/shortcuts';
import { useLatestCallback } from '../base/use-latest-callback';
import { labelOf, useEditorFrame } from './editor-context';
import { useChangeLabels } from './change-labels';
import { controlOf, firstControl, formAround, openField, showBlocker } from './field-focus';
import type { Way } from './frame-store';
import { saveAll } from './save-all';

/**
 * The shortcuts to save everything, undo, redo, and review, anywhere in the form. Returns what was just done, for
 * announcing.
 */
export function useFormKeys(part: RefObject<HTMLElement | null>, onReview: () => void): string {
  const frame = useEditorFrame();
  const { store } = frame;
  const labels = useChangeLabels();
  const [said, setSaid] = useState('');

  /** Moves the focus to the change if it comes from a key, pressed with these parts around it. */
  const travel = useLatestCallback((way: Way, history: EditorHistory, around?: readonly Element[]) => {
    const [name] = flushSync(() => history[way]());
    if (name === undefined) return;
    const shown = openField(store, name, 'step');
    const item = around?.find((each) => each.matches('[data-item]'));
    const control = controlOf(item ?? formAround(part.current), shown.name);
    if (around && control) control.focus();
    else if (around && !around[0]?.isConnected) nearestControl(around)?.focus();
    shown.store.reveals.get(shown.name)?.(around !== undefined);
    const label = labelOf(frame, name) ?? name;
    const text = way === 'onUndo' ? labels.undone(label) : labels.redone(label);
    // Repeating the same text would not be announced.
    setSaid((before) => (before === text ? `${text}\u00A0` : text));
  });

  /** The form of a list's item that is in a dialog. */
  const itemAt = (target: EventTarget | null) => {
    const place = target instanceof Element ? target.closest('[data-item]') : null;
    return store.items.get(place?.getAttribute('data-item') ?? '');
  };

  const handleTravel = (event: KeyboardEvent, way: Way) => {
    const form = itemAt(event.target) ?? store;
    const { history } = form.get();
    if (!history || !isOurs(event)) return;
    event.preventDefault();
    form.travel?.(way, history, partsAround(event));
  };

  const handleKeyDown = useLatestCallback((event: KeyboardEvent) => {
    const form = formAround(part.current);
    if (event.defaultPrevented || !(event.target instanceof Element)) return;
    if (!isAt(form, event.target) && !itemAt(event.target)) {
      // In a dialog of the tab, there is nothing to save, and nothing for the browser either.
      if (isShortcut(event, 'save') && event.target.closest(ownDialog)) event.preventDefault();
      return;
    }
    if (isShortcut(event, 'review')) {
      event.preventDefault();
      onReview();
    } else if (isShortcut(event, 'save')) {
      event.preventDefault();
      if (!event.repeat) showBlocker(saveAll(store, form, true));
    } else if (isShortcut(event, 'undo')) handleTravel(event, 'onUndo');
    else if (isShortcut(event, 'redo')) handleTravel(event, 'onRedo');
  });

  useEffect(() => {
    // On React's root container, whose handlers come first and may have handled the key.
    const around = part.current?.getRootNode();
    const listener = handleKeyDown as EventListener;
    around?.addEventListener('keydown', listener);
    return () => around?.removeEventListener('keydown', listener);
  }, [part, handleKeyDown]);
  useEffect(() => store.join({ travel }), [store, travel]);
  return said;
}

const ownDialog = '[data-chatdeck]:is([role="dialog"], [role="alertdialog"])';

/** The key's target and the parts around it, innermost first. A step may remove some of them, and the focus with them. */
function partsAround({ target }: KeyboardEvent): Element[] {
  const parts: Element[] = [];
  for (let each = target instanceof Element ? target : null; each; each = each.parentElement) {
    if (each === target || each.matches('[data-chatdeck], [data-item]')) parts.push(each);
  }
  return parts;
}

function nearestControl(parts: readonly Element[]): HTMLElement | null | undefined {
  const remaining = parts.filter((each) => each.isConnected);
  return remaining.map((part) => firstControl(part)).find((control) => control !== null);
}

/** In the form, or in what surrounds it: a click beside the fields moves the focus there. */
function isAt(form: HTMLElement | null, target: Node): boolean {
  return form !== null && (form.contains(target) || target.contains(form));
}

/** A text that isn't a field of the form has its own undo. */
function isOurs({ target }: KeyboardEvent): boolean {
  if (!(target instanceof Element)) return false;
  const isText =
    target.matches('textarea, [contenteditable]:not([contenteditable="false"]), input') && !isSwitch(target);
  return !isText || target.closest('[data-chatdeck="row"][data-name], [data-edits]') !== null;
}

function isSwitch(target: Element): boolean {
  return target.matches('input:is([type="checkbox"], [type="radio"], [type="range"], [type="color"], [type="file"])');
}
