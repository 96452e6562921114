import type { ErrorCode } from '../../model/core/editor';
import { defineLabels } from '../theme/labels';

type EditorTexts = Record<ErrorCode, string> & {
  save: string;
  saving: string;
  saved: string;
  discard: string;
  /** Next to the button that undoes the last save. */
  savedBefore: string;
  undo: string;
  /** Next to the button that redoes an undone save. */
  undoneBefore: string;
  redo: string;
  changedByOthers(count: number): string;
  /** Dismisses the notice of other people's changes. */
  seen: string;
  changes(count: number): string;
  /** Replaces the count if all fields are back at their values but the answer of an earlier save was lost. */
  outcomeUnknown: string;
  /** Why the button doesn't save: fields are invalid. */
  correctFirst(count: number): string;
  /** Why the button doesn't save: someone else has changed the same fields. */
  chooseFirst: string;
  /** Above the server's reason for rejecting a save. */
  notSavedSection(title: string): string;
  /** At the end of a section whose save was rejected; the reason is above the form. */
  notSaved: string;
  /** Leads to the field that caused the rejection. */
  showField: string;
  /** On that field. */
  refusedField: string;
  savingSection(title: string): string;
  savedSection(title: string): string;
  changedElsewhere(theirs: string): string;
  keepMine: string;
  takeTheirs: string;
  on: string;
  off: string;
  empty: string;
  readOnly: string;
  /** Resets a field to its saved value. */
  undoChange: string;
  useDefault: string;
  /** Before a changed field's saved value. */
  was: string;
  /** Announced for the field while they are available. */
  undoChangeKeys(keys: string): string;
  useDefaultKeys(keys: string): string;
  /** For a number that a field doesn't accept. */
  tooManyDigits(count: number): string;
};

export const editorLabels = defineLabels<EditorTexts>('editor', {
  save: 'Save Changes',
  saving: 'Saving...',
  saved: 'Saved',
  discard: 'Discard',
  savedBefore: 'Your changes are saved.',
  undo: 'Undo',
  undoneBefore: 'Your changes are undone.',
  redo: 'Redo',
  changedByOthers: (count) =>
    count === 1
      ? '1 setting was changed elsewhere and is shown as it is now.'
      : `${count} settings were changed elsewhere and are shown as they are now.`,
  seen: 'Got it',
  changes: (count) => (count === 1 ? '1 change' : `${count} changes`),
  outcomeUnknown: 'It is not known whether the last save was stored. Save once more to be sure.',
  correctFirst: (count) => (count === 1 ? 'Correct 1 field to save.' : `Correct ${count} fields to save.`),
  chooseFirst: 'Choose what to keep, then save.',
  notSavedSection: (title) => `${title}: not saved.`,
  notSaved: 'Not saved.',
  showField: 'Show the field',
  refusedField: 'The server did not accept this.',
  savingSection: (title) => `${title}: saving`,
  savedSection: (title) => `${title}: saved`,
  changedElsewhere: (theirs) => `Changed elsewhere: ${theirs}`,
  keepMine: 'Keep mine',
  takeTheirs: 'Take theirs',
  on: 'on',
  off: 'off',
  empty: 'empty',
  undoChange: 'Undo change',
  useDefault: 'Use default',
  was: 'Was:',
  undoChangeKeys: (keys) => `${keys} undoes the change.`,
  useDefaultKeys: (keys) => `${keys} sets the default.`,
  readOnly: 'You can see these settings but not change them.',
  required: 'Fill this in.',
  optionRequired: 'Select an option.',
  invalidEmail: 'Enter one email address, such as name@example.com.',
  invalidUrl: 'Enter a complete address that starts with https://.',
  invalidCharacters: 'This holds characters that are not allowed.',
  taken: 'This is taken already.',
  notANumber: 'Enter a whole number.',
  tooManyDigits: (count) => `Enter at most ${count} digits.`,
  tooShort: 'This is too short.',
  tooLong: 'This is too long.',
  tooLarge: 'This number is too large. Enter 10000 or less.',
  invalidPattern: 'Invalid filter. Maybe try over at https://regex101.com',
});
