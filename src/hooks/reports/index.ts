export { useReportsAvailability, type ReportsAvailabilityOptions } from './availability';
export { useReportsCoverage, type ReportsCoverageOptions } from './coverage';
export type { DownloadOptions } from './download';
export { useReportsHistory, type ReportsHistoryOptions } from './history';
export { useReportsOverview, type ReportsOverviewOptions } from './overview';
export { useReportsPages, type ReportsPagesOptions } from './pages';
export type { ReportOptions } from './use-report-range';
