import type { operatingHoursVisitorsLabels } from '../../../settings/operating-hours/visitors/labels';
import { translate } from '../../translate';

export const operatingHoursVisitors = translate<typeof operatingHoursVisitorsLabels>('operating-hours-visitors', {
  title: 'Was sehen Besucher am …',
  text: 'Wählen Sie einen Zeitpunkt und sehen Sie, was Besucher dann sehen und warum.',
  draftText: 'Probieren Sie Ihre Zeiten zu jedem Zeitpunkt aus, samt den nicht gespeicherten Änderungen.',

  date: 'Datum',
  time: 'Uhrzeit',
  zone: 'Zeitzone des Zeitpunkts',
  unreadableTime: (text) => `„${text}“ ist keine Uhrzeit. Versuchen Sie 21:30.`,
  now: 'Jetzt',
  nextChange: 'Nächster Wechsel',
  here: (moment) => `bei Ihnen ${moment}`,
  slider: 'Zeitpunkt der Woche',
  sliderValue: (moment, sees) => `${moment}: ${sees}`,

  sees: { chat: 'Den Chat', contactForm: 'Das Kontaktformular', nothing: 'Nichts' },
  until: (moment) => `bis ${moment}.`,
  chatFrom: (moment) => `Der Chat beginnt ${moment}.`,
  idle: {
    chat: 'Im manuellen Modus auch dann, wenn kein Operator aktiv ist.',
    contactForm: 'Solange kein Operator aktiv ist, sehen Besucher das Kontaktformular.',
    nothing: 'Solange kein Operator aktiv ist, sehen Besucher nichts.',
  },
  saved: (sees) => `Mit Ihren gespeicherten Zeiten: ${sees}.`,
  hidden: 'Das Widget ist offline ausgeblendet.',
  hiddenLink: 'Unter „Verhalten“ ändern',

  zones: 'Auf den Uhren Ihrer Besucher',
  noChat: 'An diesem Tag kein Chat',
  allDay: 'Chat den ganzen Tag',
  range: (start, end) => `${start}–${end}`,
  chat: (ranges) => `Chat ${ranges}`,

  changes: 'Zeitumstellungen in den nächsten 12 Monaten',
  noChanges: 'Keine. Weder in der Zeitzone der Betriebszeiten noch in Ihrer werden die Uhren umgestellt.',
  change: (date, zone, isForward, duration) =>
    `${date}, ${zone}: Die Uhren werden um ${duration} ${isForward ? 'vorgestellt' : 'zurückgestellt'}.`,
  sameHours: 'Die Ortszeiten bleiben gleich.',
  shorter: (duration) => `An diesem Tag entfallen ${duration} Ihrer Zeiten.`,
  longer: (duration) => `An diesem Tag kommen ${duration} zu Ihren Zeiten hinzu.`,
  ahead: (duration) => `Danach sind Sie ${duration} voraus.`,
  behind: (duration) => `Danach sind Sie ${duration} zurück.`,
  sameTime: 'Danach haben Sie dieselbe Uhrzeit.',
});
