import { counted } from '../counted';
import type { questionGroupsLabels } from '../../../settings/question-groups/labels';
import { translate } from '../../translate';

const limits = 'höchstens 2.000 Fragen und Antworten, 100 Ebenen und 300.000 Zeichen';

export const questionGroups = translate<typeof questionGroupsLabels>('question-groups', {
  tree: 'Fragen und Antworten',
  treeHelp: 'Jede Antwort stellt eine weitere Frage, zeigt ein Formular, antwortet oder öffnet einen Chat.',
  lines: (group) => `Fragen und Antworten von ${group}`,
  treeEmpty: 'Noch keine Fragen.',
  addQuestion: 'Frage hinzufügen',
  addAnswer: 'Antwort hinzufügen',

  importQuestions: 'Importieren',
  importTitle: 'Fragen importieren',
  importText:
    'Fügen Sie einen eingerückten Text, eine Markdown-Liste oder eine kopierte Gruppe ein, oder wählen Sie eine Datei. Die Fragen kommen ans Ende dieser Gruppe.',
  importField: 'Fragen und Antworten',
  importExample:
    'Was suchen Sie?\n  Ein Zelt\n    Für wie viele Personen?\n      Eine oder zwei -> form\n  Einen Kocher -> next',
  importFile: 'Datei wählen',
  importPreview: (count, formatted) =>
    count === 1 ? '1 Frage oder Antwort kommt dazu:' : `${formatted} Fragen und Antworten kommen dazu:`,
  importEmpty: 'Geben Sie mindestens eine Frage ein.',
  importOtherEncoding: 'Diese Datei ist nicht in UTF-8. Speichern Sie sie als UTF-8 und wählen Sie sie erneut aus.',
  importUnreadable: 'Diese Datei konnte nicht gelesen werden. Wählen Sie sie erneut, oder fügen Sie ihren Text ein.',
  importConfirm: 'Fragen importieren',

  view: 'Ansicht',
  views: { outline: 'Gliederung', paths: 'Wege', diagram: 'Diagramm' },
  download: 'Herunterladen',
  downloads: { svg: 'Diagramm (SVG)', md: 'Gliederung (Markdown)', csv: 'Wege (CSV)' },
  pathColumns: { place: 'Nummer', path: 'Weg', end: 'Endet mit', reply: 'Eigene Antwort' },
  pathsTried: (tried, count) => `${tried} von ${count} Wegen ausprobiert`,
  pathsOf: (group) => `Wege durch ${group}`,
  diagramOf: (group) => `Diagramm von ${group}`,
  diagramKeys:
    'Die Pfeiltasten folgen den Ästen, die Eingabetaste öffnet eine Zeile in der Gliederung, und +, - und 0 ändern die Größe.',
  visited: 'Ausprobiert',
  notVisited: 'Noch nicht',
  flawMarks: {
    emptyText: 'Leer',
    noAction: 'Führt nirgendwohin',
    emptyReply: 'Leere Antwort',
    nextNowhere: 'Schleife',
    noQuestion: 'Führt nirgendwohin',
    deletedWidget: 'Widget gelöscht',
    unfinishedWidget: 'Nicht eingerichtet',
    offlineWidget: 'Offline',
    unreachable: 'Nie gestellt',
  },
  flawCounts: {
    deadEnds: (count, formatted) => (count === 1 ? '1 Sackgasse' : `${formatted} Sackgassen`),
    loops: (count, formatted) => (count === 1 ? '1 Schleife' : `${formatted} Schleifen`),
    offline: (count, formatted) => (count === 1 ? '1 Chat offline' : `${formatted} Chats offline`),
  },

  tools: 'Werkzeuge für die Fragen',
  undo: 'Rückgängig',
  redo: 'Wiederholen',
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
  keys: 'Die Eingabetaste bearbeitet eine Zeile, Escape verlässt ihren Text, und Tab verlässt die Liste. Unter der Liste stehen alle Tasten.',
  does: {
    asks: (place) => `fragt ${place}`,
    next: 'geht zur nächsten Frage',
    form: 'zeigt das Offline-Formular',
    replies: (text) => `antwortet „${text}“`,
    repliesNothing: 'antwortet ohne Text',
  },
  actions: {
    '': 'Option wählen',
    new: 'Weitere Frage stellen',
    next: 'Zur nächsten Frage gehen',
    form: 'Offline-Formular anzeigen',
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
  indent: 'Einrücken',
  outdent: 'Ausrücken',
  moveDown: 'Nach unten verschieben',
  copyLineLink: 'Link kopieren',
  tryFromHere: 'Ab hier ausprobieren',
  removeAnswer: 'Antwort entfernen',
  removeQuestion: 'Frage entfernen',

  inserted: (count, formatted) =>
    count === 1 ? '1 Frage oder Antwort hinzugefügt.' : `${formatted} Fragen und Antworten hinzugefügt.`,
  removed: (count, formatted) =>
    count === 1 ? '1 Zeile wurde entfernt.' : `${formatted} Fragen und Antworten wurden entfernt.`,
  lostNext: (count, formatted) =>
    count === 1
      ? '1 Antwort führte zu einer nächsten Frage, die es nicht mehr gibt. Wählen Sie dafür eine andere Aktion.'
      : `${formatted} Antworten führten zu einer nächsten Frage, die es nicht mehr gibt. Wählen Sie dafür andere Aktionen.`,
  notes: {
    appended: 'Am Ende wurde eine Frage für diese Antwort hinzugefügt.',
    cannotIndent: 'Diese Zeile lässt sich nicht weiter einrücken. Mit Escape und dann Tab verlassen Sie die Liste.',
    cannotOutdent:
      'Diese Zeile lässt sich nicht weiter ausrücken. Mit Escape und dann Umschalt+Tab verlassen Sie die Liste.',
    textTooLong: 'Ein Text kann höchstens 5.000 Zeichen haben.',
    tooLarge: `Damit würde die Gruppe zu groß: ${limits}.`,
  },

  legend: 'Tasten',
  legendText: 'Im Text',
  legendRow: 'Auf einer Zeile',
  legendKeys: {
    addLine: 'Neue Zeile',
    indent: 'Einrücken',
    outdent: 'Ausrücken',
    moveUp: 'Nach oben',
    moveDown: 'Nach unten',
    leaveText: 'Text verlassen',
    editLine: 'Bearbeiten',
    indentRow: 'Einrücken',
    outdentRow: 'Ausrücken',
    addBelow: 'Neue Zeile',
    askQuestion: 'Weitere Frage stellen',
    goToNext: 'Zur nächsten Frage',
    showForm: 'Formular zeigen',
    giveReply: 'Antwort geben',
    openChat: 'Chat wählen',
    duplicate: 'Duplizieren',
    tryLine: 'Ab hier ausprobieren',
    removeLine: 'Entfernen',
    leaveList: 'Zu den Bedienelementen der Zeile, danach aus der Liste',
  },

  tryIt: 'Ausprobieren',
  check: 'Prüfen',
  checkCount: (count, formatted) => (count === 0 ? 'Prüfen' : `Prüfen: ${formatted}`),
  closePanel: 'Schließen',

  player: (group) => `${group}, wie Besucher es sehen`,
  playerBack: 'Zurück',
  playerAgain: 'Von vorn',
  playerShow: 'Im Baum anzeigen',
  playerNothing: 'Keine Fragen vorhanden.',
  playerForm: 'Das Offline-Formular öffnet sich.',
  playerWidget: (name) => `Der Chat geht in ${name} weiter.`,
  playerDeletedWidget: 'Diese Antwort öffnet ein Widget, das es nicht mehr gibt.',
  playerReply: 'Mit dieser Antwort enden die Fragen.',
  playerDeadEnd: 'Diese Antwort führt nirgendwohin. Wählen Sie eine Aktion dafür.',
  playerEmptyText: 'Ohne Text',

  checkFine: 'Keine Probleme gefunden.',
  checkFound: (count, formatted) => `${counted(count, 'Problem', 'Probleme', formatted)} gefunden`,
  checkMore: (count, formatted) => (count === 1 ? 'Danach folgt 1 weiteres.' : `Danach folgen ${formatted} weitere.`),
  finding: (name, flaw) => `${name} ${flaw}`,

  emptyTitle: 'Erstellen Sie Ihre erste Fragengruppe',
  emptyText: 'Führen Sie Besucher mit vorbereiteten Fragen und Antworten ans Ziel.',
  emptyAction: 'Fragengruppe erstellen',
  learnMore: 'Mehr über Fragengruppen',

  cards: 'Fragengruppen',
  addGroup: 'Fragengruppe hinzufügen',
  pasteGroup: 'Gruppe einfügen',
  untitled: 'Ohne Titel',
  newGroup: 'Neue Fragengruppe',
  questionCount: (count, formatted) => counted(count, 'Frage', 'Fragen', formatted),
  opensAlone: 'öffnet sich automatisch',
  unsaved: 'Nicht gespeicherte Änderungen',
  neverSaved: 'Noch nicht gespeichert',
  deletedElsewhere: 'Anderswo gelöscht',
  deletedElsewhereText:
    'Jemand anderes hat diese Gruppe gelöscht. Speichern Sie, um sie neu zu erstellen, oder verwerfen Sie sie.',
  linkLost: {
    group: 'Diese Fragengruppe gibt es nicht mehr.',
    line: 'Diese Frage oder Antwort gibt es nicht mehr.',
  },
  unreadable: (count) =>
    count === 1
      ? '1 Gruppe konnte nicht angezeigt werden. Sie bleibt unverändert.'
      : `${counted(count, 'Gruppe', 'Gruppen')} konnten nicht angezeigt werden. Sie bleiben unverändert.`,

  groupActions: 'Aktionen für diese Gruppe',
  duplicateGroup: 'Gruppe duplizieren',
  copyOf: (label) => `${label} (Kopie)`,
  copyText: 'Fragen als Text kopieren',
  copyGroup: 'Gruppe als JSON kopieren',
  copied: 'Die Gruppe wurde kopiert.',
  copyGroupLink: 'Link zur Gruppe kopieren',
  linkCopied: 'Link kopiert.',
  copyFailedTitle: 'Gruppe kopieren',
  copyFailedText: 'Ihr Browser hat das Kopieren blockiert. Markieren Sie den Text, und kopieren Sie ihn manuell.',
  deleteGroup: 'Gruppe löschen',
  cancelNew: 'Abbrechen',

  fields: {
    label: { label: 'Bezeichnung', help: 'So nennt Ihr Team diese Gruppe. Besucher sehen die Bezeichnung nicht.' },
    shortcut: { label: 'Kürzel', help: 'Ein Wort, das Ihr Team in Slack eingibt, um die Gruppe zu verwenden.' },
    auto: {
      label: 'Automatisch öffnen',
      help: 'Die Gruppe öffnet sich automatisch, wenn ein Besucher das Widget öffnet. Das kann nur eine Gruppe.',
    },
    prompt: {
      label: 'Einleitung',
      help: 'Steht über der ersten Frage. Erlaubt sind <a>, <strong>, <b> und <br>; andere Tags werden entfernt.',
    },
  },
  autoLoses: (label) => `Wenn Sie diese Gruppe speichern, wird „Automatisch öffnen“ für „${label}“ ausgeschaltet.`,
  promptCount: (count, limit) => `${count} von ${limit} Zeichen`,
  promptPreview: 'Vorschau',
  promptEmpty: 'Ohne Einleitung erscheint sofort die erste Frage.',
  errors: {
    required: 'Erforderlich.',
    optionRequired: 'Wählen Sie eine Option.',
    tooLong: 'Die Eingabe ist zu lang. Kürzen Sie sie.',
  },
  nameTooLong: 'Mehr als 255 Zeichen.',
  shortcutTaken: 'Eine andere Fragengruppe oder gespeicherte Antwort verwendet dieses Kürzel.',
  shortcutTakenBy: {
    group: (label) => `Die Fragengruppe „${label}“ verwendet dieses Kürzel.`,
    reply: (label) => `Die gespeicherte Antwort „${label}“ verwendet dieses Kürzel.`,
  },
  promptTooLong: 'Mehr als 1024 Zeichen.',
  treeTooLarge: `Diese Gruppe ist zu groß zum Speichern. Erlaubt sind ${limits}.`,

  form: (label) => `Fragengruppe: ${label}`,
  saveFailed: 'Beim Aktualisieren dieser Fragengruppe ist ein Problem aufgetreten.',
  leftOut: 'Nur Links, fetter Text und Zeilenumbrüche bleiben erhalten. Entfernt:',
  checkAbove: 'Fehler: Prüfen Sie die Hinweise oben.',

  deleteTitle: (label) => `Fragengruppe „${label}“ löschen?`,
  deleteText: 'Achtung: Diese Fragengruppe wird aus allen Widgets gelöscht. Möchten Sie sie wirklich entfernen?',
  deleteWidgets: (names) => `Sie wird entfernt aus: ${names}.`,
  deleteConfirm: 'Gruppe löschen',
  discardTitle: 'Die neue Fragengruppe verwerfen?',
  discardText: 'Sie haben sie nie gespeichert. Ihre Fragen und alle anderen Eingaben gehen verloren.',
  discardConfirm: 'Verwerfen',

  pasteTitle: 'Fragengruppe einfügen',
  pasteText:
    'Fügen Sie eine Gruppe ein, die hier oder in einem anderen Konto mit „Gruppe als JSON kopieren“ kopiert wurde. Sie wird als neue Gruppe hinzugefügt, die Sie dann speichern.',
  pasteField: 'Gruppe als JSON',
  pasteConfirm: 'Gruppe hinzufügen',
  pasteCancel: 'Abbrechen',
  pasteFaults: {
    notJson: 'Das ist kein JSON. Kopieren Sie den ganzen Text, von der ersten bis zur letzten geschweiften Klammer.',
    notAGroup:
      'Dieses JSON ist keine Fragengruppe. Verwenden Sie „Gruppe als JSON kopieren“, und fügen Sie die Kopie hier ein.',
    tooLarge: `Diese Gruppe ist zu groß zum Einfügen. Erlaubt sind ${limits}.`,
  },

  unreadableTree: 'Die Fragen dieser Gruppe konnten nicht angezeigt werden.',
  unreadableTreeText: 'Sie bleiben unverändert, während Sie die Felder oben bearbeiten. Gespeichert ist:',
  startOver: 'Mit neuen Fragen beginnen',

  flaws: {
    emptyText: 'ist leer',
    noAction: 'führt nirgendwohin: Wählen Sie eine Aktion',
    emptyReply: 'antwortet nichts: Die eigene Antwort ist leer',
    nextNowhere: 'geht zur nächsten Frage, aber es gibt keine: Besucher kämen nicht weiter',
    noQuestion: 'stellt eine weitere Frage, aber darunter steht keine',
    deletedWidget: 'öffnet ein Widget, das es nicht mehr gibt',
    unfinishedWidget: 'öffnet ein Widget, das noch nicht eingerichtet ist',
    offlineWidget: 'öffnet ein Widget, das gerade offline ist',
    unreachable: 'wird nie gestellt: Keine Antwort führt dorthin',
  },
});
