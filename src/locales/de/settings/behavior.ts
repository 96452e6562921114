import { counted } from '../counted';
import type { behaviorLabels } from '../../../settings/behavior/labels';
import { translate } from '../../translate';

const minutes = (count: number) => counted(count, 'Minute', 'Minuten');

export const behavior = translate<typeof behaviorLabels>('behavior', {
  keysFailed: 'Es konnte kein neuer API-Schlüssel erzeugt werden.',
  keysUnknownError: (productName) =>
    `Ein unbekannter Fehler ist aufgetreten. Bitte wenden Sie sich an den Support von ${productName}.`,

  presenceTitle: 'Anwesenheit und Verhalten des Widgets',
  presenceText: 'Wann Besucher das Widget sehen, wohin ihre Nachrichten gehen und was sie lesen, während sie warten.',

  fields: {
    manualMode: {
      label: 'Manueller Modus',
      help: 'Das Widget bleibt sichtbar, bis Sie es ausschalten, auch wenn in Slack niemand aktiv ist.',
    },
    hideWhenOffline: {
      label: 'Widget offline ausblenden',
      help: 'Ist dies ausgeschaltet, können Besucher über ein Kontaktformular eine Nachricht hinterlassen.',
    },
    sendOfflineMessagesToEmail: {
      label: 'Offline-Nachrichten an diese E-Mail-Adresse senden',
      help: 'Leer lassen, um dies auszuschalten.',
    },
    includeVisitorInfoInEmails: {
      label: 'Besucherdaten in E-Mails aufnehmen',
      help: 'Ergänzt jede E-Mail um Besucherdaten.',
      disabledReason: 'Geben Sie zuerst unter „Offline-Nachrichten an diese E-Mail-Adresse senden“ eine Adresse ein.',
    },
    sendOfflineMessagesToSlack: {
      label: 'Offline-Nachrichten an Slack senden',
      help: 'Offline-Nachrichten erscheinen im Kanal des Widgets.',
    },
    offlineMessageWebhookURL: {
      label: 'Webhook für Offline-Nachrichten',
      help: 'Wir senden jede Offline-Nachricht auch per POST an diese URL. Leer lassen, um dies auszuschalten.',
    },
    requireInfo: {
      label: 'Zuerst nach Name und E-Mail-Adresse fragen',
      help: 'Besucher füllen vor ihrer ersten Nachricht ein kurzes Formular aus.',
    },
    sendOpJoinAutoResponse: {
      label: 'Nachricht senden, wenn ein Operator beitritt',
      help: 'Besucher sehen schon vor der ersten Antwort, dass jemand da ist.',
    },
    opJoinAutoResponseMessage: {
      label: 'Nachricht',
      disabledReason: 'Schalten Sie zuerst „Nachricht senden, wenn ein Operator beitritt“ ein.',
    },
    maxConcurrentConvos: {
      label: 'Gleichzeitige Chats',
      disabledReason: 'Schalten Sie zuerst „Gleichzeitige Chats begrenzen“ ein.',
    },
    responseReminders: {
      label: 'Operatoren ans Antworten erinnern',
      help: 'Erinnert Ihr Team in Slack, wenn ein Besucher wartet.',
    },
    responseRemindersFreq: {
      label: 'Operatoren erinnern alle',
      disabledReason: 'Schalten Sie zuerst „Operatoren ans Antworten erinnern“ ein.',
    },
    noAnswerMessageOn: {
      label: 'Nachricht senden, wenn niemand antwortet',
      help: 'Besucher, die zu lange warten, erhalten eine automatische Nachricht. Bearbeiten Sie sie unter „Darstellung“.',
    },
    noAnswerMessageAfterSecs: {
      label: 'Nachricht senden nach',
      disabledReason: 'Schalten Sie zuerst „Nachricht senden, wenn niemand antwortet“ ein.',
    },
    maxVisitorInactiveMins: {
      label: 'Inaktive Besucher als offline anzeigen nach',
      help: 'Wie lange ein Besucher inaktiv sein kann, bevor Operatoren ihn als offline sehen.',
    },
    newMsgNotifications: {
      label: 'Besucher über neue Nachrichten benachrichtigen',
      help: 'Zeigt eine Browser-Benachrichtigung, wenn Ihre Website im Hintergrund ist.',
    },
    playSound: { label: 'Ton bei neuen Nachrichten abspielen', help: 'Er ertönt im Browser des Besuchers.' },
    blacklistedUrls: {
      label: 'Widget auf diesen Seiten ausblenden',
      help: 'Ein regulärer Ausdruck pro Zeile, der mit der URL verglichen wird.',
      placeholder: '/kasse/',
    },
    countryAllowList: {
      label: 'Nur in diesen Ländern',
      help: 'Besucher aus anderen Ländern sehen das Widget nicht. Leer lassen für überall.',
    },
    countryDenyList: { label: 'Nicht in diesen Ländern', help: 'Besucher aus diesen Ländern sehen das Widget nicht.' },
    agentLabel: {
      label: 'Agentenbezeichnung',
      help: 'Wird anstelle des Namens eines Operators angezeigt, zum Beispiel „Support“.',
    },
    avatarSetting: { label: 'Avatar' },
    teamAvatarUrl: { label: 'Team-Avatar', help: 'PNG, JPEG, GIF oder WebP, bis zu 2 MB.' },
    notifyChannelOnMsg: {
      label: 'Kanal bei jeder Nachricht benachrichtigen',
      help: 'Benachrichtigt alle im Kanal, nicht nur den Operator, der beigetreten ist.',
    },
    metaInfoInMainChannel: {
      label: 'Besucherdaten im Hauptkanal',
      help: 'Was wir zu Beginn eines Chats über einen Besucher posten.',
    },
    webhookUrl: { label: 'Webhook für Transkripte', help: 'Wir senden Transkripte per POST an diese URL.' },
    webhookOnArchive: {
      label: 'Transkript am Chat-Ende an den Webhook senden',
      disabledReason: 'Geben Sie zuerst unter „Webhook für Transkripte“ eine URL ein.',
    },
    transcriptRecipient: {
      label: 'Empfänger der Transkripte',
      help: 'Transkripte gehen per E-Mail an diese Adresse.',
    },
    emailOnArchive: {
      label: 'Transkript am Chat-Ende per E-Mail senden',
      disabledReason: 'Geben Sie zuerst unter „Empfänger der Transkripte“ eine Adresse ein.',
    },
    newConversationWebhookURL: {
      label: 'Webhook für neue Chats',
      help: 'Wird gesendet, wenn ein Besucher einen Chat beginnt.',
    },
    noAnswerWebhookUrl: {
      label: 'Webhook für ausbleibende Antworten',
      help: 'Wird gesendet, wenn ein Besucher zu lange auf eine Antwort wartet.',
    },
    feedbackWebhookUrl: {
      label: 'Webhook für Feedback',
      help: 'Wird gesendet, wenn ein Besucher einen Chat bewertet.',
    },
    segmentWriteKey: { label: 'Segment-Schreibschlüssel', help: 'Sendet Chat-Ereignisse an Ihre Segment-Quelle.' },
    enableFileUploads: {
      label: 'Besucher dürfen Dateien hochladen',
      help: 'Dateien erscheinen in Ihrem Slack-Kanal.',
    },
  },

  showingGroup: 'Anzeige des Widgets',
  offlineGroup: 'Wenn Sie offline sind',
  startGroup: 'Wenn ein Chat beginnt',
  limitOn: 'Gleichzeitige Chats begrenzen',
  limitOnHelp: 'Ohne Limit können beliebig viele Chats gleichzeitig offen sein.',
  unlimited: 'Keine Grenze',
  waitingGroup: 'Während des Chats',

  avatarsTitle: 'Avatare und Agentenbezeichnungen',
  avatarsText: 'Wen Besucher beim Chatten sehen: niemanden, Ihr Team oder die einzelnen Operatoren.',
  avatarOptions: {
    'no-avatar': 'Kein Avatar',
    'team-avatar': 'Team-Avatar',
    'team-avatar-default-label': 'Team-Avatar mit der Agentenbezeichnung',
    'slack-avatars': 'Slack-Avatare',
    'team-avatar-slack-avatars': 'Team-Avatar, danach Slack-Avatare',
  },
  avatarOptionTexts: {
    'no-avatar': 'Besucher sehen die Agentenbezeichnung und kein Bild.',
    'team-avatar': 'Ihr Team-Avatar mit dem Namen des jeweiligen Operators.',
    'team-avatar-default-label': 'Ihr Team-Avatar mit der Agentenbezeichnung.',
    'slack-avatars': 'Avatar und Name des jeweiligen Operators aus Slack.',
    'team-avatar-slack-avatars': 'Ihr Team-Avatar, bis ein Operator beitritt, dann dessen Avatar.',
  },
  avatarNeedsPicture: 'Laden Sie zuerst einen Team-Avatar hoch.',
  avatarTypes: 'PNG, JPEG, GIF, WebP',
  teamAvatarAlt: 'Ihr Team-Avatar',
  otherTeamAvatar: 'ein anderer Avatar',
  noTeamAvatar: 'kein Avatar',
  teamAvatarInUse: 'Bitte wählen Sie oben eine Option ohne „Team-Avatar“, bevor Sie Ihren Team-Avatar entfernen',
  avatarFailed: (productName) =>
    `Der Avatar konnte nicht hochgeladen werden. Wenden Sie sich an den Support von ${productName}!`,

  notificationsTitle: 'Benachrichtigungen und Ihr Slack-Kanal',
  notificationsText: 'Was Ihr Team im Slack-Kanal dieses Widgets liest.',
  metaInfoOptions: { compact: 'Kompakt', full: 'Vollständig', none: 'Keine' },

  index: { presence: 'Anwesenheit', avatars: 'Avatare', notifications: 'Benachrichtigungen', webhooks: 'Webhooks' },
  webhookSamples: 'Beispiele für Nutzdaten zeigen',
  addWebhook: 'Webhook hinzufügen',
  webhooksTitle: 'Webhooks und Aktionen nach dem Chat',
  webhooksText: 'Was Ihre anderen Systeme erhalten und was nach einem Chat geschieht.',
  transcriptsGroup: 'Transkripte',
  transcriptsBlocked: 'Für Transkripte fehlt diesem Widget eine Slack-Berechtigung.',
  transcriptsBlockedLink: 'Berechtigungen erweitern',
  transcriptsNeedPermission: 'Nutzen Sie zuerst „Berechtigungen erweitern“ oben.',
  eventsGroup: 'Ereignisse',

  miscTitle: 'Sonstiges',
  miscText: 'Was Besucher senden können.',

  keysTitle: 'API-Schlüssel',
  keysText: 'Für Apps und Skripte, die dieses Konto nutzen. Nur Admins können sie sehen.',
  apiKey: 'API-Schlüssel',
  zapierApiKey: 'API-Schlüssel für Zapier',
  noKey: 'Noch keiner',
  generateKey: 'API-Schlüssel erzeugen',
  regenerateKey: 'API-Schlüssel neu erzeugen',
  generatingKey: 'Wird erzeugt …',
  confirmKeyTitle: 'API-Schlüssel widerrufen?',
  confirmKeyText: 'Möchten Sie den aktuellen API-Schlüssel wirklich widerrufen und einen neuen erzeugen?',

  visitorsGroup: 'Wer das Widget sieht',
  countries: 'Länder',
  pageRuleWrong: 'Ungültiges Muster. Testen Sie es auf https://regex101.com',
  pageRuleTorn: (parts) =>
    `Leerzeichen und Kommas trennen Muster, deshalb wird dies als ${parts.length} Muster gelesen: ${new Intl.ListFormat('de').format(parts.map((part) => `„${part}“`))}.`,
  pageRuleOffer: (pattern) => `${pattern} verwenden`,
  pageTest: 'URL testen',
  pageTestPlaceholder: 'https://example.com/kasse',
  pageTestRun: 'Testen',
  pageHidden: (pattern) => `Ausgeblendet durch ${pattern}`,
  pageShown: 'Das Widget wird auf dieser Seite angezeigt, weil kein Muster passt.',
  pageUntested: (patterns) => `Diese Muster können hier nicht getestet werden: ${patterns.join(', ')}`,
  explainPatterns: 'Muster erklären',
  patternMeanings: 'Was die Muster bedeuten',
  patternSentence: (clauses) => `Blendet das Widget aus, wenn die Adresse ${clauses}.`,
  patternClause: {
    inside: (parts) => `${parts} enthält`,
    start: (parts) => `mit ${parts} beginnt`,
    end: (parts) => `mit ${parts} endet`,
    whole: (parts) => `genau ${parts} ist`,
  },
  patternThen: ', dann ',
  patternParts: {
    text: (text) => `„${text}“`,
    optional: (text) => `„${text}“ oder nichts`,
    anything: 'beliebigem Text',
    something: 'einem oder mehr Zeichen',
    character: 'einem beliebigen Zeichen',
    digit: 'einer Ziffer',
    digits: 'einer oder mehr Ziffern',
    other: (source) => `Text nach ${source}`,
  },
  patternDot: 'Ein Punkt steht für jedes Zeichen. Schreiben Sie \\. für einen Punkt.',
  patternNoWords: 'Dieses Muster ist zu lang für eine Erklärung.',
  patternHidden: 'Ausgeblendet zum Beispiel auf',
  patternShown: 'Zu sehen zum Beispiel auf',
  denyCountriesFirst: 'Beide Länderlisten sind gefüllt. Diese hat Vorrang.',
  countriesPlaceholder: 'Land hinzufügen',
  countriesNeedVisitorData: 'Schalten Sie zuerst „Besucherdaten erfassen“ unter „Darstellung“ ein.',
  countriesCleared: 'Nur eine der beiden Länderlisten kann gefüllt sein, deshalb wurde die andere geleert.',
  undo: 'Rückgängig',

  seconds: (count) => (count % 60 === 0 ? minutes(count / 60) : counted(count, 'Sekunde', 'Sekunden')),
  minutes: (count) => (count === 0 ? 'Sofort' : minutes(count)),
});
