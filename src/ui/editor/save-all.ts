import { summaryOf } from './frame-summary';
import { controlOf, firstBlocker } from './field-focus';
import type { FrameStore } from './frame-store';

/** Saves all that can be saved. Where a field is in the way nothing is sent, and its control is the answer. */
export function saveAll(store: FrameStore, form: HTMLElement | null): HTMLElement | null {
  const { pending, errorCount, conflictCount } = summaryOf(store);
  if (pending.length === 0) return null;
  const editor = store.get();
  if (errorCount + conflictCount === 0) {
    editor.onSaveAll();
    return null;
  }
  // A field that does not say its error yet is found by its name, one that is no row by what it says of itself.
  const names = [...Object.keys(editor.errors), ...Object.keys(editor.conflicts)];
  const controls = names.map((name) => controlOf(form, name));
  return (
    firstBlocker(form) ??
    controls.find((control) => control !== null) ??
    form?.querySelector<HTMLElement>('[aria-invalid="true"]') ??
    null
  );
}
