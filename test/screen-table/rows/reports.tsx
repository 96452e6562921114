import {
  useReportsAvailability,
  useReportsCoverage,
  useReportsHistory,
  useReportsOverview,
  useReportsPages,
} from 'chatdeck/hooks';
import {
  ReportsAvailability,
  ReportsAvailabilityLoading,
  ReportsCoverage,
  ReportsCoverageLoading,
  ReportsHistory,
  ReportsHistoryLoading,
  ReportsOverview,
  ReportsOverviewLoading,
  ReportsPages,
  ReportsPagesLoading,
} from 'chatdeck/screens/reports';
import {
  makeReportsAvailabilityProps,
  makeReportsCoverageProps,
  makeReportsHistoryProps,
  makeReportsOverviewProps,
  makeReportsPagesProps,
} from 'chatdeck/testing';
import type { Rows } from '../row';

const entry = 'screens/reports';

/** They ask for each of the four finished widgets. */
export const reportsRows = {
  ReportsOverview: {
    entry,
    sample: () => <ReportsOverview {...makeReportsOverviewProps()} />,
    Loading: ReportsOverviewLoading,
    Plugged: () => <ReportsOverview {...useReportsOverview()} />,
    // Also for the time before, and for its days beside those of the chart.
    requests: { currentUser: 1, overviewReport: 12, listChanges: 1 },
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
    // Also for the missed chats.
    requests: { currentUser: 1, availabilityReport: 4, chatsReport: 4 },
    places: { availability: [{ path: '/reports/availability', title: 'Reports', shows: ['Times'] }] },
  },
  // It asks for one widget: how many chats, the chats, and who was online.
  ReportsCoverage: {
    entry,
    sample: () => <ReportsCoverage {...makeReportsCoverageProps()} />,
    Loading: ReportsCoverageLoading,
    Plugged: () => <ReportsCoverage {...useReportsCoverage()} />,
    requests: { currentUser: 1, overviewReport: 1, chatsReport: 1, availabilityReport: 1 },
    places: { coverage: [{ path: '/reports/coverage', title: 'Reports', shows: ['Table'] }] },
  },
  // Chats from triggers, and the others.
  ReportsPages: {
    entry,
    sample: () => <ReportsPages {...makeReportsPagesProps()} />,
    Loading: ReportsPagesLoading,
    Plugged: () => <ReportsPages {...useReportsPages()} />,
    requests: { currentUser: 1, overviewReport: 1, chatsReport: 2 },
    places: { pages: [{ path: '/reports/pages', title: 'Reports' }] },
  },
} satisfies Rows<'ReportsOverview' | 'ReportsHistory' | 'ReportsAvailability' | 'ReportsCoverage' | 'ReportsPages'>;
