import { counted } from '../counted';
import type { savedRepliesLabels } from '../../../settings/saved-replies/labels';
import { translate } from '../../translate';

export const savedReplies = translate<typeof savedRepliesLabels>('saved-replies', {
  emptyTitle: 'Häufige Fragen mit gespeicherten Antworten beantworten',
  emptyText:
    'Eine gespeicherte Antwort kann Ihr Team immer wieder verwenden, und Auslösephrasen in der Nachricht eines Besuchers können sie von selbst aufrufen. Ihre häufigen Fragen sind ein guter Anfang.',
  emptyAction: 'Erste gespeicherte Antwort hinzufügen',
  learnMore: 'Mehr über gespeicherte Antworten erfahren',

  info: 'Enthält die Nachricht eines Besuchers eine Auslösephrase, wird die passende Antwort Ihrem Team angeboten oder sofort gesendet. In Slack kann Ihr Team jede Antwort über ihr Kürzel aufrufen.',
  add: 'Neue Antwort erstellen',
  full: (count) => `Es ist Platz für ${counted(count, 'gespeicherte Antwort', 'gespeicherte Antworten')}.`,
  list: 'Gespeicherte Antworten',
  search: 'Antwort suchen',
  noneFound: (query) => `Keine Antwort passt zu „${query}“.`,
  sort: 'Sortieren nach',
  orders: { label: 'Bezeichnung', newest: 'Neueste zuerst', shortcut: 'Kürzel' },
  unreadable: (count) =>
    count === 1
      ? 'Eine Antwort konnte nicht gelesen werden.'
      : `${counted(count, 'Antwort', 'Antworten')} konnten nicht gelesen werden.`,

  reply: 'Antwort',
  actions: 'Aktionen',
  noPhrases: 'Keine',
  morePhrases: (count) => `und ${counted(count, 'weitere', 'weitere')}`,
  sent: 'Wird sofort gesendet',
  offered: 'Wird Ihrem Team angeboten',
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
  actionFor: (action, reply) => `${action}: ${reply}`,
  copyOf: (label) => `${label} (Kopie)`,
  saved: (label) => `„${label}“ ist gespeichert.`,
  deleted: (label) => `„${label}“ ist gelöscht.`,
  discarded: (label) => `Was von „${label}“ nicht gespeichert war, ist verworfen.`,
  undo: 'Rückgängig',

  createTitle: 'Neue gespeicherte Antwort erstellen',
  editTitle: 'Gespeicherte Antwort bearbeiten',
  viewTitle: 'Gespeicherte Antwort',

  fields: {
    label: { label: 'Bezeichnung', help: 'Daran erkennt Ihr Team die Antwort. Besucher sehen sie nicht.' },
    response: { label: 'Antworttext', help: 'Was Besucher lesen.' },
    triggerPhrases: {
      label: 'Auslösephrasen',
      help: 'Wörter, die Besucher schreiben. Trennen Sie mehrere durch ein Komma. Groß- und Kleinschreibung spielt keine Rolle.',
      placeholder: 'Lieferzeit, wie lange',
    },
    autoSend: {
      label: 'Sofort senden',
      help: 'Besucher erhalten die Antwort von selbst. Sonst wird sie Ihrem Team angeboten, und es entscheidet.',
    },
    shortcut: { label: 'Kürzel', help: 'Ein Wort, das Ihr Team in Slack eingibt, um die Antwort zu verwenden.' },
  },

  labelMissing: 'Geben Sie der Antwort eine Bezeichnung.',
  autoSendWithoutPhrases: 'Ohne Auslösephrase wird nichts gesendet.',
  shortcutSpaces: 'Ein Kürzel ist ein einzelnes Wort ohne Leerzeichen.',
  shortcutTaken: 'Dieses Kürzel gehört schon zu einer anderen gespeicherten Antwort oder Fragegruppe.',
  shortcutTakenBy: {
    group: (label) => `Die Fragegruppe „${label}“ hat dieses Kürzel.`,
    reply: (label) => `Die gespeicherte Antwort „${label}“ hat dieses Kürzel.`,
  },
  groupsUnknown: 'Es konnte nicht geprüft werden, ob es schon zu einer Fragegruppe gehört.',
  responseMissing: 'Schreiben Sie den Antworttext.',
  tooLong: 'Das ist zu lang.',
  keptDraft: 'Beim Schließen bleibt erhalten, was Sie eingegeben haben.',
  deletedElsewhere: 'Jemand anderes hat diese Antwort gelöscht. Beim Speichern entsteht aus Ihrer Fassung eine neue.',
  saveFailed: 'Die Antwort wurde nicht gespeichert.',
  checkAbove: 'Prüfen Sie die Felder oben.',

  deleteTitle: 'Möchten Sie diese gespeicherte Antwort wirklich löschen?',
  deleteText: (label) => `„${label}“ verschwindet sofort für Ihr ganzes Team.`,
  deleteConfirm: 'Antwort löschen',
  discardTitle: 'Die neue Antwort verwerfen?',
  discardText: 'Sie wurde nie gespeichert. Ihre Eingaben gehen verloren.',

  tryTitle: 'Nachricht ausprobieren',
  tryText:
    'Schreiben Sie, was ein Besucher schreiben könnte, und sehen Sie, welche Antworten das aufruft. Nicht gespeicherte Änderungen zählen mit.',
  message: 'Nachricht eines Besuchers',
  messagePlaceholder: 'Liefern Sie auch nach Helgoland?',
  noMatch: 'Diese Nachricht ruft keine Antwort auf.',
  fires: (phrases) => `Wird sofort gesendet, wegen ${phrases}`,
  isOffered: (phrases) => `Wird Ihrem Team angeboten, wegen ${phrases}`,
  manyFire: (count) => `Der Besucher erhält ${counted(count, 'Antwort', 'Antworten')} auf einmal.`,
  collisions: 'Phrasen, die sich überschneiden',
  shared: (phrase, replies) => `„${phrase}“ ruft mehrere Antworten auf: ${replies}.`,
  nested: ({ phrase, replies, longer, longerReplies }) =>
    `„${longer}“ (${longerReplies}) ruft auch ${replies} auf, weil „${phrase}“ darin vorkommt.`,
  moreCollisions: (count) => `Und ${counted(count, 'weitere', 'weitere')}.`,
});
