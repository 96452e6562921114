import { useMemo } from 'react';
import { defineLabels, useLabels } from '../theme/labels';
import { editorLabels } from './editor-labels';

interface ChangeTexts {
  /** The form's save bar, for screen readers. */
  unsaved: string;
  changesIn(changes: number, sections: number): string;
  toCorrect(count: number): string;
  conflicts(count: number): string;
  review: string;
  saveAll: string;
  discardAll: string;
  /** Leads to the reason of a failed save. */
  showProblem: string;
  reviewTitle: string;
  /** Before the saved value in the review, for screen readers that skip the arrow. */
  before: string;
  after: string;
  /** In the review, for a value without text. */
  added: string;
  removed: string;
  edited: string;
  revert: string;
  revertField(label: string): string;
  /** Changes from a closed tab. */
  leftDraft(time: string): string;
  restore: string;
  /** Of one save, where there are other saves or changes. */
  savedFields(fields: string): string;
  undone(label: string): string;
  redone(label: string): string;
}

/** The texts around a form's changes, loaded on demand. */
export const changeLabels = defineLabels<ChangeTexts>('changes', {
  unsaved: 'Unsaved changes',
  changesIn: (changes, sections) =>
    `${changes === 1 ? '1 change' : `${changes} changes`} in ${sections === 1 ? '1 section' : `${sections} sections`}`,
  toCorrect: (count) => (count === 1 ? '1 field to fix' : `${count} fields to fix`),
  conflicts: (count) => (count === 1 ? '1 conflict' : `${count} conflicts`),
  review: 'Review',
  saveAll: 'Save all',
  discardAll: 'Discard all',
  showProblem: 'Show problem',
  reviewTitle: 'Review changes',
  before: 'Saved:',
  after: 'New:',
  added: 'added',
  removed: 'removed',
  edited: 'edited',
  revert: 'Revert',
  revertField: (label) => `Revert: ${label}`,
  leftDraft: (time) => `Unsaved changes from ${time}`,
  restore: 'Restore',
  savedFields: (fields) => `Saved: ${fields}`,
  undone: (label) => `Undone: ${label}`,
  redone: (label) => `Redone: ${label}`,
});

/** Those and the form's own texts. */
export function useChangeLabels() {
  const [editor, changes] = [useLabels(editorLabels), useLabels(changeLabels)];
  return useMemo(() => ({ ...editor, ...changes }), [editor, changes]);
}

export type ChangeLabels = ReturnType<typeof useChangeLabels>;
