import { counted, plural } from '../counted';
import type { widgetResetLabels } from '../../../ui/overlays/widget-reset-labels';
import { translate } from '../../translate';

export const widgetReset = translate<typeof widgetResetLabels>('widget-reset', {
  changeChannel: 'Kanal wechseln',
  changeChannelTitle: (channel) => `Kanal des Widgets ${channel} wechseln?`,
  changeChannelText:
    'Das Widget geht offline, bis Sie einen anderen Kanal wählen. Einstellungen und Code bleiben unverändert.',
  startOver: 'Von vorn beginnen',
  startOverTitle: (name) => `Widget ${name} löschen?`,
  startOverText: 'Das ist endgültig. Gelöscht werden:',
  startOverSettings: 'Die Einstellungen des Widgets: Verhalten, Darstellung, Betriebszeiten und Auslöser',
  startOverReplies: 'Seine gespeicherten Antworten und die Bots und Benutzer, die Sie hinzugefügt haben',
  startOverReports: 'Sein Chat-Verlauf und seine Berichte',
  startOverCode: 'Sein Einbettungscode funktioniert dann auf keiner Website mehr.',
  startOverUnfinished:
    'Das ist endgültig. Die Einrichtung geht verloren, und eingebetteter Code funktioniert nicht mehr.',
  startOverNext: {
    dashboard: 'Danach kehren Sie zum Dashboard zurück.',
    setup: 'Danach fahren Sie mit der Einrichtung Ihres anderen Widgets fort.',
  },
  danger: 'Gefahrenbereich',
  dangerText: 'Das betrifft jede Website, die das Widget hat.',
  startOverHelp: 'Löscht dieses Widget und seine Einstellungen. Eingebetteter Code funktioniert nicht mehr.',
  startOverConfirm: 'Widget löschen',
  losses: 'Außerdem wird gelöscht:',
  lossChats: (count, text) =>
    `${counted(count, 'Chat', 'Chats', text)} mit ${plural(count, 'seinem Bericht', 'ihren Berichten')}`,
  lossReplies: (count, text) => counted(count, 'gespeicherte Antwort', 'gespeicherte Antworten', text),
  lossTriggers: (count, text) => counted(count, 'Auslöser', 'Auslöser', text),
  lossUnknownChats: 'Seine Chats mit ihren Berichten',
  lossUnknownReplies: 'Seine gespeicherten Antworten',
  lossUnknownTriggers: 'Seine Auslöser',
  noLosses: 'Es hat noch keine Chats.',
  canUndo: (seconds) => `Danach können Sie es ${seconds} Sekunden lang rückgängig machen.`,
  deletionWaiting: (name, seconds) => `${name} wird in ${counted(seconds, 'Sekunde', 'Sekunden')} gelöscht.`,
  deletionUndo: 'Rückgängig',
  deletionSent: (name) => `${name} wird gelöscht …`,
  deletionDone: (name) => `${name} wurde gelöscht.`,
  deletionFailed: (name, problem) => `${name} konnte nicht gelöscht werden. ${problem}`,
  deletionUnknown: (name) =>
    `Ob ${name} gelöscht wurde, ist unklar. Prüfen Sie Ihre Verbindung, und versuchen Sie es erneut.`,
  deletionRefused: (name) =>
    `Jemand hat die Einrichtung von ${name} gerade abgeschlossen, deshalb wurde es nicht gelöscht.`,
  unknownError: 'Ein unbekannter Fehler ist aufgetreten. Bitte wenden Sie sich an den Support.',
});
