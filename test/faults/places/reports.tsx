import { useReportsHistory } from 'chatdeck/hooks';
import { ReportsHistory } from 'chatdeck/screens/reports';
import { host, type OwnPlaces } from '../place';

export const places: OwnPlaces = {
  useReportsHistory: {
    Screen: () => <ReportsHistory {...useReportsHistory({ onFile: host.onDone })} />,
    // The names of agents to choose from.
    quiet: ['overviewReport'],
  },
};
