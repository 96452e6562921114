import { useReportsAvailability, useReportsHistory, useReportsOverview } from 'chatdeck/hooks';
import {
  ReportsAvailability,
  ReportsAvailabilityLoading,
  ReportsHistory,
  ReportsHistoryLoading,
  ReportsOverview,
  ReportsOverviewLoading,
} from 'chatdeck/screens/reports';
import { makeReportsAvailabilityProps, makeReportsHistoryProps, makeReportsOverviewProps } from 'chatdeck/testing';
import type { Rows } from '../row';

const entry = 'screens/reports';

/** They ask for each of the four finished widgets. */
export const reportsRows = {
  ReportsOverview: {
    entry,
    sample: () => <ReportsOverview {...makeReportsOverviewProps()} />,
    Loading: ReportsOverviewLoading,
    Plugged: () => <ReportsOverview {...useReportsOverview()} />,
    // Also for the time before.
    requests: { currentUser: 1, overviewReport: 8 },
    places: { overview: [{ path: '/reports/overview', title: 'Reports' }] },
  },
  ReportsHistory: {
    entry,
    sample: () => <ReportsHistory {...makeReportsHistoryProps()} />,
    Loading: ReportsHistoryLoading,
    Plugged: () => <ReportsHistory {...useReportsHistory()} />,
    // The names of the agents come from the overview.
    requests: { currentUser: 1, chatsReport: 4, overviewReport: 4 },
    places: { history: [{ path: '/reports/history', title: 'Reports' }] },
  },
  ReportsAvailability: {
    entry,
    sample: () => <ReportsAvailability {...makeReportsAvailabilityProps()} />,
    Loading: ReportsAvailabilityLoading,
    Plugged: () => <ReportsAvailability {...useReportsAvailability()} />,
    requests: { currentUser: 1, availabilityReport: 4 },
    places: { availability: [{ path: '/reports/availability', title: 'Reports', shows: ['Times'] }] },
  },
} satisfies Rows<'ReportsOverview' | 'ReportsHistory' | 'ReportsAvailability'>;
