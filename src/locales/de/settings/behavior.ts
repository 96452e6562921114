import { counted } from '../counted';
import type { behaviorLabels } from '../../../settings/behavior/labels';
import { translate } from '../../translate';

const minutes = (count: number) => counted(count, 'Minute', 'Minuten');

export const behavior = translate<typeof behaviorLabels>('behavior', {
  online: 'Online',
  offline: 'Offline',
  onlineReason: 'Besucher können jetzt mit Ihrem Team chatten.',
  power: 'Widget',
  powerOn: 'EIN',
  powerOff: 'AUS',

  slackCommands: (count) => (count === 1 ? 'Slack-Befehl:' : 'Slack-Befehle:'),
  slackCommand: (name) => name,

  powerFailed: 'Das Widget konnte nicht umgeschaltet werden.',
  stateFailed: 'Der Zustand des Widgets konnte nicht geladen werden.',
  keysFailed: 'Es wurde kein neuer API-Schlüssel erzeugt.',
  keysUnknownError: (productName) =>
    `Ein unbekannter Fehler ist aufgetreten, bitte wenden Sie sich an den Support von ${productName}.`,

  presenceTitle: 'Anwesenheit und Verhalten des Widgets',
  presenceText: 'Wann Besucher das Widget sehen, wohin ihre Nachrichten gehen und was sie lesen, während sie warten.',

  fields: {
    manualMode: {
      label: 'Manueller Modus',
      help: 'Das Widget wird immer angezeigt, bis Sie es ausschalten, auch wenn in Slack niemand aktiv ist.',
    },
    hideWhenOffline: {
      label: 'Widget offline ausblenden',
      help: 'Ist dies ausgeschaltet, können Besucher stattdessen über ein Kontaktformular eine Nachricht hinterlassen.',
    },
    sendOfflineMessagesToEmail: {
      label: 'Offline-Nachrichten an diese E-Mail-Adresse senden',
      help: 'Lassen Sie das Feld leer, um keine zu senden.',
    },
    includeVisitorInfoInEmails: {
      label: 'Besucherinformationen in E-Mails aufnehmen',
      help: 'Fügt jeder E-Mail hinzu, was über den Besucher bekannt ist.',
      disabledReason: 'Geben Sie oben zuerst eine E-Mail-Adresse ein.',
    },
    sendOfflineMessagesToSlack: {
      label: 'Offline-Nachrichten an Slack senden',
      help: 'Sie erscheinen im Kanal des Widgets.',
    },
    offlineMessageWebhookURL: {
      label: 'Webhook für Offline-Nachrichten',
      help: 'Jede Offline-Nachricht geht auch an diese Adresse. Lassen Sie das Feld leer, um keine zu senden.',
    },
    requireInfo: {
      label: 'Zuerst nach Namen und E-Mail-Adresse fragen',
      help: 'Besucher füllen vor ihrer ersten Nachricht ein kurzes Formular aus.',
    },
    sendOpJoinAutoResponse: {
      label: 'Nachricht senden, wenn ein Operator beitritt',
      help: 'Besucher sehen schon vor der ersten Antwort, dass jemand da ist.',
    },
    opJoinAutoResponseMessage: {
      label: 'Nachricht',
      disabledReason: 'Schalten Sie die Nachricht ein, um sie zu schreiben.',
    },
    maxConcurrentConvos: {
      label: 'Gleichzeitige Chats',
      disabledReason: 'Schalten Sie die Grenze ein, um eine Zahl festzulegen.',
    },
    responseReminders: {
      label: 'Operatoren ans Antworten erinnern',
      help: 'Slack erinnert das Team an einen Besucher, der auf eine Antwort wartet.',
    },
    responseRemindersFreq: {
      label: 'Erinnern alle',
      disabledReason: 'Schalten Sie die Erinnerungen ein, um ihre Häufigkeit zu wählen.',
    },
    noAnswerMessageOn: {
      label: 'Besuchern sagen, wenn niemand antwortet',
      help: 'Besucher, die zu lange warten, erhalten eine automatische Nachricht. Ihren Text legen Sie unter „Darstellung“ fest.',
    },
    noAnswerMessageAfterSecs: {
      label: 'Senden nach',
      disabledReason: 'Schalten Sie die Nachricht ein, um ihren Zeitpunkt zu wählen.',
    },
    maxVisitorInactiveMins: {
      label: 'Inaktive Besucher als offline anzeigen nach',
      help: 'Wie lange ein Besucher untätig sein darf, bevor Ihre Operatoren ihn als offline sehen.',
    },
    newMsgNotifications: {
      label: 'Besucher über neue Nachrichten benachrichtigen',
      help: 'Der Browser zeigt eine Benachrichtigung, wenn Ihre Website gerade nicht sichtbar ist.',
    },
    playSound: { label: 'Ton bei neuen Nachrichten abspielen', help: 'Er ertönt im Browser des Besuchers.' },
    blacklistedUrls: {
      label: 'Widget auf diesen Seiten ausblenden',
      help: 'Ein regulärer Ausdruck pro Zeile, verglichen mit der Adresse der Seite.',
      placeholder: '/kasse/',
    },
    countryAllowList: {
      label: 'Nur in diesen Ländern',
      help: 'Besucher aus anderen Ländern sehen das Widget nicht. Leer bedeutet überall.',
    },
    countryDenyList: { label: 'Nicht in diesen Ländern', help: 'Besucher aus diesen Ländern sehen das Widget nicht.' },
    agentLabel: {
      label: 'Agentenbezeichnung',
      help: 'Steht dort, wo kein Name eines Operators angezeigt wird, zum Beispiel „Support“.',
    },
    avatarSetting: { label: 'Avatar' },
    teamAvatarUrl: { label: 'Team-Avatar', help: 'PNG, JPEG, GIF oder WebP mit bis zu 2 MB.' },
    notifyChannelOnMsg: {
      label: 'Den Kanal über jede Nachricht benachrichtigen',
      help: 'Alle im Kanal werden benachrichtigt, nicht nur der Operator, der beigetreten ist.',
    },
    metaInfoInMainChannel: {
      label: 'Besucherinformationen im Hauptkanal',
      help: 'Was zu Beginn eines Chats über einen Besucher gepostet wird.',
    },
    webhookUrl: { label: 'Webhook für Transkripte', help: 'Transkripte gehen an diese Adresse.' },
    webhookOnArchive: {
      label: 'Am Ende eines Chats ein Transkript an den Webhook senden',
      disabledReason: 'Geben Sie oben zuerst eine Webhook-Adresse ein.',
    },
    transcriptRecipient: {
      label: 'Empfänger der Transkripte',
      help: 'Transkripte werden per E-Mail an diese Adresse gesendet.',
    },
    emailOnArchive: {
      label: 'Am Ende eines Chats ein Transkript per E-Mail senden',
      disabledReason: 'Geben Sie oben zuerst eine E-Mail-Adresse ein.',
    },
    newConversationWebhookURL: {
      label: 'Webhook für neue Unterhaltungen',
      help: 'Wird aufgerufen, wenn ein Besucher einen Chat beginnt.',
    },
    noAnswerWebhookUrl: {
      label: 'Webhook für ausbleibende Antworten',
      help: 'Wird aufgerufen, wenn niemand einem Besucher rechtzeitig antwortet.',
    },
    feedbackWebhookUrl: {
      label: 'Webhook für Feedback',
      help: 'Wird aufgerufen, wenn ein Besucher einen Chat bewertet.',
    },
    segmentWriteKey: { label: 'Segment-Schreibschlüssel', help: 'Sendet Chat-Ereignisse an Ihre Segment-Quelle.' },
    enableFileUploads: {
      label: 'Besucher dürfen Dateien hochladen',
      help: 'Die Dateien erscheinen in Ihrem Slack-Kanal.',
    },
  },

  showingGroup: 'Widget anzeigen',
  offlineGroup: 'Wenn Sie offline sind',
  startGroup: 'Wenn ein Chat beginnt',
  limitOn: 'Gleichzeitige Chats begrenzen',
  limitOnHelp: 'Ohne Grenze können beliebig viele Chats gleichzeitig offen sein.',
  waitingGroup: 'Während des Chats',

  avatarsTitle: 'Avatare und Bezeichnung der Agenten',
  avatarsText: 'Wen Besucher sehen, wenn sie mit Ihnen chatten: niemanden, Ihr Team oder die einzelnen Operatoren.',
  avatarOptions: {
    'no-avatar': 'Kein Avatar',
    'team-avatar': 'Team-Avatar',
    'team-avatar-default-label': 'Team-Avatar mit der Agentenbezeichnung',
    'slack-avatars': 'Slack-Avatare',
    'team-avatar-slack-avatars': 'Team-Avatar, danach Slack-Avatare',
  },
  avatarOptionTexts: {
    'no-avatar': 'Besucher sehen die Agentenbezeichnung und kein Bild.',
    'team-avatar': 'Das Bild Ihres Teams mit dem Namen des jeweiligen Operators.',
    'team-avatar-default-label': 'Das Bild Ihres Teams mit der Agentenbezeichnung.',
    'slack-avatars': 'Bild und Name des jeweiligen Operators, wie in Slack.',
    'team-avatar-slack-avatars': 'Das Bild Ihres Teams, bis ein Operator beitritt, dann dessen Bild.',
  },
  avatarNeedsPicture: 'Laden Sie zuerst einen Team-Avatar hoch.',
  avatarTypes: 'PNG, JPEG, GIF, WebP',
  teamAvatarAlt: 'Ihr Team-Avatar',
  otherTeamAvatar: 'ein anderes Bild',
  noTeamAvatar: 'kein Bild',
  teamAvatarInUse: 'Bitte wählen Sie oben eine Option ohne „Team-Avatar“, bevor Sie Ihren Team-Avatar entfernen',
  avatarFailed: (productName) =>
    `Fehler beim Hochladen des Avatars. Bitte wenden Sie sich an den Support von ${productName}!`,

  notificationsTitle: 'Benachrichtigungen und Ihr Slack-Kanal',
  notificationsText: 'Was Ihr Team im Slack-Kanal dieses Widgets liest.',
  metaInfoOptions: { compact: 'Kompakt', full: 'Vollständig', none: 'Keine' },

  webhooksTitle: 'Webhooks und Aktionen nach dem Chat',
  webhooksText: 'Was Ihre anderen Systeme erfahren und was nach einem Chat geschieht.',
  transcriptsGroup: 'Transkripte',
  transcriptsBlocked: 'Für Transkripte fehlt diesem Widget eine Berechtigung in Slack.',
  transcriptsBlockedLink: 'Erweiterte Berechtigungen erteilen',
  transcriptsNeedPermission: 'Erteilen Sie zuerst die oben genannte Berechtigung.',
  eventsGroup: 'Ereignisse',

  miscTitle: 'Sonstiges',
  miscText: 'Alles Übrige.',

  keysTitle: 'API-Schlüssel',
  keysText: 'Für eigene Programme, die dieses Konto verwenden. Nur Admins sehen sie.',
  apiKey: 'API-Schlüssel',
  zapierApiKey: 'API-Schlüssel für Zapier',
  noKey: 'Noch keiner',
  generateKey: 'API-Schlüssel erzeugen',
  regenerateKey: 'API-Schlüssel neu erzeugen',
  generatingKey: 'Wird erzeugt …',
  confirmKeyTitle: 'API-Schlüssel widerrufen?',
  confirmKeyText: 'Möchten Sie den aktuellen API-Schlüssel wirklich widerrufen und einen neuen erzeugen?',

  visitorsGroup: 'Wer das Widget sieht',
  pageRuleWrong: 'Ungültiger Filter. Testen Sie ihn auf https://regex101.com',
  pageRuleTorn: (parts) =>
    `Filter enden an Leerzeichen und Kommas, deshalb wird dieser gelesen als ${parts.map((part) => `„${part}“`).join(' und ')}.`,
  pageRuleOffer: (pattern) => `${pattern} verwenden`,
  pageTest: 'Wäre diese Adresse ausgeblendet?',
  pageTestPlaceholder: 'https://example.com/kasse',
  pageTestRun: 'Prüfen',
  pageHidden: (pattern) => `Dort ausgeblendet, wegen ${pattern}`,
  pageShown: 'Dort angezeigt: Kein Filter trifft zu.',
  pageUntested: (patterns) => `Hier nicht geprüft: ${patterns.join(', ')}`,
  denyCountriesFirst: 'Beide Listen sind gefüllt. Diese hat Vorrang vor der anderen.',
  countriesPlaceholder: 'Land hinzufügen',
  countriesNeedVisitorData: 'Schalten Sie zuerst unter „Darstellung“ die Option „Besucherdaten erfassen“ ein.',
  countriesCleared: 'Nur eine der beiden Listen kann gefüllt sein, deshalb wurde die andere geleert.',
  undo: 'Rückgängig',

  seconds: (count) => (count % 60 === 0 ? minutes(count / 60) : counted(count, 'Sekunde', 'Sekunden')),
  minutes: (count) => (count === 0 ? 'Sofort' : minutes(count)),
});
