import { useReportsHistory } from 'chatdeck/hooks';
import { ReportsHistory } from 'chatdeck/screens/reports';
import { host, type OwnPlaces } from '../place';

export const places: OwnPlaces = {
  useReportsHistory: {
    Screen: () => <ReportsHistory {...useReportsHistory({ onFile: host.onDone })} />,
    // The names of agents to choose from.
    quiet: ['overviewReport'],
  },
  // Beside the days, which are there without them.
  useReportsAvailability: { quiet: ['chatsReport'] },
  // Counted until another range is chosen.
  useReportsCoverage: { once: ['overviewReport', 'chatsReport'] },
  useReportsPages: { once: ['overviewReport', 'chatsReport'] },
};
