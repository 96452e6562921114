export { Dashboard } from './dashboard';
export { DashboardLoading } from './dashboard-loading';
export { GettingStarted } from './getting-started';
export { dashboardLabels, type DashboardLabels } from './labels';
