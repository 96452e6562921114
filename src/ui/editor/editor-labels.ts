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
  useTheirs: string;
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
  savedBefore: 'Changes saved.',
  undo: 'Undo',
  undoneBefore: 'Changes undone.',
  redo: 'Redo',
  changedByOthers: (count) =>
    count === 1
      ? '1 setting changed elsewhere. You’re seeing the latest.'
      : `${count} settings changed elsewhere. You’re seeing the latest.`,
  seen: 'Got it',
  changes: (count) => (count === 1 ? '1 change' : `${count} changes`),
  outcomeUnknown: 'We can’t tell if your last save went through. Save again.',
  correctFirst: (count) => (count === 1 ? 'Fix 1 field to save.' : `Fix ${count} fields to save.`),
  chooseFirst: 'Choose what to keep, then save.',
  notSavedSection: (title) => `${title}: not saved.`,
  notSaved: 'Not saved.',
  showField: 'Show field',
  refusedField: 'The server rejected this value. Change it and save again.',
  savingSection: (title) => `${title}: saving`,
  savedSection: (title) => `${title}: saved`,
  changedElsewhere: (theirs) => `Changed elsewhere: ${theirs}`,
  keepMine: 'Keep mine',
  useTheirs: 'Use theirs',
  on: 'on',
  off: 'off',
  empty: 'empty',
  undoChange: 'Undo change',
  useDefault: 'Use default',
  was: 'Was:',
  undoChangeKeys: (keys) => `${keys} undoes the change.`,
  useDefaultKeys: (keys) => `${keys} restores the default value.`,
  readOnly: 'You can view these settings but not change them.',
  required: 'Fill this in.',
  incomplete: 'Not filled in yet.',
  optionRequired: 'Select an option.',
  invalidEmail: 'Enter one email address, such as name@example.com.',
  invalidUrl: 'Enter a full URL that starts with https://.',
  urlWithSpaces: 'Remove the spaces. A URL has none.',
  urlWithLogin: 'Remove the username and password from the URL.',
  notAPublicUrl: 'This URL is on an internal network. Enter a public one.',
  invalidCharacters: 'Some of these characters aren’t allowed. Remove them.',
  taken: 'This is already taken. Choose another.',
  notANumber: 'Enter a whole number.',
  tooManyDigits: (count) => `Enter at most ${count} digits.`,
  tooShort: 'This text is too short. Add more.',
  tooLong: 'This text is too long. Shorten it.',
  tooLarge: 'This number is too large. Enter 10,000 or less.',
  invalidPattern: 'Invalid filter. Maybe try over at https://regex101.com',
});
