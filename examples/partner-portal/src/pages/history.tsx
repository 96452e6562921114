import { reportLabels, ReportsHistory } from 'chatdeck/screens/reports';
import { useReportsHistory } from 'chatdeck/hooks';
import type { ReportRoute } from 'chatdeck/model';
import { noteError } from '../activity';
import { Chat, showRoute } from '../chat';

const labels = [reportLabels.with({ title: 'Chat history' })];

export default function HistoryPage({ route }: { route: ReportRoute }) {
  const history = useReportsHistory({ route, onNavigate: showRoute, onError: noteError });
  return (
    <Chat>
      <ReportsHistory {...history} labels={labels} />
    </Chat>
  );
}
