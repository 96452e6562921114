import type { permissionsLabels } from '../../../screens/permissions/labels';
import { translate } from '../../translate';

export const permissions = translate<typeof permissionsLabels>('permissions', {
  title: 'Berechtigungen',
  granted: 'Alles in Ordnung!',
  missing: 'Ihre Zustimmung ist nötig!',
  workspaces: 'Workspaces',
  workspaceNeeds: 'Zustimmung nötig',
  wrongUser:
    'In Slack hat sich ein anderer Benutzer angemeldet als bei der Registrierung. Bitte wenden Sie sich an den Support.',
  unknown:
    'Beim Aktualisieren der Slack-Berechtigungen ist ein unbekanntes Problem aufgetreten. Wenden Sie sich an den Support.',
  support: 'Support kontaktieren',
  lead: (product, workspace) => `Was ${product} im Slack-Workspace ${workspace} darf.`,
  list: 'Berechtigungen in Slack',
  allGranted: (product) => `${product} hat alle nötigen Berechtigungen.`,
  someMissing: (count, written) =>
    count === 1 ? '1 Berechtigung braucht Ihre Zustimmung.' : `${written} Berechtigungen brauchen Ihre Zustimmung.`,
  upgrade: 'Alle erteilen',
  upgradeNext: 'Slack fragt den Benutzer, der den Workspace autorisiert hat, und führt Sie dann hierher zurück.',
  upgradeAgain: 'Alle erneut erteilen',
  upgradeAgainNext: 'Hilft, wenn die App in Slack entfernt wurde oder Slack nicht mehr antwortet.',
  upgradeLegacyNext: 'Installiert die Slack-App neu und stellt alle Widgets des Workspace auf die neue Verbindung um.',
  noSlack:
    'Hier lassen sich keine Berechtigungen erteilen, weil keine Slack-App eingerichtet ist. Bitte wenden Sie sich an den Support.',
  advanced: 'Erweitert: Berechtigungen einzeln erteilen',
  advancedText: 'Für Workspaces, die Berechtigungen einzeln prüfen. Vorhandene Berechtigungen bleiben.',
  advancedLegacy: 'Installieren Sie die App zuerst neu. Danach können Sie Berechtigungen einzeln erteilen.',
  approve: 'Erteilen',
  approveScope: (scope) => `${scope} erteilen`,
  reinstallToApprove: (count, written) =>
    count === 1
      ? 'Neu installieren, um 1 Berechtigung zu erteilen'
      : `Neu installieren, um ${written} Berechtigungen zu erteilen`,
  legacyTitle: 'Dieses Widget nutzt eine alte Slack-Verbindung.',
  legacyText:
    'Slack unterstützt diese Art der Verbindung nicht mehr. Installieren Sie die App neu, um Besuchern weiter aus Slack zu antworten.',
  reinstall: 'Neu installieren',
  reinstallTitle: (workspace) => `Slack-App in ${workspace} neu installieren?`,
  reinstallNew: 'Alle Widgets des Workspace wechseln zur neuen Verbindung, mit den unten genannten Berechtigungen.',
  reinstallEnds: 'Die Berechtigungen der alten Verbindung enden.',
  meanwhile: 'Bis Sie in Slack zustimmen, bleibt alles, wie es ist.',
  reinstallStays: 'Kanäle, Einstellungen und der Code auf Ihrer Website bleiben unverändert.',
  reinstallUser: (user) => `Stimmen Sie als ${user} zu: Dieser Benutzer hat den Workspace autorisiert.`,
  mainUser: 'Hauptbenutzer',
  mainUserText: (user, workspace, day) =>
    `${user} hat ${workspace}${day === undefined ? '' : ` am ${day}`} autorisiert und erstellt die Kanäle der Widgets.`,
  mainUserUnknown: (workspace) => `Der Benutzer, der ${workspace} autorisiert hat, erstellt die Kanäle der Widgets.`,
  changeMainUser: 'Hauptbenutzer wechseln',
  changeMainUserTitle: (workspace) => `Hauptbenutzer von ${workspace} wechseln?`,
  changeMainUserText: (count, written) =>
    count === 1
      ? 'Wer als Nächstes in Slack zustimmt, wird Hauptbenutzer des Widgets dort und erstellt ab dann dessen Kanäle.'
      : `Wer als Nächstes in Slack zustimmt, wird Hauptbenutzer aller ${written} Widgets dort und erstellt ab dann die Kanäle.`,
  changeMainUserHow: 'Melden Sie sich zuerst als dieser Benutzer bei Slack an.',
  setupTitle: 'Noch keine Berechtigungen',
  setupText: 'Berechtigungen erteilen Sie beim Einrichten eines Widgets. Schließen Sie zuerst die Einrichtung ab.',
  finishSetup: 'Einrichtung abschließen',
});
