import type { ErrorCode } from '../../model/core/editor';
import { defineLabels } from '../theme/labels';

type EditorTexts = Record<ErrorCode, string> & {
  save: string;
  saving: string;
  saved: string;
  discard: string;
  /** Beside the button that takes the last save back. */
  savedBefore: string;
  undo: string;
  /** Beside the button that brings back a save that was taken back. */
  undoneBefore: string;
  redo: string;
  changedByOthers(count: number): string;
  /** Ends the notice of what others have changed. */
  seen: string;
  changes(count: number): string;
  /** In place of the count, where fields are back at their values but the answer of an earlier save was lost. */
  outcomeUnknown: string;
  /** Why the button does not save: fields are wrong. */
  correctFirst(count: number): string;
  /** Why the button does not save: somebody else has changed the same fields. */
  chooseFirst: string;
  /** Over the server's reason, where a save was refused. */
  notSavedSection(title: string): string;
  /** At the end of a section whose save was refused; the reason is above the form. */
  notSaved: string;
  /** Leads to the field because of which a save was refused. */
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
  /** Brings a field back to what is saved. */
  undoChange: string;
  useDefault: string;
  /** Before the saved value of a changed field. */
  was: string;
  /** Said of the field while they lead anywhere. */
  undoChangeKeys(keys: string): string;
  useDefaultKeys(keys: string): string;
  /** Of a number that a field does not take. */
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
