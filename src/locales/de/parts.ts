import type { Translation } from '../translation';

/** What several screens and tabs are made of. */
export const parts: Pick<
  Translation,
  | 'problem'
  | 'settings'
  | 'table'
  | 'pager'
  | 'sortable'
  | 'calendar'
  | 'chart'
  | 'usage'
  | 'zone'
  | 'newPassword'
  | 'passwordInput'
  | 'copy'
  | 'confirm'
  | 'banner'
  | 'crash'
  | 'toast'
  | 'stepper'
  | 'infoTip'
  | 'skeleton'
  | 'dialog'
> = {
  problem: {
    error: 'Fehler:',
    retry: 'Erneut versuchen',
    stale: 'Die Anzeige konnte nicht aktualisiert werden und ist möglicherweise veraltet.',
    cookiesBlocked:
      'Ihr Browser speichert für diese Website keine Cookies, deshalb kann hier niemand angemeldet bleiben. Erlauben Sie Cookies, und versuchen Sie es erneut.',
    offline: 'Der Server ist nicht erreichbar. Prüfen Sie Ihre Verbindung, und versuchen Sie es erneut.',
    timeout: 'Der Server hat nicht rechtzeitig geantwortet. Versuchen Sie es erneut.',
    originNotAllowed: 'Diese Website darf dieses Konto nicht verwenden.',
    unauthorized: 'Ihre Sitzung ist abgelaufen. Melden Sie sich wieder an, um fortzufahren.',
    forbidden: 'Dazu sind Sie nicht berechtigt. Wenden Sie sich an einen Admin Ihres Kontos.',
    invalid: 'Der Server hat die gesendeten Angaben abgelehnt.',
    notFound: 'Das ist nicht mehr vorhanden. Vielleicht wurde es gelöscht.',
    conflict: 'Jemand anderes hat das ebenfalls geändert. Wählen Sie, was bleiben soll, und speichern Sie dann erneut.',
    rateLimited: 'Zu viele Versuche. Warten Sie einen Moment, und versuchen Sie es erneut.',
    server: 'Auf dem Server ist ein Problem aufgetreten. Es wurde nichts geändert. Versuchen Sie es erneut.',
    unexpectedAnswer:
      'Die Antwort des Servers ist nicht verständlich. Versuchen Sie es erneut, oder wenden Sie sich an den Support.',
  },

  settings: {
    behavior: 'Verhalten',
    appearance: 'Darstellung',
    'op-hours': 'Betriebszeiten',
    install: 'Einbettungscode',
    triggers: 'Auslöser',
    'saved-replies': 'Gespeicherte Antworten',
    integrations: 'Integrationen',
    'question-groups': 'Fragegruppen',
    navigation: 'Widget-Einstellungen',
    basic: 'BASIS',
    basicHint: 'nicht in Ihrem Tarif enthalten',
    hasDraft: 'enthält nicht gespeicherte Änderungen',
    formFailed: 'Diese Einstellungen konnten nicht geladen werden.',
    setupRequired: 'Diese Einstellungen stehen bereit, sobald das Widget eingerichtet ist.',
    setupLink: 'Zuerst die Einrichtung abschließen',
    planRequired: (feature) => `Ihr Tarif enthält die Funktion „${feature}“ nicht.`,
    planLink: 'Upgrade durchführen',
    feature: {
      triggers: 'Auslöser',
      savedReplies: 'Gespeicherte Antworten',
      bots: 'Integrationen',
      whiteLabel: 'White-Label',
      phoneSupport: 'Telefonsupport',
      questionGroups: 'Fragegruppen',
      reports: 'Berichte',
      operatingHours: 'Betriebszeiten',
    },
  },

  table: {
    actions: 'Aktionen',
    rowMenu: (row) => `Weitere Aktionen für ${row}`,
    rowAction: (action, row) => `${action}: ${row}`,
    sortedUp: (column) => `Nach ${column} aufsteigend sortiert`,
    sortedDown: (column) => `Nach ${column} absteigend sortiert`,
  },

  pager: {
    navigation: 'Seiten',
    range: ({ from, to, total }) => `${from} bis ${to} von ${total} Ergebnissen`,
    none: 'Keine Ergebnisse',
    previous: 'Zurück',
    next: 'Weiter',
  },

  sortable: {
    handle: (item) => `${item} verschieben`,
    moveUp: (item) => `${item} nach oben verschieben`,
    moveDown: (item) => `${item} nach unten verschieben`,
    instructions:
      'Drücken Sie die Leertaste oder die Eingabetaste, um das Element aufzunehmen. Verschieben Sie es mit den Pfeiltasten, und legen Sie es mit der Leertaste oder der Eingabetaste ab. Mit Escape bleibt es, wo es war.',
    pickedUp: (item, place, total) => `${item} aufgenommen, Platz ${place} von ${total}.`,
    movedOver: (item, place, total) => `${item} steht auf Platz ${place} von ${total}.`,
    dropped: (item, place, total) => `${item} wurde auf Platz ${place} von ${total} abgelegt.`,
    cancelled: (item) => `${item} bleibt an seinem Platz.`,
  },

  calendar: {
    previousMonth: 'Vorheriger Monat',
    nextMonth: 'Nächster Monat',
    start: 'Beginn des Zeitraums',
    end: 'Ende des Zeitraums',
    within: 'im Zeitraum',
    today: 'heute',
    day: (name, remarks) => [name, ...remarks].join(', '),
  },

  chart: {
    mean: (value) => `Durchschnitt ${value}`,
    point: (name, value) => `${name}: ${value}`,
    nameColumn: 'Tag',
    valueColumn: 'Wert',
    period: (start, end) => `${start} bis ${end}`,
    noPeriods: 'keine',
  },

  usage: {
    used: (used, limit) => `${used} von ${limit}`,
    unlimited: (used) => `${used}, unbegrenzt`,
    warning: 'Fast aufgebraucht',
    reached: 'Grenze erreicht',
    over: 'Grenze überschritten',
  },

  zone: {
    zone: (name, offset, time) => `${name} (${name === offset ? '' : `${offset}, `}${time})`,
    offset: (signed) => `UTC${signed}`,
  },

  newPassword: {
    rule: 'Verwenden Sie mindestens 7 Zeichen.',
    tooShort: 'Zu kurz: Verwenden Sie mindestens 7 Zeichen.',
    weak: 'Leicht zu erraten. Fügen Sie ein oder zwei Wörter hinzu.',
    fair: 'Mittelmäßig. Ein weiteres Wort macht es sicher.',
    strong: 'Sicheres Passwort.',
  },

  passwordInput: { show: 'Passwort anzeigen', hide: 'Passwort verbergen' },

  copy: {
    copy: 'Kopieren',
    copied: 'Kopiert',
    failed: 'Dieser Browser lässt das Kopieren nicht zu. Markieren Sie den Text, und kopieren Sie ihn selbst.',
    failedSelected: 'Dieser Browser lässt das Kopieren nicht zu. Der Text ist markiert: Kopieren Sie ihn selbst.',
  },

  confirm: { cancel: 'Abbrechen', typeWord: (word) => `Geben Sie zur Bestätigung „${word}“ ein.` },

  banner: {
    dismiss: 'Ausblenden',
    region: 'Hinweise',
    more: (count) => `${count} weitere`,
    fewer: 'Weniger anzeigen',
  },

  crash: {
    text: 'Ein unerwarteter Fehler ist aufgetreten, bitte wenden Sie sich an den Support.',
    retry: 'Erneut versuchen',
  },

  toast: { region: 'Meldungen ({hotkey})', message: 'Meldung', dismiss: 'Ausblenden' },
  stepper: { done: 'erledigt', current: 'aktueller Schritt', todo: 'noch offen' },
  infoTip: { about: (subject) => `Über ${subject}` },
  skeleton: { loading: 'Wird geladen' },
  dialog: { close: 'Schließen' },
};
