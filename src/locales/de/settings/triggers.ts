import { counted } from '../counted';
import type { triggersLabels } from '../../../settings/triggers/labels';
import { translate } from '../../translate';

export const triggers = translate<typeof triggersLabels>('triggers', {
  emptyTitle: 'Erstellen Sie Ihren ersten Auslöser',
  emptyText: 'Begrüßen Sie Besucher automatisch, auf den Seiten Ihrer Wahl und im richtigen Moment.',
  create: 'Neuen Auslöser hinzufügen',
  learnMore: 'Mehr über Auslöser',
  unreadable:
    'Ihre gespeicherten Auslöser sind nicht lesbar und lassen sich weder anzeigen noch ändern. Kopieren Sie sie, und senden Sie dem Support die Kopie.',
  copyStored: 'Auslöser kopieren',

  title: 'Auslöser',
  text: 'Nachrichten, die Besucher automatisch erhalten. Jeder Besucher sieht jede höchstens einmal.',
  list: 'Alle Auslöser',
  add: 'Neuen Auslöser hinzufügen',
  full: (count) =>
    `Es sind bis zu ${counted(count, 'Auslöser', 'Auslöser')} möglich. Löschen Sie einen, um einen anderen hinzuzufügen.`,

  untitled: 'Noch ohne Nachricht',
  isNew: 'Noch nicht gespeichert',
  isChanged: 'Nicht gespeicherte Änderungen',
  isWrong: 'Unvollständig',
  delay: (seconds) => (seconds === 0 ? 'Sofort' : `Nach ${counted(seconds, 'Sekunde', 'Sekunden')}`),
  noDelay: 'Noch ohne Verzögerung',
  pages: (count, first) =>
    count < 2 ? `auf ${first}` : `auf ${first} und ${counted(count - 1, 'weiteren Seite', 'weiteren Seiten')}`,
  noPages: 'noch auf keiner Seite',
  enabled: (name) => `Besuchern anzeigen: ${name}`,
  on: 'Ein',
  off: 'Aus',
  more: (name) => `Mehr für ${name}`,
  duplicate: 'Duplizieren',
  delete: 'Löschen',
  messageMissing: 'Schreiben Sie eine Nachricht.',
  afterMissing: 'Geben Sie eine Anzahl Sekunden ein; 0 bedeutet sofort.',
  pagesMissing: 'Fügen Sie mindestens eine Seite hinzu.',
  seconds: 'Sekunden',
  matchTypes: {
    contains: { title: 'enthält', example: '/preise passt auch zu example.com/preise/team' },
    startsWith: {
      title: 'beginnt mit',
      example: '/docs passt auch zu /docs/install, aber nicht zu /help/docs',
    },
    exact: { title: 'ist genau', example: '/preise passt zu /preise, aber nicht zu /preise/team' },
  },

  fields: {
    triggerMinDelay: {
      label: 'Mindestabstand zwischen Auslösern',
      help: 'Minuten, bevor derselbe Besucher einen weiteren Auslöser sehen kann.',
    },
    message: { label: 'Nachricht', help: 'Was Besucher in der Sprechblase neben dem Widget lesen.' },
    after: { label: 'Anzeigen nach', help: '0 bedeutet sofort.' },
    on: {
      label: 'Seiten',
      help: 'Eine dieser URLs oder Pfade, durch Leerzeichen oder Kommas getrennt.',
      placeholder: '/preise oder https://example.com/preise',
    },
    matchType: { label: 'auf Seiten, deren URL' },
  },

  preview: 'So sehen es Besucher',
  deletedElsewhere: 'gelöscht',

  deleteTitle: 'Diesen Auslöser löschen?',
  deleteText:
    'Er wird sofort gelöscht, und Besucher erhalten ihn nicht mehr. Nicht gespeicherte Änderungen anderer Auslöser bleiben erhalten.',
  deleteConfirm: 'Auslöser löschen',
  discardTitle: 'Den neuen Auslöser verwerfen?',
  discardText: 'Sie haben ihn nie gespeichert. Alle Eingaben gehen verloren.',
  discardConfirm: 'Verwerfen',

  tryTitle: 'URL testen',
  tryText:
    'Sehen Sie, welche Auslöser eine Seite erhält, in welcher Reihenfolge sie auslösen und warum andere nicht. Nicht gespeicherte Änderungen zählen mit.',
  tryAddresses: 'URLs der Seiten',
  tryPlaceholder: 'https://example.com/preise',
  tryRun: 'Testen',
  tryLimit: (count) =>
    count === 1
      ? 'Nur die erste URL wird getestet.'
      : `Nur die ersten ${counted(count, 'URL', 'URLs')} werden getestet.`,
  tryNone: 'Kein Auslöser passt zu dieser Seite.',
  tryHidden: (pattern) => `Das Widget ist auf dieser Seite durch ${pattern} ausgeblendet. Nichts löst aus.`,
  tryUntested: (patterns) => `Diese Muster können hier nicht getestet werden: ${patterns.join(', ')}`,
  moment: (seconds) => `${seconds} s`,
  fires: (pages) => `Löst aus ${pages}`,
  waits: (by, minutes) => `Wartet mindestens ${counted(minutes, 'Minute', 'Minuten')}, nachdem „${by}“ ausgelöst hat.`,
  shadowed: (by) => `Löst hier nie aus: „${by}“ steht davor und löst im selben Moment aus.`,
  disabled: 'Löst nicht aus: Der Auslöser ist ausgeschaltet.',
  hidden: 'Löst nicht aus: Das Widget ist hier ausgeblendet.',
  never: 'Diese lösen nie aus',
  neverBy: (by) => `„${by}“ steht davor und löst auf allen Seiten dieses Auslösers im selben Moment aus.`,

  visitedTitle: 'Seiten echter Chats',
  visitedText:
    'Probieren Sie die Auslöser auf den Seiten, auf denen Besucher Chats begonnen haben. Nicht gespeicherte Änderungen zählen mit, ebenso Chats auf Seiten, auf denen das Widget jetzt ausgeblendet ist.',
  visitedRange: 'Chats aus',
  visitedRanges: {
    last7: 'Letzte 7 Tage',
    last30: 'Letzte 30 Tage',
    lastmonth: 'Letzter Monat',
    last12months: 'Letzte 12 Monate',
  },
  visitedAsk: 'Chats laden',
  visitedAgain: 'Erneut laden',
  visitedEmpty: (range) => `${range}: keine Chats.`,
  visitedReadAt: (time) => `Geladen um ${time}.`,
  visitedSum: (range, chats) => `${range}: ${chats}. Jeder Auslöser oben zeigt, zu wie vielen er passt.`,
  visitedChats: (count, written) => counted(count, 'Chat', 'Chats', written),
  visitedStarted: (written) => `${written} durch einen Auslöser begonnen`,
  visitedUnknown: 'Unbekannte Seite',
  visitedMore: (count) => `${counted(count, 'weitere Seite', 'weitere Seiten')} anzeigen`,
  visitedOther: (count, written) =>
    count === 1
      ? '1 Chat auf einer selten besuchten Seite ist nicht enthalten.'
      : `${written} Chats auf selten besuchten Seiten sind nicht enthalten.`,
  matches: (matched, count, written) => `Passt zu ${matched} von ${counted(count, 'Chat', 'Chats', written)}`,
  started: (written) => `${written} begonnen`,
  startedUpTo: (written) => `bis zu ${written} begonnen`,

  exclusion:
    'Seiten können nicht ausgenommen werden. Geben Sie nur die gewünschten Seiten an, oder blenden Sie das Widget auf den anderen aus.',
  exclusionLink: 'Widget auf Seiten ausblenden',
});
