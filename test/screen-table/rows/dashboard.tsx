import { useDashboard } from 'chatdeck/hooks';
import { Dashboard, DashboardLoading } from 'chatdeck/screens/dashboard';
import { makeStatsById, makeWorkspaces, ready } from 'chatdeck/testing';
import type { Rows } from '../row';

export const dashboardRows = {
  Dashboard: {
    entry: 'screens/dashboard',
    sample: () => (
      <Dashboard workspaces={ready(makeWorkspaces())} stats={ready(makeStatsById())} planLabel="Business" />
    ),
    Loading: DashboardLoading,
    Plugged: () => <Dashboard {...useDashboard()} />,
    requests: { currentUser: 1, currentWidgets: 1 },
    places: {
      dashboard: [
        { path: '/', title: 'Dashboard', opens: ['Delete'] },
        { path: '/', title: 'Dashboard', visitor: 'agent@acme.test' },
        { path: '/', title: 'Dashboard', visitor: 'owner@globex.test' },
      ],
    },
  },
} satisfies Rows<'Dashboard'>;
