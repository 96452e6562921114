import type { changesLabels } from '../../../screens/changes/labels';
import { counted } from '../counted';
import { translate } from '../../translate';

const changes = (count: number) => counted(count, 'Änderung', 'Änderungen');

export const changeLog = translate<typeof changesLabels>('change-log', {
  title: 'Änderungsprotokoll',
  of: (widget) => `Was in den Einstellungen von ${widget} geändert wurde.`,
  back: 'Zurück zu den Einstellungen',
  shared: 'Alle Admins sehen diese Änderungen. Sie bleiben 90 Tage erhalten, ohne Passwörter und Schlüssel.',
  own: 'Ihre Änderungen in diesem Browser. Sie bleiben 90 Tage oder bis zur Abmeldung erhalten, ohne Passwörter und Schlüssel.',
  tab: 'Einstellungen',
  allTabs: 'Alle Einstellungen',
  power: 'Ein-/Ausschalter',
  person: 'Benutzer',
  allPeople: 'Alle Benutzer',
  unknownPerson: 'Unbekannter Benutzer',
  search: 'Änderungen durchsuchen',
  ways: {
    form: 'Bearbeitet',
    copy: 'Aus einem anderen Widget kopiert',
    import: 'Aus einer Datei importiert',
    undo: 'Rückgängig gemacht',
    restore: 'Wiederhergestellt',
  },
  changes,
  changesOf: (changes, what) => `${changes}: ${what}`,
  restore: 'Wiederherstellen',
  restoreField: (field) => `Früheren Wert von ${field} wiederherstellen`,
  more: (what) => `Aktionen für ${what}`,
  restoreEntry: 'Diese Änderung zurücknehmen',
  restoreTo: 'Alle Einstellungen auf diesen Stand bringen',
  restoreTabTo: (tab) => `${tab} auf diesen Stand bringen`,
  restored: 'Als ungespeicherte Änderungen wiederhergestellt. Prüfen und speichern Sie sie in:',
  restoredNone: 'Nichts wiederherzustellen: Die Einstellungen haben diese Werte schon.',
  restoredCount: changes,
  skipped: (count) =>
    `${changes(count)} ${count === 1 ? 'lässt' : 'lassen'} sich hier nicht zurücknehmen, etwa neue Einträge, nicht aufbewahrte Werte, hochgeladene Bilder oder der Ein-/Ausschalter.`,
  emptyTitle: 'Noch keine Änderungen',
  emptyText: 'Hier erscheint jede gespeicherte Änderung an diesem Widget, mit den Werten davor und danach.',
  noMatches: 'Keine Änderungen entsprechen diesen Filtern.',
  clear: 'Filter zurücksetzen',
  failed: 'Das Änderungsprotokoll konnte nicht geladen werden.',
});
