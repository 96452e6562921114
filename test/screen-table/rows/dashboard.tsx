import { useDashboard, useGettingStarted } from 'chatdeck/hooks';
import { Dashboard, DashboardLoading, GettingStarted } from 'chatdeck/screens/dashboard';
import { makeStatsById, makeWorkspaces, ready } from 'chatdeck/testing';
import { nothing } from '../props';
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
  GettingStarted: {
    entry: 'screens/dashboard',
    sample: () => (
      <GettingStarted
        steps={ready([
          { name: 'slack', isDone: true, to: { name: 'setup', widgetId: 7 } },
          { name: 'channel', isDone: false, to: { name: 'setup', widgetId: 7 } },
          { name: 'teammate', isDone: false, to: { name: 'account', section: 'users' } },
        ])}
        onDismiss={nothing}
      />
    ),
    Plugged: PluggedGettingStarted,
    // Of a new account.
    requests: { currentUser: 1, currentWidgets: 1, listDashboardUsers: 1 },
  },
} satisfies Rows<'Dashboard' | 'GettingStarted'>;

function PluggedGettingStarted() {
  const props = useGettingStarted();
  return props ? <GettingStarted {...props} /> : <>Nothing to do</>;
}
