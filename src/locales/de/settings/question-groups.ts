import { counted } from '../counted';
import type { questionGroupsLabels } from '../../../settings/question-groups/labels';
import { translate } from '../../translate';

const limits = 'höchstens 2.000 Fragen und Antworten, 100 Ebenen und 300.000 Zeichen';

export const questionGroups = translate<typeof questionGroupsLabels>('question-groups', {
  tree: 'Fragen und Antworten',
  treeHelp:
    'Jede Antwort bewirkt etwas: Sie fragt weiter, zeigt ein Formular, gibt eine Antwort oder öffnet einen Chat.',
  lines: (group) => `Fragen und Antworten von ${group}`,
  treeEmpty: 'Es gibt noch keine Frage.',
  addQuestion: 'Frage hinzufügen',
  addAnswer: 'Antwort hinzufügen',

  tools: 'Werkzeuge für die Fragen',
  undo: 'Rückgängig',
  redo: 'Wiederholen',
  undone: 'Rückgängig gemacht.',
  redone: 'Wiederholt.',
  collapseAll: 'Alle einklappen',
  expandAll: 'Alle ausklappen',
  collapse: (name) => `${name} einklappen`,
  expand: (name) => `${name} ausklappen`,

  find: 'Text suchen',
  found: (place, count) => `${place} von ${count}`,
  foundNothing: 'Nichts gefunden',
  previousMatch: 'Vorheriger Treffer',
  nextMatch: 'Nächster Treffer',

  path: 'Sie sind hier',
  pathNowhere: 'Wählen Sie eine Zeile, um den Weg dorthin zu sehen.',

  question: (place) => `Frage ${place}`,
  answer: (place) => `Antwort ${place}`,
  node: (kind, text) => (text === '' ? kind : `${kind}, ${text}`),
  questionPlaceholder: 'Was fragen Sie?',
  answerPlaceholder: 'Was können Besucher antworten?',
  textOf: (name) => `${name}: Text`,
  actionOf: (name) => `${name}: Aktion`,
  replyOf: (name) => `${name}: eigene Antwort`,
  replyPlaceholder: 'Was Besucher bei dieser Wahl lesen. Erlaubt sind <a>, <strong>, <b> und <br>.',
  replyPreview: 'Vorschau',
  keys: 'Die Eingabetaste führt weiter und fügt nach der letzten Antwort eine neue hinzu. Die Pfeiltasten führen von Zeile zu Zeile; mit Alt verschieben sie die Zeile. Die Rücktaste in einem leeren Text entfernt die Zeile.',
  actions: {
    '': 'Option wählen',
    new: 'Weitere Frage stellen',
    next: 'Zur nächsten Frage gehen',
    form: 'Offline-Formular zeigen',
    customResponse: 'Antwort geben',
  },
  actionGroups: { questions: 'Weiterfragen', endings: 'Abschließen', widgets: 'Chat in einem Kanal' },
  widget: (name) => `Chat in ${name}`,
  offlineWidget: (name) => `Chat in ${name} (offline)`,
  unfinishedWidget: (name) => `Chat in ${name} (nicht eingerichtet)`,
  deletedWidget: 'Chat in einem gelöschten Widget',

  menuOf: (name) => `${name}: weitere Aktionen`,
  addBelow: 'Antwort hinzufügen',
  addAfter: 'Antwort danach hinzufügen',
  addQuestionAfter: 'Frage danach hinzufügen',
  duplicate: 'Duplizieren',
  moveUp: 'Nach oben verschieben',
  moveDown: 'Nach unten verschieben',
  tryFromHere: 'Ab hier ausprobieren',
  removeAnswer: 'Antwort entfernen',
  removeQuestion: 'Frage entfernen',

  removed: (count, formatted) =>
    count === 1 ? '1 Zeile wurde entfernt.' : `${formatted} Fragen und Antworten wurden entfernt.`,
  lostNext: (count, formatted) =>
    count === 1
      ? '1 Antwort führte zu einer nächsten Frage, die nicht mehr folgt. Wählen Sie dafür eine andere Aktion.'
      : `${formatted} Antworten führten zu einer nächsten Frage, die nicht mehr folgt. Wählen Sie dafür andere Aktionen.`,
  appended: 'Am Ende wurde eine Frage hinzugefügt, zu der diese Antwort führt.',

  tryIt: 'Ausprobieren',
  check: 'Prüfen',
  checkCount: (count, formatted) => (count === 0 ? 'Prüfen' : `Prüfen: ${formatted}`),
  closePanel: 'Schließen',

  player: (group) => `${group}, wie Besucher es sehen`,
  playerBack: 'Zurück',
  playerAgain: 'Von vorn',
  playerShow: 'Im Baum zeigen',
  playerNothing: 'Es gibt keine Frage zu stellen.',
  playerForm: 'Das Offline-Formular öffnet sich.',
  playerWidget: (name) => `Der Chat geht in ${name} weiter.`,
  playerDeletedWidget: 'Diese Antwort öffnet ein Widget, das es nicht mehr gibt.',
  playerReply: 'Mit dieser Antwort enden die Fragen.',
  playerDeadEnd: 'Diese Antwort führt nirgendwohin: Wählen Sie eine Aktion dafür.',
  playerEmptyText: 'Ohne Text',

  checkFine: 'Den Besuchern steht nichts im Weg.',
  checkFound: (count, formatted) => `${formatted} ${count === 1 ? 'Punkt' : 'Punkte'} zu prüfen`,
  checkMore: (count, formatted) => (count === 1 ? 'Danach folgt 1 weiterer.' : `Danach folgen ${formatted} weitere.`),
  finding: (name, flaw) => `${name} ${flaw}`,

  emptyTitle: 'Erstellen Sie Ihre erste Fragegruppe',
  emptyText:
    'Fragegruppen führen Besucher über Fragen mit vorbereiteten Antworten zu dem, was sie brauchen, noch bevor jemand tippt.',
  emptyAction: 'Fragegruppe erstellen',
  learnMore: 'Mehr über Fragegruppen erfahren',

  cards: 'Fragegruppen',
  addGroup: 'Fragegruppe hinzufügen',
  pasteGroup: 'Gruppe einfügen',
  untitled: 'Ohne Titel',
  newGroup: 'Neue Fragegruppe',
  questionCount: (count, formatted) => counted(count, 'Frage', 'Fragen', formatted),
  opensAlone: 'Öffnet sich automatisch',
  unsaved: 'Nicht gespeicherte Änderungen',
  neverSaved: 'Noch nicht gespeichert',
  deletedElsewhere: 'Anderswo gelöscht',
  deletedElsewhereText:
    'Jemand anderes hat diese Gruppe gelöscht. Speichern legt sie wieder an, Verwerfen lässt sie verschwinden.',
  unreadableGroup: 'Eine Gruppe kam in einer Form, die nicht lesbar ist. Sie bleibt, wie sie ist.',

  groupActions: 'Aktionen für diese Gruppe',
  duplicateGroup: 'Gruppe duplizieren',
  copyOf: (label) => `${label} (Kopie)`,
  copyGroup: 'Gruppe als JSON kopieren',
  copied: 'Die Gruppe wurde kopiert.',
  copyFailedTitle: 'Gruppe kopieren',
  copyFailedText: 'Dieser Browser lässt das Kopieren nicht zu. Markieren Sie den Text, und kopieren Sie ihn selbst.',
  deleteGroup: 'Gruppe löschen',
  cancelNew: 'Abbrechen',

  fields: {
    label: { label: 'Bezeichnung', help: 'Unter diesem Namen kennt Ihr Team die Gruppe. Besucher sehen ihn nicht.' },
    shortcut: { label: 'Kürzel', help: 'Ein kurzes Wort, mit dem Ihr Team die Gruppe aufruft.' },
    auto: {
      label: 'Automatisch öffnen',
      help: 'Die Gruppe öffnet sich von selbst, wenn ein Besucher das Widget öffnet. Das gilt immer nur für eine Gruppe.',
    },
    prompt: {
      label: 'Einleitung',
      help: 'Steht über der ersten Frage. <a>, <strong>, <b> und <br> werden umgesetzt, alle anderen Tags weggelassen.',
    },
  },
  autoLoses: (label) => `Derzeit öffnet sich „${label}“ automatisch. Nach dem Speichern ist das nicht mehr so.`,
  promptCount: (count, limit) => `${count} von ${limit} Zeichen`,
  promptPreview: 'Vorschau',
  promptEmpty: 'Ohne Einleitung kommt sofort die erste Frage.',
  errors: {
    required: 'Erforderlich.',
    optionRequired: 'Wählen Sie eine Option.',
    tooLong: 'Die Eingabe ist zu lang.',
  },
  nameTooLong: 'Mehr als 255 Zeichen.',
  shortcutTaken: 'Eine andere Fragegruppe oder gespeicherte Antwort hat dieses Kürzel.',
  shortcutTakenBy: {
    group: (label) => `Die Fragegruppe „${label}“ hat dieses Kürzel.`,
    reply: (label) => `Die gespeicherte Antwort „${label}“ hat dieses Kürzel.`,
  },
  promptTooLong: 'Mehr als 1024 Zeichen.',
  treeTooLarge: `Das sind mehr Fragen, als gespeichert werden können: ${limits}.`,

  form: (label) => `Fragegruppe: ${label}`,
  saveFailed: 'Beim Aktualisieren dieser Fragegruppe ist ein Problem aufgetreten.',
  leftOut: 'Nur Links, fett gesetzter Text und Zeilenumbrüche bleiben erhalten. Entfernt:',
  checkAbove: 'Fehler: Prüfen Sie die Hinweise oben.',
  savingGroup: (label) => `${label}: wird gespeichert`,
  savedGroup: (label) => `${label}: gespeichert`,

  deleteTitle: (label) => `Fragegruppe „${label}“ löschen?`,
  deleteText:
    'Achtung: Wenn Sie diese Fragegruppe löschen, verschwindet sie aus allen Widgets. Möchten Sie sie wirklich entfernen?',
  deleteWidgets: (names) => `Sie verschwindet aus: ${names}.`,
  deleteConfirm: 'Gruppe löschen',
  discardTitle: 'Die neue Fragegruppe verwerfen?',
  discardText: 'Sie wurde nie gespeichert. Ihre Eingaben und Fragen gehen verloren.',
  discardConfirm: 'Verwerfen',

  pasteTitle: 'Fragegruppe einfügen',
  pasteText:
    'Fügen Sie ein, was „Gruppe als JSON kopieren“ hier oder in einem anderen Konto kopiert hat. Daraus wird eine neue Gruppe, die Sie speichern.',
  pasteField: 'Gruppe als JSON',
  pasteConfirm: 'Gruppe hinzufügen',
  pasteCancel: 'Abbrechen',
  pasteFaults: {
    notJson: 'Das ist kein JSON. Kopieren Sie den ganzen Text, von der ersten bis zur letzten Klammer.',
    notAGroup: 'Das ist JSON, aber keine Fragegruppe mit Fragen darin.',
    tooLarge: `Diese Gruppe ist zu groß: ${limits}.`,
  },

  unreadableTree: 'Die Fragen dieser Gruppe sind nicht lesbar.',
  unreadableTreeText: 'Sie bleiben, wie sie sind, während Sie die Angaben darüber ändern. Gespeichert ist:',
  startOver: 'Mit neuen Fragen beginnen',

  flaws: {
    emptyText: 'hat keinen Text',
    noAction: 'führt nirgendwohin: Es ist keine Aktion gewählt',
    emptyReply: 'antwortet mit nichts: Die eigene Antwort ist leer',
    nextNowhere: 'geht zur nächsten Frage weiter, doch danach kommt keine: Besucher würden sich im Kreis drehen',
    noQuestion: 'stellt eine weitere Frage, doch darunter steht keine',
    deletedWidget: 'öffnet ein Widget, das es nicht mehr gibt',
    unfinishedWidget: 'öffnet ein Widget, das noch nicht eingerichtet ist',
    offlineWidget: 'öffnet ein Widget, das gerade offline ist',
    unreachable: 'wird nie gestellt: Keine Antwort führt dorthin',
  },
});
