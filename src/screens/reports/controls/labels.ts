import { defineLabels } from '../../../ui/theme/labels';

/** Texts shared by the report tabs. */
export const reportLabels = defineLabels('report', {
  title: 'Reports',
  tabs: 'Reports',
  overview: 'Overview',
  history: 'History',
  availability: 'Availability',
  coverage: 'Coverage',
  pages: 'Pages',

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
  notADate: (text: string) => `“${text}” isn’t a valid date (YYYY-MM-DD), so the date was set to today.`,
  inFuture: 'That date is in the future, so it was set to today.',
  endMoved: 'The end date was before the start date, so it was set to the start date.',
  compare: 'Compare with',
  /** The button that opens the picker. */
  compareButton: (period: string) => `Compared with: ${period}`,
  before: 'Previous period',
  weekdays: 'Previous period, same weekdays',
  lastYear: 'Last year, same weekdays',
  zone: 'Time zone',
  /** A definition with the dates and the time zone that it holds for. */
  defined: (definition: string, dates: string, zone: string) => `${definition} ${dates}, ${zone}.`,
  /** The button that opens both on a phone. */
  rangeAndZone: (range: string, zone: string) => `${range} · ${zone}`,

  /** The heading when the user may not see reports. */
  closed: 'Reports aren’t available',
  adminRequired: 'Only admins can see reports.',
  planRequired: 'Your plan doesn’t include reports.',
  noWidgets: 'No widgets set up yet',
  noWidgetsHelp: 'Reports appear here after a widget’s first chat.',
  toDashboard: 'Go to the Dashboard',
  moreWidgets: (count: number) => `Show more widgets (${count} left)`,
  blocksFailed: (widgets: string) => `Couldn’t load the report for ${widgets}.`,
  widgetsFailed: 'Couldn’t load your widgets.',
});
export type ReportLabels = typeof reportLabels.defaults;
