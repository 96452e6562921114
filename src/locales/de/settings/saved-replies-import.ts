import { counted, plural } from '../counted';
import type { savedRepliesImportLabels } from '../../../settings/saved-replies/import/import-labels';
import { translate } from '../../translate';

export const savedRepliesImport = translate<typeof savedRepliesImportLabels>('saved-replies-import', {
  menu: 'Importieren oder exportieren',
  open: 'Aus CSV importieren',
  downloadAll: 'Alle als CSV herunterladen',
  downloadSelected: 'Als CSV herunterladen',

  title: 'Gespeicherte Antworten importieren',
  text: 'Wählen Sie eine CSV-Datei oder fügen Sie Zeilen aus einer Tabelle ein. Sie sehen jede Änderung, bevor sie gespeichert wird.',
  choose: 'Datei auswählen',
  chooseAnother: 'Andere Datei auswählen',
  paste: 'Oder Zeilen einfügen',
  pasteHelp:
    'Die erste Zeile benennt die Spalten: label, shortcut, response, triggerPhrases und autoSend. Nur label und response sind nötig.',
  placeholder: 'label,response\nÖffnungszeiten,Wir sind von 9 bis 17 Uhr da.',
  faults: {
    tooLarge: () => 'Diese Datei ist zu groß. Teilen Sie sie auf.',
    unreadable: () => 'Diese Datei ist nicht lesbar. Wählen Sie sie erneut aus.',
    otherEncoding: () =>
      'Diese Datei ist nicht in UTF-8. Speichern Sie sie als „CSV UTF-8“ und wählen Sie sie erneut aus.',
    empty: () => 'Unter den Spaltennamen stehen keine Antworten.',
    columnMissing: () => 'Die erste Zeile muss die Spalten benennen. label und response sind nötig.',
    tooManyLines: () => 'Diese Datei hat mehr Zeilen, als ein Widget Antworten haben kann.',
    openQuote: (line) => `Ein Anführungszeichen in Zeile ${line} wird nie geschlossen.`,
    afterQuote: (line) => `In Zeile ${line} steht Text nach einem schließenden Anführungszeichen.`,
  },
  unknown: (count) => `${counted(count, 'Spalte wird', 'Spalten werden')} nicht importiert:`,

  preview: 'Änderungen',
  counts: {
    new: (count) => `${count} neu`,
    changed: (count) => `${count} geändert`,
    same: (count) => `${count} schon gleich`,
    refused: (count) => `${count} nicht importiert`,
  },
  kinds: { new: 'Neu', changed: 'Geändert', same: 'Schon gleich', refused: 'Nicht importiert' },
  line: (line) => `Zeile ${line}`,
  refusals: {
    moreCells: 'Diese Zeile hat mehr Zellen, als es Spalten gibt. Prüfen Sie Kommas und Anführungszeichen.',
    autoSendUnclear: 'Geben Sie für autoSend true oder false ein.',
  },
  duplicate: (firstLine) => `Zeile ${firstLine} hat dieselbe Bezeichnung.`,
  duplicateCopy: (firstText) =>
    `Eine andere ausgewählte Antwort hat dieselbe Bezeichnung: die mit dem Text „${firstText}“.`,
  full: (most) => `Ein Widget kann ${most} gespeicherte Antworten haben.`,
  withoutShortcut: 'Sie wird ohne dieses Kürzel importiert.',
  groupsUnknown: 'Wir konnten nicht prüfen, ob Fragengruppen diese Kürzel verwenden.',
  on: 'EIN',
  off: 'AUS',
  none: 'Keine',
  nothing: 'Nichts zu importieren.',
  import: (count) => `${count} ${plural(count, 'Antwort', 'Antworten')} importieren`,
  cancel: 'Abbrechen',
});
