import { counted } from '../counted';
import type { setupLabels } from '../../../screens/setup/labels';
import { translate } from '../../translate';

export const setup = translate<typeof setupLabels>('setup', {
  title: 'Widget einrichten',
  steps: 'Einrichtung',
  stepConnect: 'Slack verbinden',
  stepChannel: 'Kanal wählen',
  stepInstall: 'Code in Ihre Website einfügen',
  factChannel: 'Kanal',
  factWorkspace: 'Workspace',
  factAuthorizedBy: 'Autorisiert von',
  factWidgetId: 'Widget-ID',
  factPlan: 'Aktueller Tarif',
  errorRefused: 'Die Anfrage wurde in Slack abgelehnt, daher wurde nichts verbunden. Sie können es erneut versuchen.',
  errorWrongUser:
    'In Slack hat sich ein anderer Benutzer angemeldet als bei der Registrierung. Versuchen Sie es mit dem Benutzer der Registrierung erneut, oder wenden Sie sich an den Support.',
  errorOtherWorkspace:
    'Dieses Widget gehört zu einem anderen Slack-Workspace. Wählen Sie den zugehörigen, oder beginnen Sie von vorn.',
  errorExpired: 'Dieser Link ist abgelaufen oder wurde bereits verwendet. Stellen Sie die Verbindung erneut her.',
  errorUnknown: 'Ein unbekannter Fehler ist aufgetreten. Bitte wenden Sie sich an den Support.',
  factOn: (day) => `am ${day}`,
  facts: 'Über dieses Widget',
  copyWidgetId: 'Widget-ID kopieren',
  allFacts: 'Alle anzeigen',
  fewerFacts: 'Einzeln anzeigen',
  connectText: (product) =>
    `Ihr Team antwortet Besuchern aus einem Slack-Kanal. Slack fragt, welchen Workspace Sie verwenden möchten und was ${product} dort darf.`,
  connect: 'Slack verbinden',
  connectNext: 'Danach wählen Sie den Kanal.',
  permissions: (product) => `Was ${product} in Slack darf`,
  noSlack:
    'Slack lässt sich hier nicht verbinden, weil keine Slack-App eingerichtet ist. Bitte wenden Sie sich an den Support.',
  channelText: (workspace) => `Chats von Ihrer Website kommen in einem Kanal von ${workspace} an.`,
  yourWorkspace: 'Ihrem Workspace',
  ways: 'Welcher Kanal',
  existing: 'Vorhandener Kanal',
  create: 'Neuer Kanal',
  channel: 'Kanal',
  channelPlaceholder: 'Kanal suchen',
  refresh: 'Aktualisieren',
  refreshing: 'Wird aktualisiert …',
  useChannel: 'Diesen Kanal verwenden',
  useChannelNext: 'Danach erhalten Sie den Einbettungscode für Ihre Website.',
  connecting: 'Wird verbunden …',
  channelsFailed: 'Die Slack-Kanäle konnten nicht geladen werden',
  noChannels:
    'Keine Kanäle zur Auswahl. Erstellen Sie einen, oder machen Sie in Slack einen Kanal öffentlich und aktualisieren Sie die Liste.',
  noFreeChannels:
    'Alle Kanäle hier werden von anderen Widgets genutzt. Erstellen Sie einen, oder machen Sie in Slack einen Kanal öffentlich und aktualisieren Sie die Liste.',
  usedBy: (widget) => `Genutzt von ${widget}`,
  pickedUsedBy: (widget) => `Genutzt von ${widget}. Wählen Sie einen anderen Kanal.`,
  usedChannels: (count) => `Belegte Kanäle: ${count}`,
  channelGone: 'Der gewählte Kanal steht nicht mehr in der Liste. Wählen Sie einen anderen.',
  unreadableChannels: (count, written) =>
    `${counted(count, 'Kanal konnte', 'Kanäle konnten', written)} nicht angezeigt werden.`,
  whyMissing: 'Warum fehlt mein Kanal?',
  missingPrivate:
    'Private Kanäle werden nicht aufgelistet. Machen Sie den Kanal in Slack öffentlich, oder wählen Sie einen anderen.',
  missingArchived: 'Archivierte Kanäle werden auch nicht aufgelistet.',
  missingGeneral: 'general und random fehlen, weil alle darin sind.',
  missingNew: 'Aktualisieren Sie die Liste, um einen gerade in Slack erstellten Kanal zu sehen.',
  missingScope:
    'Eine Slack-Berechtigung fehlt. Verbinden Sie Slack erneut, um sie zu erteilen. Bis dahin funktioniert alles andere wie bisher.',
  notConnected:
    'Slack ist nicht mehr verbunden. Stellen Sie die Verbindung erneut her. Bis dahin sind alle Widgets des Workspace offline.',
  connectAgain: 'Slack erneut verbinden',
  otherWorkspace: 'Anderen Workspace verbinden',
  otherWorkspaceNext: 'Bis Sie in Slack zustimmen, ändert sich nichts.',
  authorized: (user, day) => `${user} hat ihn am ${day} autorisiert.`,
  newChannel: 'Name des neuen Kanals',
  newChannelHint:
    'Kanalnamen in Slack dürfen nur Kleinbuchstaben, keine Leer- oder Satzzeichen und höchstens 80 Zeichen enthalten.',
  newChannelLimit: (product, max) =>
    `${product} erlaubt 1 bis ${max} Zeichen: a–z, 0–9, Unterstriche und Bindestriche.`,
  nameInvalidCharacters: 'Verwenden Sie nur a–z, 0–9, Unterstriche und Bindestriche.',
  nameTooLong: (max) => `Verwenden Sie höchstens ${max} Zeichen.`,
  createChannel: 'Kanal erstellen',
  creating: 'Wird erstellt …',
  installText: (channel) =>
    `Nachrichten von Ihrer Website erreichen Ihr Team jetzt in ${channel}. Fügen Sie zum Schluss den Code in Ihre Seiten ein.`,
  installElsewhere: 'Den Code finden Sie in den Einstellungen des Widgets.',
  openInstall: 'Einbettungscode',
  openSettings: 'Einstellungen öffnen',
  openDashboard: 'Zum Dashboard',
  support: 'Support kontaktieren',
});
