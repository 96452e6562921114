import { counted } from '../counted';
import type { savedRepliesLabels } from '../../../settings/saved-replies/labels';
import { translate } from '../../translate';

export const savedReplies = translate<typeof savedRepliesLabels>('saved-replies', {
  emptyTitle: 'Häufige Fragen mit gespeicherten Antworten beantworten',
  emptyText:
    'Verwenden Sie die Antworten Ihres Teams immer wieder. Auslösephrasen in der Nachricht eines Besuchers können sie automatisch vorschlagen oder senden. Ihre häufigen Fragen sind ein guter Anfang.',
  emptyAction: 'Erste Antwort hinzufügen',
  learnMore: 'Mehr über gespeicherte Antworten',

  info: 'Enthält die Nachricht eines Besuchers eine Auslösephrase, schlagen wir Ihrem Team die passende Antwort vor oder senden sie automatisch. In Slack kann Ihr Team jede Antwort auch über ihr Kürzel verwenden.',
  add: 'Neue Antwort erstellen',
  full: (count) =>
    `Es sind bis zu ${counted(count, 'gespeicherte Antwort', 'gespeicherte Antworten')} möglich. Löschen Sie eine, um eine andere hinzuzufügen.`,
  list: 'Gespeicherte Antworten',
  search: 'Antwort suchen',
  noneFound: (query) => `Keine Antworten passen zu „${query}“.`,
  sort: 'Sortieren nach',
  orders: { label: 'Bezeichnung', newest: 'Neueste zuerst', shortcut: 'Kürzel' },
  unreadable: (count) => `${counted(count, 'Antwort konnte', 'Antworten konnten')} nicht angezeigt werden.`,

  reply: 'Antwort',
  noPhrases: 'Keine',
  morePhrases: (count) => `und ${counted(count, 'weitere', 'weitere')}`,
  sent: 'Wird automatisch gesendet',
  offered: 'Wird Ihrem Team vorgeschlagen',
  noShortcut: 'Keines',
  slackShortcut: (shortcut) => shortcut,
  typedInSlack: 'Eingabe in Slack:',
  untitled: 'Noch ohne Bezeichnung',
  isNew: 'Noch nicht gespeichert',
  isChanged: 'Nicht gespeicherte Änderungen',
  isSaving: 'Wird gespeichert …',
  isFailed: 'Speichern fehlgeschlagen',
  isDeleted: 'Anderswo gelöscht',
  edit: 'Bearbeiten',
  view: 'Ansehen',
  duplicate: 'Duplizieren',
  delete: 'Löschen',
  discard: 'Verwerfen',
  copyOf: (label) => `${label} (Kopie)`,
  saved: (label) => `„${label}“ gespeichert.`,
  deleted: (label) => `„${label}“ gelöscht.`,
  discarded: (label) => `Änderungen an „${label}“ verworfen.`,
  undo: 'Rückgängig',
  undoSave: (fields) => `Speichern rückgängig machen: ${fields}`,
  redoSave: (fields) => `Wieder speichern: ${fields}`,

  createTitle: 'Neue gespeicherte Antwort erstellen',
  editTitle: 'Gespeicherte Antwort bearbeiten',
  viewTitle: 'Gespeicherte Antwort',

  fields: {
    label: { label: 'Bezeichnung', help: 'So nennt Ihr Team diese Antwort. Besucher sehen die Bezeichnung nicht.' },
    response: { label: 'Antworttext', help: 'Was Besucher lesen.' },
    triggerPhrases: {
      label: 'Auslösephrasen',
      help: 'Wörter, die Besucher eingeben könnten, durch Kommas getrennt. Groß- und Kleinschreibung spielt keine Rolle.',
      placeholder: 'Lieferzeit, wie lange',
    },
    autoSend: {
      label: 'Automatisch senden',
      help: 'Ist dies ausgeschaltet, sieht Ihr Team die Antwort als Vorschlag und entscheidet.',
    },
    shortcut: { label: 'Kürzel', help: 'Ein Wort, das Ihr Team in Slack eingibt, um die Antwort zu verwenden.' },
  },

  labelMissing: 'Geben Sie eine Bezeichnung ein.',
  autoSendWithoutPhrases: 'Ohne Auslösephrase wird nichts gesendet.',
  shortcutSpaces: 'Ein Kürzel ist ein einzelnes Wort ohne Leerzeichen.',
  shortcutTaken: 'Eine andere gespeicherte Antwort oder Fragengruppe verwendet dieses Kürzel.',
  shortcutTakenBy: {
    group: (label) => `Die Fragengruppe „${label}“ verwendet dieses Kürzel.`,
    reply: (label) => `Die gespeicherte Antwort „${label}“ verwendet dieses Kürzel.`,
  },
  groupsUnknown: 'Wir konnten nicht prüfen, ob eine Fragengruppe dieses Kürzel verwendet.',
  responseMissing: 'Geben Sie einen Antworttext ein.',
  tooLong: 'Die Eingabe ist zu lang. Kürzen Sie sie.',
  keptDraft: 'Beim Schließen bleiben Ihre Eingaben erhalten.',
  deletedElsewhere:
    'Jemand anderes hat diese Antwort gelöscht. Speichern Sie, um sie neu zu erstellen, oder verwerfen Sie Ihre Änderungen.',
  saveFailed: 'Die Antwort konnte nicht gespeichert werden.',
  checkAbove: 'Prüfen Sie die Felder oben.',

  deleteTitle: 'Diese gespeicherte Antwort wirklich löschen?',
  deleteText: (label) => `„${label}“ wird für Ihr ganzes Team gelöscht.`,
  deleteConfirm: 'Antwort löschen',
  discardTitle: 'Die neue Antwort verwerfen?',
  discardText: 'Sie haben sie nie gespeichert. Alle Eingaben gehen verloren.',

  tryTitle: 'Nachricht ausprobieren',
  tryText:
    'Geben Sie eine Nachricht ein, um zu sehen, welche Antworten sie auslöst. Nicht gespeicherte Änderungen zählen mit.',
  message: 'Nachricht eines Besuchers',
  messagePlaceholder: 'Liefern Sie auch nach Helgoland?',
  noMatch: 'Keine Antworten passen zu dieser Nachricht.',
  fires: (phrases) => `Wird automatisch gesendet, wegen ${phrases}`,
  isOffered: (phrases) => `Wird Ihrem Team vorgeschlagen, wegen ${phrases}`,
  manyFire: (count) => `Der Besucher erhält ${counted(count, 'Antwort', 'Antworten')} gleichzeitig.`,
  shared: (phrase, replies) => `„${phrase}“ löst mehrere Antworten aus: ${replies}.`,
  nested: ({ phrase, replies, longer, longerReplies }) =>
    `„${longer}“ (${longerReplies}) löst auch ${replies} aus, weil „${phrase}“ darin vorkommt.`,
  moreCollisions: (count) => `Und ${counted(count, 'weitere', 'weitere')}.`,
});
