import type { whyOfflineLabels } from '../../../ui/feedback/why-offline';
import { translate } from '../../translate';

export const whyOffline = translate<typeof whyOfflineLabels>('why-offline', {
  setupUnfinished: 'Die Einrichtung ist nicht abgeschlossen.',
  setupUnfinishedLink: 'Einrichtung abschließen',
  switchedOff: 'Manuell ausgeschaltet.',
  switchedOffLink: 'Einschalten',
  paymentMissing: 'Für Ihr Konto liegt keine gültige Zahlung vor.',
  paymentMissingLink: 'Abrechnungsdaten aktualisieren',
  overQuota: 'Ihr Konto hat die Grenzen seines Tarifs überschritten.',
  overQuotaLink: 'Tarife ansehen',
  connectionExpired: 'Slack akzeptiert die Verbindung nicht mehr.',
  connectionExpiredLink: 'Erneut verbinden',
  outsideHours: 'Die Betriebszeiten sind gerade vorbei.',
  outsideHoursLink: 'Betriebszeiten ansehen',
  nobodyActive: 'Alle Operatoren sind abwesend und/oder die Betriebszeiten sind eingeschaltet.',
  nobodyActiveLink: 'Anwesenheit einstellen',
  askAdmin: 'Wenden Sie sich an einen Admin Ihres Kontos.',
});
