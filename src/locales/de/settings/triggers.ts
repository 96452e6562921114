import { counted } from '../counted';
import type { triggersLabels } from '../../../settings/triggers/labels';
import { translate } from '../../translate';

export const triggers = translate<typeof triggersLabels>('triggers', {
  emptyTitle: 'Erstellen Sie Ihren ersten Auslöser',
  emptyText:
    'Ein Auslöser begrüßt Besucher von selbst: mit Ihrer Nachricht, auf den Seiten und zu dem Zeitpunkt Ihrer Wahl.',
  create: 'Neuen Auslöser hinzufügen',
  learnMore: 'Mehr über Auslöser erfahren',
  unreadable:
    'Die gespeicherten Auslöser sind nicht lesbar. Sie werden weder angezeigt noch geändert. Senden Sie dem Support eine Kopie.',
  copyStored: 'Gespeichertes kopieren',

  title: 'Auslöser',
  text: 'Nachrichten, die Besucher von selbst erhalten. Jede wird einem Besucher höchstens einmal gezeigt.',
  list: 'Alle Auslöser',
  add: 'Neuen Auslöser hinzufügen',
  full: (count) => `Es ist Platz für ${counted(count, 'Auslöser', 'Auslöser')}.`,

  untitled: 'Noch ohne Nachricht',
  isNew: 'Neu',
  isChanged: 'Geändert',
  isWrong: 'Unvollständig',
  delay: (seconds) => (seconds === 0 ? 'Sofort' : `Nach ${counted(seconds, 'Sekunde', 'Sekunden')}`),
  noDelay: 'Noch ohne Verzögerung',
  pages: (count, first) =>
    count < 2 ? `auf ${first}` : `auf ${first} und ${counted(count - 1, 'weiteren Seite', 'weiteren Seiten')}`,
  noPages: 'noch auf keiner Seite',
  enabled: (name) => `Besuchern zeigen: ${name}`,
  on: 'Ein',
  off: 'Aus',
  more: (name) => `Mehr für ${name}`,
  duplicate: 'Duplizieren',
  delete: 'Löschen',
  messageMissing: 'Schreiben Sie eine Nachricht.',
  afterMissing: 'Geben Sie eine Anzahl Sekunden ein; 0 bedeutet sofort.',
  pagesMissing: 'Fügen Sie mindestens eine Seite hinzu.',
  matchTypes: {
    contains: { title: 'eine davon enthält', example: '/preise passt auch zu example.com/preise/team' },
    startsWith: {
      title: 'mit einer davon beginnt',
      example: '/docs passt auch zu /docs/install, aber nicht zu /help/docs',
    },
    exact: { title: 'genau einer davon entspricht', example: '/preise passt zu /preise, aber nicht zu /preise/team' },
  },

  fields: {
    triggerMinDelay: {
      label: 'Mindestabstand zwischen Auslösern',
      help: 'Minuten, bis demselben Besucher der nächste Auslöser gezeigt werden darf.',
    },
    message: { label: 'Nachricht', help: 'Was Besucher in der Sprechblase neben dem Widget lesen.' },
    after: { label: 'Zeigen nach', help: 'Sekunden auf der Seite; 0 bedeutet sofort.' },
    on: {
      label: 'Seiten',
      help: 'Adressen oder Pfade. Trennen Sie mehrere durch ein Leerzeichen oder ein Komma, oder fügen Sie eine Liste ein.',
      placeholder: '/preise oder https://example.com/preise',
    },
    matchType: { label: 'Eine Seite passt, wenn ihre Adresse' },
  },

  preview: 'So sehen es Besucher',
  deletedElsewhere: 'gelöscht',

  deleteTitle: 'Diesen Auslöser löschen?',
  deleteText:
    'Er wird sofort gelöscht, und Besucher erhalten ihn nicht mehr. Nicht gespeicherte Änderungen anderer Auslöser bleiben erhalten.',
  deleteConfirm: 'Auslöser löschen',
  discardTitle: 'Den neuen Auslöser verwerfen?',
  discardText: 'Er wurde nie gespeichert. Ihre Eingaben gehen verloren.',
  discardConfirm: 'Verwerfen',

  tryTitle: 'Adresse ausprobieren',
  tryText:
    'Sehen Sie, welche Auslöser eine Seite erhält, in welcher Reihenfolge sie auslösen und warum andere nie an die Reihe kommen. Nicht gespeicherte Änderungen zählen mit.',
  tryAddresses: 'Seitenadressen',
  tryPlaceholder: 'https://example.com/preise',
  tryRun: 'Ausprobieren',
  tryLimit: (count) =>
    count === 1
      ? 'Nur die erste Adresse wird ausprobiert.'
      : `Nur die ersten ${counted(count, 'Adresse', 'Adressen')} werden ausprobiert.`,
  tryNone: 'Für diese Seite ist kein Auslöser gedacht.',
  tryHidden: (pattern) => `Auf dieser Seite ist das Widget ausgeblendet, wegen ${pattern}. Nichts löst aus.`,
  tryUntested: (patterns) => `Seitenregeln, die sich hier nicht ausprobieren lassen: ${patterns.join(' ')}`,
  fires: 'Löst aus',
  shadowed: (by) => `Löst hier nie aus: „${by}“ löst im selben Moment aus und steht davor.`,
  disabled: 'Löst nicht aus: Der Auslöser ist ausgeschaltet.',
  hidden: 'Löst nicht aus: Das Widget ist hier ausgeblendet.',
  waits: (minutes) =>
    `Nachdem einer ausgelöst hat, wartet der nächste mindestens ${counted(minutes, 'Minute', 'Minuten')}.`,
  never: 'Diese können nirgends auslösen',
  neverBy: (by) => `„${by}“ löst auf allen Seiten dieses Auslösers im selben Moment aus und steht davor.`,
});
