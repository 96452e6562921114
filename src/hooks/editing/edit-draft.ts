import { currentDraft, withEdit, type FormState } from '../../model/core/form-state';
import type { DraftStore } from '../shared/drafts';

/** Edits a form that isn't on the page; the edits show when it opens, and can be undone there. */
export function editDraft<T extends object>(
  drafts: DraftStore,
  key: string,
  saved: T,
  change: (value: T) => Partial<T>,
): void {
  drafts.update(key, (form) => {
    const typed = form as unknown as FormState<T>;
    const value = { ...saved, ...currentDraft(typed, saved).patch };
    return withEdit(typed, saved, { patch: change(value), at: Date.now() });
  });
}
