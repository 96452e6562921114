import type { widgetResetLabels } from '../../../ui/overlays/widget-reset';
import { translate } from '../../translate';

export const widgetReset = translate<typeof widgetResetLabels>('widget-reset', {
  changeChannel: 'Kanal wechseln',
  changeChannelTitle: (channel) => `Kanal des Widgets ${channel} wechseln?`,
  changeChannelText:
    'Das Widget geht offline, bis Sie einen anderen Kanal gewählt haben. Seine Einstellungen und sein Code bleiben, wie sie sind.',
  startOver: 'Von vorn beginnen',
  startOverTitle: (name) => `Möchten Sie das Widget ${name} löschen?`,
  startOverText:
    'Das lässt sich nicht rückgängig machen. Die Einstellungen gehen verloren, und wo der Code schon auf einer Website steht, funktioniert er nicht mehr.',
  startOverConfirm: 'Widget löschen',
  unknownError: 'Ein unbekannter Fehler ist aufgetreten, bitte wenden Sie sich an den Support.',
});
