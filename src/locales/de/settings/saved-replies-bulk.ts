import { counted } from '../counted';
import type { savedRepliesBulkLabels } from '../../../settings/saved-replies/bulk/bulk-labels';
import { translate } from '../../translate';

const replies = (count: number) => counted(count, 'Antwort', 'Antworten');

export const savedRepliesBulk = translate<typeof savedRepliesBulkLabels>('saved-replies-bulk', {
  actions: 'Aktionen',
  autoSendOn: 'Automatisch senden',
  allOn: 'Alle ausgewählten Antworten werden automatisch gesendet.',
  autoSendOff: 'Nicht automatisch senden',
  allOff: 'Keine der ausgewählten Antworten wird automatisch gesendet.',
  busy: 'Warten Sie, bis die laufende Änderung fertig ist.',
  delete: 'Löschen',
  deleteTitle: (count) => `${replies(count)} löschen?`,
  deleteText: 'Sie können das rückgängig machen, bis Sie wieder mehrere Antworten ändern oder die Seite neu laden.',
  deleteConfirm: (count) => (count === 1 ? 'Antwort löschen' : 'Antworten löschen'),

  running: {
    delete: (done, total) => `${done} von ${total} gelöscht`,
    autoSendOn: (done, total) => `${done} von ${total} geändert`,
    autoSendOff: (done, total) => `${done} von ${total} geändert`,
    import: (done, total) => `${done} von ${total} importiert`,
    fix: (done, total) => `${done} von ${total} geändert`,
    copy: (done, total) => `${done} von ${total} kopiert`,
  },
  done: {
    delete: (count) => `${replies(count)} gelöscht.`,
    autoSendOn: (count) => `${replies(count)} mit automatischem Versand.`,
    autoSendOff: (count) => `${replies(count)} ohne automatischen Versand.`,
    import: (count) => `${replies(count)} importiert.`,
    fix: (count) => `${replies(count)} geändert.`,
    copy: (count) => `${replies(count)} kopiert.`,
  },
  undoing: (done, total) => `${done} von ${total} rückgängig gemacht`,
  undone: (count) => `${counted(count, 'Änderung', 'Änderungen')} rückgängig gemacht.`,
  notDone: (count) => `${counted(count, 'Änderung ist', 'Änderungen sind')} nicht gespeichert:`,
  more: (count) => `Und ${count} weitere.`,
  stop: 'Anhalten',
  stopping: 'Hält nach dieser an …',
  undo: 'Rückgängig',
  retry: 'Erneut versuchen',
  close: 'Schließen',
});
