import type { downloadLabels } from '../../../screens/reports/download/labels';
import { counted, plural } from '../counted';
import { translate } from '../../translate';

export const download = translate<typeof downloadLabels>('download', {
  group: 'Herunterladen',
  csv: 'CSV',
  json: 'JSON',
  download: (format) => `Als ${format} herunterladen`,
  loading: 'Warten Sie, bis der Bericht geladen ist.',
  empty: 'Nichts zum Herunterladen.',
  unfinished: 'Warten Sie, bis alle Chats gezählt sind.',

  progress: (done, total) => `${done} von ${total} ${total === '1' ? 'Chat' : 'Chats'}`,
  progressOfUnknown: (done) => `${done} ${done === '1' ? 'Chat' : 'Chats'}`,
  running: (format) => `${format} wird heruntergeladen`,
  paused: 'Pausiert',
  pause: 'Pausieren',
  resume: 'Fortsetzen',
  cancel: 'Abbrechen',

  saved: (file) => `Gespeichert als ${file}`,
  missing: (widgets) => `Ohne ${widgets}: Laden fehlgeschlagen.`,
  leftOut: (count) =>
    `Ohne ${counted(count, 'Widget, das', 'Widgets, die')} noch nicht angezeigt ${plural(count, 'wird', 'werden')}. Zeigen Sie dafür mehr Widgets an.`,
  stopped: 'Der Download wurde unterbrochen.',
  soFar: (progress) => `Bisher heruntergeladen: ${progress}.`,
  continue: 'Fortsetzen',
  count: (widget, found, expected) =>
    `${widget} sollte ${expected} ${expected === '1' ? 'Chat' : 'Chats'} haben, empfangen wurden aber ${found}. Es ist noch nichts gespeichert.`,
  changed: (widget) =>
    `Die Chats von ${widget} haben sich beim Herunterladen geändert. Es ist noch nichts gespeichert.`,
  again: 'Erneut versuchen',
  accept: 'Unvollständig speichern',
});
