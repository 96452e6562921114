import type { widgetResetLabels } from '../../../ui/overlays/widget-reset';
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
  dangerText: 'Das lässt sich nicht rückgängig machen',
  startOverHelp: 'Löscht dieses Widget und seine Einstellungen. Eingebetteter Code funktioniert nicht mehr.',
  startOverConfirm: 'Widget löschen',
  unknownError: 'Ein unbekannter Fehler ist aufgetreten. Bitte wenden Sie sich an den Support.',
});
