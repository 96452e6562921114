import type { OverviewFigure } from '../../model/reports/overview';
import type { Translation } from '../translation';
import { counted } from './counted';

/** What a figure that grew or shrank is called. */
const words: Record<OverviewFigure, { up: string; down: string }> = {
  totalChats: { up: 'mehr', down: 'weniger' },
  upRatingPercent: { up: 'höher', down: 'niedriger' },
  upRatingCount: { up: 'mehr', down: 'weniger' },
  chatsFromTrigger: { up: 'mehr', down: 'weniger' },
  lateReply: { up: 'mehr', down: 'weniger' },
  avgChatsPerDay: { up: 'mehr', down: 'weniger' },
  avgTimeToFirstReply: { up: 'langsamer', down: 'schneller' },
  avgChatDuration: { up: 'länger', down: 'kürzer' },
  avgMsgsPerChat: { up: 'mehr', down: 'weniger' },
  totalOfflineMsgs: { up: 'mehr', down: 'weniger' },
};

const definitions: Record<OverviewFigure, string> = {
  totalChats: 'Alle Unterhaltungen, die Besucher begonnen haben, auch verpasste.',
  upRatingPercent: 'Der Anteil der bewerteten Chats, die einen Daumen nach oben bekommen haben.',
  upRatingCount: 'Chats, die einen Daumen nach oben bekommen haben.',
  chatsFromTrigger: 'Chats, die mit der Nachricht eines Auslösers begonnen haben.',
  lateReply: 'Chats, deren erste Antwort spät kam.',
  avgChatsPerDay: 'Chats geteilt durch die Tage des Zeitraums.',
  avgTimeToFirstReply:
    'Von der ersten Nachricht des Besuchers bis zur ersten Antwort, bei den Chats, die beantwortet wurden.',
  avgChatDuration: 'Vom Beginn eines Chats bis zu seinem Ende.',
  avgMsgsPerChat: 'Nachrichten von Besuchern und Agenten in einem Chat.',
  totalOfflineMsgs: 'Nachrichten, die Besucher hinterlassen haben, während niemand online war.',
};

export const reports: Pick<
  Translation,
  'report' | 'reportsOverview' | 'reportsHistory' | 'reportsAvailability' | 'download'
> = {
  report: {
    title: 'Berichte',
    tabs: 'Berichte',
    overview: 'Übersicht',
    history: 'Verlauf',
    availability: 'Verfügbarkeit',

    range: 'Zeitraum',
    rangeButton: (range) => `Zeitraum: ${range}`,
    today: 'Heute',
    yesterday: 'Gestern',
    last7: 'Letzte 7 Tage',
    last30: 'Letzte 30 Tage',
    lastweek: 'Letzte Woche',
    lastmonth: 'Letzter Monat',
    yearToDate: 'Seit Jahresbeginn',
    last12months: 'Letzte 12 Monate',
    lastyear: 'Letztes Jahr',
    custom: 'Eigener Zeitraum',
    from: 'Von',
    to: 'Bis',
    apply: 'Anwenden',
    dateForm: 'JJJJ-MM-TT',
    notADate: (text) => `„${text}“ ist kein Datum (JJJJ-MM-TT), deshalb gilt der heutige Tag.`,
    inFuture: 'Dieser Tag liegt in der Zukunft, deshalb gilt der heutige Tag.',
    endMoved: 'Das Ende lag vor dem Beginn, deshalb gilt der Beginn auch als Ende.',
    zone: 'Zeitzone',

    closed: 'Keine Berichte verfügbar',
    adminRequired: 'Berichte sind Admins vorbehalten. Fragen Sie einen Admin Ihres Kontos nach den Zahlen.',
    planRequired: 'Ihr Tarif enthält keine Berichte.',
    upgrade: 'Größeren Tarif wählen →',
    noWidgets: 'Noch kein Widget eingerichtet',
    noWidgetsHelp: 'Berichte beginnen mit dem ersten Chat eines eingerichteten Widgets.',
    toDashboard: 'Zum Dashboard',
    unnamedWidget: 'Widget ohne Namen',
    moreWidgets: (count) => `Weitere Widgets anzeigen (noch ${count})`,
    widgetsFailed: 'Ihre Widgets konnten nicht geladen werden.',
  },

  reportsOverview: {
    totalChats: 'Chats gesamt',
    upRatingPercent: 'Bewertung in %',
    upRatingCount: 'Positive Bewertungen',
    chatsFromTrigger: 'Chats durch Auslöser',
    lateReply: 'Späte Antworten',
    avgChatsPerDay: 'Ø\u00a0Chats/Tag',
    avgTimeToFirstReply: 'Ø\u00a0Zeit bis zur Antwort',
    avgChatDuration: 'Ø\u00a0Chatdauer',
    avgMsgsPerChat: 'Ø\u00a0Nachrichten/Chat',
    totalOfflineMsgs: 'Offline-Nachrichten',
    definition: (figure) => definitions[figure],

    team: 'Gesamtes Team',
    agents: 'Agenten',
    agent: 'Agent',
    missed: 'Verpasste Chats',
    missedPerDay: 'Ø\u00a0verpasst/Tag',
    missedDefinition: (figure) =>
      figure === 'avgChatsPerDay'
        ? 'Verpasste Chats geteilt durch die Tage des Zeitraums.'
        : figure === 'chatsFromTrigger'
          ? 'Verpasste Chats, die mit der Nachricht eines Auslösers begonnen haben.'
          : 'Chats, die niemand beantwortet hat.',
    none: '–',
    toHistory: (name, value) => `${value}, ${name}: im Verlauf anzeigen`,
    agentFigure: (agent, name) => `${name} von ${agent}`,

    changed: (figure, direction, share) => `${share} ${words[figure][direction]}`,
    pointsChanged: (direction, points) =>
      `${points} ${points === '1' ? 'Prozentpunkt' : 'Prozentpunkte'} ${words.upRatingPercent[direction]}`,
    noneBefore: 'zuvor keine',
    unchanged: 'unverändert',
    comparedWith: (dates) => `Verglichen mit ${dates}.`,
    comparedUntilNow: (dates) => `Verglichen mit ${dates}, bis zur gleichen Tageszeit.`,
    beforeFailed: 'Der Zeitraum davor konnte nicht geladen werden, deshalb fehlt der Vergleich.',
    retryBefore: 'Erneut vergleichen',
    failed: (widget) => `Die Zahlen von ${widget} konnten nicht geladen werden.`,
    noAgents: 'In dieser Zeit hat kein Agent einen Chat beantwortet.',
    unreadable: (count) =>
      count === 1
        ? 'Eine Zeile konnte nicht gelesen werden.'
        : `${counted(count, 'Zeile', 'Zeilen')} konnten nicht gelesen werden.`,
  },

  reportsHistory: {
    zone: 'Zeitangaben in der Zeitzone',

    filters: 'Filter',
    filtersButton: (count) => (count === 0 ? 'Filter' : `Filter (${count})`),
    widget: 'Widget',
    allWidgets: 'Alle Widgets',
    agent: 'Agent',
    allAgents: 'Alle Agenten',
    rating: 'Bewertung',
    anyRating: 'Jede Bewertung',
    answer: 'Antwort',
    anyAnswer: 'Mit und ohne Antwort',
    answered: 'Beantwortet',
    missed: 'Verpasst',
    start: 'Begonnen von',
    anyStart: 'Beliebig',
    byTrigger: 'Auslöser',
    byVisitor: 'Besucher',
    search: 'Name, E-Mail oder Wort suchen',
    searchShort: 'Suchen',
    clear: 'Filter zurücksetzen',

    started: 'Beginn',
    visitor: 'Besucher',
    rated: 'Bewertung',
    feedback: 'Feedback',
    unknownTime: 'Unbekannte Zeit',
    unnamedVisitor: 'Besucher',
    more: 'weitere Details …',
    moreAbout: (visitor) => `weitere Details … zu ${visitor}`,
    missedChat: 'Verpasst',
    replied: (duration) => `Antwort nach ${duration}`,
    noReply: 'Keine Antwort',
    up: 'Daumen nach oben',
    down: 'Daumen nach unten',
    none: '–',
    noRating: 'Keine Bewertung',
    noFeedback: 'Kein Feedback',

    email: 'E-Mail',
    firstMessage: 'Erste Nachricht',
    page: 'Seite',
    startedAt: 'Beginn',
    endedAt: 'Ende',
    visitorSince: 'Besucher seit',
    userId: 'Benutzer-ID',
    traits: 'Über den Besucher bekannt',

    table: (widget) => `Chats von ${widget}`,
    pages: (widget) => `Seiten von ${widget}`,
    empty: 'Keine Daten vorhanden.',
    emptyRange: 'In diesen Tagen hat niemand gechattet. Versuchen Sie es mit einem längeren Zeitraum.',
    emptyFilters: 'Kein Chat dieser Tage entspricht den Filtern.',
    beyond: (page) => `Seite ${page} gibt es nicht mehr.`,
    toLast: 'Zur letzten Seite',
    failed: 'Dieser Verlauf konnte nicht geladen werden.',
    unreadable: (count) =>
      count === 1
        ? 'Ein Chat dieser Seite konnte nicht gelesen werden.'
        : `${counted(count, 'Chat', 'Chats')} dieser Seite konnten nicht gelesen werden.`,
  },

  reportsAvailability: {
    title: 'Verfügbarkeit der Operatoren',
    help: 'Wann mindestens ein Operator online war, Tag für Tag.',
    view: 'Anzeigen als',
    chart: 'Diagramm',
    times: 'Zeiten',
    total: (hours, share) => `${hours} online, das sind ${share} der Zeit.`,
    nobody: 'In dieser Zeit war niemand online.',
    day: 'Tag',
    online: 'Online',
    hours: 'Stunden',
    share: 'Anteil am Tag',
    period: (start, end) => `${start} bis ${end}`,
    never: 'niemand',
    allDay: 'ganztägig',
    soFar: 'Bisher: Der Tag ist noch nicht vorbei.',
    clockChange: (hours) => `Ein Tag mit ${hours}: Die Uhren werden umgestellt.`,
    unreadable: 'Dieser Tag konnte nicht gelesen werden.',
    failed: (widget) => `Die Verfügbarkeit von ${widget} konnte nicht geladen werden.`,
  },

  download: {
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
    goOn: 'Fortsetzen',
    count: (widget, found, expected) =>
      `Von ${widget} sollten es ${expected} Chats sein, angekommen sind ${found}. Es ist noch nichts gespeichert.`,
    changed: (widget) =>
      `Die Chats von ${widget} haben sich beim Lesen immer wieder geändert. Es ist noch nichts gespeichert.`,
    again: 'Erneut versuchen',
    accept: 'Vorhandenes speichern',
    unnamedWidget: 'Widget ohne Namen',
  },
};
