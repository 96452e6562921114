import { saveBlocker } from '../../model/core/editor';
import { summaryOf } from './frame-summary';
import { controlOf, firstBlocker, openField } from './field-focus';
import type { FrameStore } from './frame-store';

/**
 * Saves everything that can be saved. If a field is invalid, nothing is sent and its control gets the focus. With
 * `isAgain`, sections that are still saving save again after the answer.
 */
export function saveAll(store: FrameStore, form: HTMLElement | null, isAgain = false): HTMLElement | null {
  const { pending, canSave, isSaving } = summaryOf(store);
  if (pending.length === 0 && !(isAgain && isSaving)) return null;
  const editor = store.get();
  const saving = Object.values(editor.sections).filter(({ status }) => status === 'saving');
  const fields = saving.flatMap((section) => section.fields);
  if (canSave && !(isAgain && saveBlocker(editor, fields))) {
    editor.onSaveAll();
    return null;
  }
  if (store.refuse) return store.refuse();
  const names = [...Object.keys(editor.errors), ...Object.keys(editor.conflicts)];
  const [first] = names;
  if (store.open && first !== undefined) return openField(store, first, 'problem').store.refuse?.() ?? null;
  // A field that doesn't show its error yet is found by name; one without a row, by its attributes.
  const controls = names.map((name) => controlOf(form, name));
  return (
    firstBlocker(form) ??
    controls.find((control) => control !== null) ??
    form?.querySelector<HTMLElement>('[aria-invalid="true"]') ??
    null
  );
}
