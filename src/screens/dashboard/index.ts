export { Dashboard } from './dashboard';
export { DashboardLoading } from './dashboard-loading';
export { dashboardLabels, type DashboardLabels } from './labels';
