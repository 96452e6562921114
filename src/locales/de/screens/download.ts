import type { downloadLabels } from '../../../screens/reports/download/labels';
import { translate } from '../../translate';

export const download = translate<typeof downloadLabels>('download', {
  group: 'Herunterladen',
  csv: 'CSV',
  json: 'JSON',
  download: (format) => `Als ${format} herunterladen`,
  loading: 'Warten Sie, bis der Bericht geladen ist.',
  empty: 'Es gibt nichts herunterzuladen.',

  progress: (done, total) => `${done} von ${total} Chats`,
  progressOfUnknown: (done) => `${done} Chats`,
  running: (format) => `${format} wird heruntergeladen`,
  paused: 'Angehalten',
  pause: 'Anhalten',
  resume: 'Fortsetzen',
  cancel: 'Abbrechen',

  saved: (file) => `Gespeichert als ${file}`,
  missing: (widgets) => `Ohne ${widgets}: Das Laden war nicht möglich.`,
  stopped: 'Der Download wurde unterbrochen.',
  soFar: (progress) => `${progress} sind da und bleiben erhalten.`,
  continue: 'Fortsetzen',
  count: (widget, found, expected) =>
    `Von ${widget} sollten es ${expected} Chats sein, angekommen sind ${found}. Es ist noch nichts gespeichert.`,
  changed: (widget) =>
    `Die Chats von ${widget} haben sich beim Lesen immer wieder geändert. Es ist noch nichts gespeichert.`,
  again: 'Erneut versuchen',
  accept: 'Vorhandenes speichern',
});
