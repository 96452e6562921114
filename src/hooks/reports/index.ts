export { useReportsAvailability, type ReportsAvailabilityOptions } from './availability';
export type { DownloadOptions } from './download';
export { useReportsHistory, type ReportsHistoryOptions } from './history';
export { useReportsOverview, type ReportsOverviewOptions } from './overview';
export type { ReportOptions } from './use-report-range';
