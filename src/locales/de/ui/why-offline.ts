import type { whyOfflineLabels } from '../../../ui/feedback/why-offline';
import { translate } from '../../translate';

export const whyOffline = translate<typeof whyOfflineLabels>('why-offline', {
  setupUnfinished: 'Die Einrichtung ist nicht abgeschlossen.',
  setupUnfinishedLink: 'Einrichtung abschließen',
  switchedOff: 'Manuell ausgeschaltet.',
  switchedOffLink: 'Widget einschalten',
  paymentMissing: 'Die Zahlung für Ihr Konto fehlt oder ist fehlgeschlagen.',
  paymentMissingLink: 'Abrechnung aktualisieren',
  overQuota: 'Sie haben die Limits Ihres Tarifs überschritten.',
  overQuotaLink: 'Tarife ansehen',
  connectionExpired: 'Slack akzeptiert die Verbindung nicht mehr.',
  connectionExpiredLink: 'Slack erneut verbinden',
  outsideHours: 'Außerhalb der Betriebszeiten.',
  outsideHoursLink: 'Zeiten ansehen',
  nobodyActive: 'Alle Operatoren sind abwesend und/oder die Betriebszeiten sind eingeschaltet.',
  nobodyActiveLink: 'Anwesenheit ansehen',
  askAdmin: 'Wenden Sie sich an einen Admin.',
});
