import type { Translation } from '../translation';
import { counted } from './counted';

/** The frame around a form, and its rows. */
export const editor: Pick<
  Translation,
  'editor' | 'fileRow' | 'secretRow' | 'listRow' | 'chips' | 'colorRow' | 'search'
> = {
  editor: {
    save: 'Änderungen speichern',
    saving: 'Wird gespeichert …',
    saved: 'Gespeichert',
    discard: 'Verwerfen',
    savedBefore: 'Ihre Änderungen sind gespeichert.',
    undo: 'Rückgängig',
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
    readOnly: 'Sie können diese Einstellungen ansehen, aber nicht ändern.',
    required: 'Füllen Sie dieses Feld aus.',
    optionRequired: 'Wählen Sie eine Option.',
    invalidEmail: 'Geben Sie eine E-Mail-Adresse ein, zum Beispiel name@example.com.',
    invalidUrl: 'Geben Sie eine vollständige Adresse ein, die mit https:// beginnt.',
    invalidCharacters: 'Die Eingabe enthält Zeichen, die nicht erlaubt sind.',
    taken: 'Das ist bereits vergeben.',
    notANumber: 'Geben Sie eine ganze Zahl ein.',
    tooShort: 'Die Eingabe ist zu kurz.',
    tooLong: 'Die Eingabe ist zu lang.',
    tooLarge: 'Diese Zahl ist zu groß. Geben Sie höchstens 10000 ein.',
    invalidPattern: 'Ungültiger Filter. Testen Sie ihn auf https://regex101.com',
  },

  fileRow: {
    choose: 'Datei auswählen',
    replace: 'Andere auswählen',
    drop: 'oder hier ablegen',
    remove: 'Entfernen',
    uploading: (percent) => `Wird hochgeladen: ${percent} %`,
    uploaded: 'Erfolgreich hochgeladen.',
    failed: (reason) => `Fehler beim Hochladen: ${reason}`,
    wrongType: (types) => `Dieser Dateityp passt nicht. Wählen Sie eine Datei eines dieser Typen: ${types}.`,
    tooLarge: (limit) => `Diese Datei ist zu groß. Wählen Sie eine mit höchstens ${limit}.`,
    isEmpty: 'Diese Datei ist leer. Wählen Sie eine andere.',
  },

  secretRow: {
    show: (label) => `Anzeigen: ${label}`,
    hide: (label) => `Verbergen: ${label}`,
    copy: (label) => `Kopieren: ${label}`,
    another: 'ein anderer Wert',
  },

  listRow: {
    line: (position) => `Zeile ${position}`,
    remove: (line) => `${line} entfernen`,
    moveUp: (line) => `${line} nach oben verschieben`,
    moveDown: (line) => `${line} nach unten verschieben`,
    newLine: (label) => `${label}: neue Zeile`,
    add: 'Hinzufügen',
    added: (count) => `${counted(count, 'Zeile', 'Zeilen')} hinzugefügt`,
    removed: (line) => `${line} entfernt`,
    moved: (position, count) => `Auf Platz ${position} von ${count} verschoben`,
  },

  chips: {
    chosen: (label) => `${label}: ausgewählt`,
    remove: (name) => `${name} entfernen`,
    added: (name) => `${name} hinzugefügt`,
    removed: (name) => `${name} entfernt`,
  },

  colorRow: {
    invalid: 'Geben Sie eine Farbe als # und sechs Zeichen von 0 bis 9 und a bis f ein, zum Beispiel #3f51b5.',
    picker: (label) => `${label}: Farbwähler öffnen`,
    swatches: (label) => `${label}: Vorschläge`,
  },

  search: {
    found: (count) => counted(count, 'Treffer', 'Treffer'),
    nothing: (query) => `Nichts gefunden für „${query}“.`,
    more: (count) => `Tippen Sie, um einzugrenzen: noch ${counted(count, 'weiterer', 'weitere')}.`,
    options: (label) => `${label}: Auswahl`,
  },
};
