import { counted } from '../counted';
import type { editorLabels } from '../../../ui/editor/editor-labels';
import { translate } from '../../translate';

export const editor = translate<typeof editorLabels>('editor', {
  save: 'Änderungen speichern',
  saving: 'Wird gespeichert …',
  saved: 'Gespeichert',
  discard: 'Verwerfen',
  savedBefore: 'Ihre Änderungen sind gespeichert.',
  undo: 'Rückgängig',
  undoneBefore: 'Ihre Änderungen sind rückgängig gemacht.',
  redo: 'Wiederherstellen',
  changedByOthers: (count) =>
    count === 1
      ? '1 Einstellung wurde anderswo geändert und wird in der neuen Fassung angezeigt.'
      : `${counted(count, 'Einstellung', 'Einstellungen')} wurden anderswo geändert und werden in der neuen Fassung angezeigt.`,
  seen: 'Verstanden',
  changes: (count) => counted(count, 'Änderung', 'Änderungen'),
  outcomeUnknown:
    'Es ist nicht bekannt, ob der letzte Stand gespeichert wurde. Speichern Sie zur Sicherheit noch einmal.',
  correctFirst: (count) => `Korrigieren Sie ${counted(count, 'Feld', 'Felder')}, um zu speichern.`,
  chooseFirst: 'Wählen Sie, was bleiben soll, und speichern Sie dann.',
  notSavedSection: (title) => `${title}: nicht gespeichert.`,
  notSaved: 'Nicht gespeichert.',
  showField: 'Feld anzeigen',
  refusedField: 'Der Server hat diese Angabe nicht angenommen.',
  savingSection: (title) => `${title}: wird gespeichert`,
  savedSection: (title) => `${title}: gespeichert`,
  changedElsewhere: (theirs) => `Anderswo geändert: ${theirs}`,
  keepMine: 'Meine Version behalten',
  takeTheirs: 'Andere Version übernehmen',
  on: 'ein',
  off: 'aus',
  empty: 'leer',
  undoChange: 'Änderung rückgängig machen',
  useDefault: 'Standard verwenden',
  was: 'Vorher:',
  undoChangeKeys: (keys) => `${keys} macht die Änderung rückgängig.`,
  useDefaultKeys: (keys) => `${keys} setzt den Standard.`,
  readOnly: 'Sie können diese Einstellungen ansehen, aber nicht ändern.',
  required: 'Füllen Sie dieses Feld aus.',
  optionRequired: 'Wählen Sie eine Option.',
  invalidEmail: 'Geben Sie eine E-Mail-Adresse ein, zum Beispiel name@example.com.',
  invalidUrl: 'Geben Sie eine vollständige Adresse ein, die mit https:// beginnt.',
  invalidCharacters: 'Die Eingabe enthält Zeichen, die nicht erlaubt sind.',
  taken: 'Das ist bereits vergeben.',
  notANumber: 'Geben Sie eine ganze Zahl ein.',
  tooManyDigits: (count) => `Geben Sie höchstens ${count} Ziffern ein.`,
  tooShort: 'Die Eingabe ist zu kurz.',
  tooLong: 'Die Eingabe ist zu lang.',
  tooLarge: 'Diese Zahl ist zu groß. Geben Sie höchstens 10000 ein.',
  invalidPattern: 'Ungültiger Filter. Testen Sie ihn auf https://regex101.com',
});
