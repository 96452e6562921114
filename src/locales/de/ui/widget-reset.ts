import type { widgetResetLabels } from '../../../ui/overlays/widget-reset';
import { translate } from '../../translate';

export const widgetReset = translate<typeof widgetResetLabels>('widget-reset', {
  changeChannel: 'Kanal wechseln',
  changeChannelTitle: (channel) => `Kanal des Widgets ${channel} wechseln?`,
  changeChannelText:
    'Das Widget geht offline, bis Sie einen anderen Kanal gewählt haben. Seine Einstellungen und sein Code bleiben, wie sie sind.',
  startOver: 'Von vorn beginnen',
  startOverTitle: (name) => `Möchten Sie das Widget ${name} löschen?`,
  startOverText: 'Das lässt sich nicht rückgängig machen. Gelöscht werden:',
  startOverSettings: 'Die Einstellungen des Widgets: Verhalten, Aussehen, Betriebszeiten und Auslöser',
  startOverReplies: 'Seine gespeicherten Antworten, Bots und Benutzer',
  startOverReports: 'Sein Chat-Verlauf und seine Berichte',
  startOverCode: 'Sein Code funktioniert auf keiner Website mehr.',
  startOverUnfinished:
    'Das lässt sich nicht rückgängig machen. Was bisher eingerichtet wurde, geht verloren, und eingebetteter Code funktioniert nicht mehr.',
  startOverNext: {
    dashboard: 'Danach sind Sie auf dem Dashboard.',
    setup: 'Danach richten Sie Ihr anderes Widget ein.',
  },
  danger: 'Gefahrenbereich',
  dangerText: 'Was sich nicht rückgängig machen lässt.',
  startOverHelp:
    'Löscht dieses Widget mit seinen Einstellungen. Code, der schon auf einer Website steht, funktioniert dann nicht mehr.',
  startOverConfirm: 'Widget löschen',
  unknownError: 'Ein unbekannter Fehler ist aufgetreten, bitte wenden Sie sich an den Support.',
});
