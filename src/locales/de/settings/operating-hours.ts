import { counted } from '../counted';
import type { operatingHoursLabels } from '../../../settings/operating-hours/labels';
import { translate } from '../../translate';

const elsewhere = (here: string | undefined) => (here === undefined ? '' : `, hier ${here}`);

const nth = (day: string, position: number, what: string) =>
  position === 1 ? `${day}: ${what}` : `${day}, ${position}: ${what}`;

export const operatingHours = translate<typeof operatingHoursLabels>('operating-hours', {
  emptyTitle: 'Noch keine Betriebszeiten',
  emptyText: 'Legen Sie die Arbeitszeiten Ihres Teams fest, und das Widget schaltet sich automatisch ein und aus.',
  setup: 'Zeitplan einrichten',

  title: 'Zeitplan',
  text: 'Betriebszeiten gelten ab dem nächsten geplanten Ein- oder Ausschalten.',
  unreadable:
    'Ihre gespeicherten Zeiten sind nicht lesbar und lassen sich weder anzeigen noch ändern. Wenden Sie sich an den Support. Die übrigen Einstellungen können Sie weiter bearbeiten.',

  fields: {
    onOffSchedule: { label: 'Betriebszeiten', help: 'Schaltet das Widget nach dem Zeitplan unten ein und aus.' },
    tz: { label: 'Zeitzone', help: 'Die Zeiten unten gelten in dieser Zeitzone.' },
    sendOpHourChangeMessages: {
      label: 'Hauptkanal per Bot-Nachricht benachrichtigen, wenn die Betriebszeiten das Widget ein- oder ausschalten.',
    },
    weekHours: { label: 'Zeiten der Woche' },
  },

  scheduleOn: 'EIN',
  scheduleOff: 'AUS',
  clockChange: (date, isForward, duration) =>
    `Am ${date} werden die Uhren dort um ${duration} ${isForward ? 'vorgestellt' : 'zurückgestellt'}. Die Ortszeiten bleiben gleich.`,

  statusOff: 'Der Zeitplan ist ausgeschaltet und schaltet das Widget weder ein noch aus.',
  statusNoHours: 'Noch keine Zeiten. Mit eingeschaltetem Zeitplan bleibt das Widget die ganze Woche aus.',
  statusOnAlways: 'Rund um die Uhr eingeschaltet.',
  statusOn: (until, here) => `Jetzt eingeschaltet. Nächstes Ausschalten dort: ${until}${elsewhere(here)}.`,
  statusClosed: (until, here) => `Jetzt ausgeschaltet. Nächstes Einschalten dort: ${until}${elsewhere(here)}.`,
  statusStillOn: 'Jetzt eingeschaltet, außerhalb Ihrer Zeiten, bis zum nächsten geplanten Zeitpunkt.',
  statusBlocked: 'Jetzt ausgeschaltet.',
  statusSaved: 'Nach Ihren gespeicherten Zeiten.',

  outsideHidden: 'Außerhalb dieser Zeiten sehen Besucher nichts: Das Widget ist offline ausgeblendet.',
  outsideForm: 'Außerhalb dieser Zeiten sehen Besucher das Kontaktformular.',
  presence: 'Unter „Verhalten“ ändern',

  presets: 'Beginnen mit',
  preset: { weekdays: 'Mo–Fr 9 bis 17 Uhr', everyDay: 'Täglich 9 bis 17 Uhr', always: 'Rund um die Uhr' },
  presetUsed: (preset) => `Zeiten auf „${preset}“ gesetzt.`,
  closed: 'Geschlossen',
  duration: (hours, minutes) =>
    [hours > 0 && `${hours} Std.`, minutes > 0 && `${minutes} Min.`].filter(Boolean).join(' ') || '0 Std.',
  weekTotal: (duration) => `${duration} pro Woche`,
  start: (day, position) => nth(day, position, 'Beginn'),
  end: (day, position) => nth(day, position, 'Ende'),
  noTime: 'Wählen',
  unreadableTime: (text) => `„${text}“ ist keine Uhrzeit. Versuchen Sie 21:30, oder 9-17 für beide Enden.`,
  onDay: (day, time) => `${time} am ${day}`,
  nightEnds: (time, dayBefore) => `Die Zeiten vom ${dayBefore} gehen bis ${time}`,
  remove: (range, day) => `${range} am ${day} entfernen`,
  add: (day) => `Zeiten am ${day} hinzufügen`,
  more: (day) => `Mehr für ${day}`,
  allDay: 'Ganztägig',
  close: 'Diesen Tag schließen',
  copy: (day) => `Zeiten von ${day} kopieren`,
  copyTitle: (day) => `${day} kopieren auf`,
  weekdays: 'Werktage',
  weekend: 'Wochenende',
  copyChosen: 'Auf gewählte Tage kopieren',
  copyAll: 'Auf alle Tage kopieren',
  copyLast: (day) => `${day} auf alle Tage kopieren`,
  copied: (day) => `Die Zeiten von ${day} wurden kopiert.`,

  overnight: (first, second, nextDay) => `Geht über Mitternacht. Gespeichert als ${first} und am ${nextDay} ${second}.`,
  allDayStored: (range) => `Ganztägig. Gespeichert als ${range}, weil es keine spätere Uhrzeit gibt.`,
  untilMidnight: (range) => `Geht bis Mitternacht. Gespeichert als ${range}, weil es keine spätere Uhrzeit gibt.`,
  fromMidnight: (range, nextDay, latest) =>
    `Geht über Mitternacht. Gespeichert als ${range} am ${nextDay}, weil Zeiten, die um ${latest} beginnen, nicht am selben Tag enden können.`,
  nothingStored: 'Dieser Eintrag ist zu kurz und wird nicht gespeichert.',
  turned: 'Das Ende liegt vor dem Beginn. Was meinten Sie?',
  pastMidnight: (day, time) => `Über Mitternacht, bis ${day} um ${time}`,
  swap: 'Beginn und Ende tauschen',
  overlap: 'Überschneidet sich mit anderen Zeiten des Tages.',
  overlapOn: (day) => `Überschneidet sich mit Zeiten am ${day}.`,
  touching: 'Grenzt an andere Zeiten.',
  merge: 'Zusammenfassen',
  sameStartAndEnd: 'Beginn und Ende sind gleich, deshalb wird dieser Eintrag nicht gespeichert.',
  incomplete: 'Wählen Sie beide Uhrzeiten, sonst wird dieser Eintrag nicht gespeichert.',
  dropped: (count) => `${counted(count, 'Eintrag wird', 'Einträge werden')} nicht gespeichert.`,

  grid: 'Wochenansicht',
  gridHelpShow: 'So bearbeiten Sie die Zeiten',
  gridHelp:
    'Ziehen Sie über freie Zeit, um Zeiten hinzuzufügen, an einem Balken, um ihn zu verschieben, oder an seinem Rand, um seine Länge zu ändern. Tastatur: Auf und Ab wechseln zwischen Rändern, Links und Rechts verschieben einen Rand um 15 Minuten, Bild auf und Bild ab um eine Stunde, die Eingabetaste fügt Zeiten hinzu, Entf entfernt sie.',
  gridTouchHelp:
    'Tippen Sie auf freie Zeit, um eine Stunde hinzuzufügen. Tippen Sie auf Zeiten, um sie auszuwählen. Ziehen Sie sie dann, um sie zu verschieben, oder ziehen Sie an einem Griff, um Beginn oder Ende zu ändern.',
  gridStart: (day) => `${day}: Beginn`,
  gridEnd: (day) => `${day}: Ende`,
  gridAdd: (day) => `${day} ist geschlossen. Zeiten hinzufügen`,
  gridAddAfter: (day, time) => `${day} ist bis ${time} geöffnet. Zeiten hinzufügen`,
  gridUntil: (time) => `bis ${time}`,
  gridAdded: (range, day) => `${range} am ${day} hinzugefügt`,
  gridRemoved: (range, day) => `${range} am ${day} entfernt`,
  range: (start, end) => `${start} – ${end}`,
  dayHours: (day, ranges) => `${day} ${ranges}`,
  noHours: 'keine Zeiten',
  unreadableTheirs: 'Zeiten, die nicht angezeigt werden konnten',
});
