import { defineLabels } from '../../../ui/theme/labels';

/** Texts shared by the three report tabs. */
export const reportLabels = defineLabels('report', {
  title: 'Reports',
  tabs: 'Reports',
  overview: 'Overview',
  history: 'History',
  availability: 'Availability',

  range: 'Date range',
  /** The button that opens the picker. */
  rangeButton: (range: string) => `Date range: ${range}`,
  today: 'Today',
  yesterday: 'Yesterday',
  last7: 'Last 7 days',
  last30: 'Last 30 days',
  lastweek: 'Last week',
  lastmonth: 'Last month',
  yearToDate: 'Year to date',
  last12months: 'Last 12 months',
  lastyear: 'Last year',
  custom: 'Custom range',
  from: 'From',
  to: 'To',
  apply: 'Apply',
  /** The date format, in an empty field. */
  dateForm: 'YYYY-MM-DD',
  notADate: (text: string) => `“${text}” is no date (YYYY-MM-DD), so it was set to today.`,
  inFuture: 'That day has not come yet, so it was set to today.',
  endMoved: 'The end was before the start, so it was set to the start.',
  zone: 'Time zone',

  /** The heading when the user may not see reports. */
  closed: 'No reports here',
  adminRequired: 'Reports are for admins. Ask an admin of your account for the numbers.',
  planRequired: 'Your plan has no reports.',
  noWidgets: 'No widget is set up yet',
  noWidgetsHelp: 'Reports start with the first chat of a widget that is set up.',
  toDashboard: 'Go to the Dashboard',
  moreWidgets: (count: number) => `Show more widgets (${count} left)`,
  widgetsFailed: 'Your widgets could not be loaded.',
});
export type ReportLabels = typeof reportLabels.defaults;
