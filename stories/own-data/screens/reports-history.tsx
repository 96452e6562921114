import { rangeDates, ready, type HistoryChat, type HistoryFilters, type ReportRange } from 'chatdeck/model';
import { ReportsHistory } from 'chatdeck/screens/reports';
import { useState } from 'react';

const website = { id: 1, name: 'website' };
const chat: HistoryChat = {
  key: 1,
  startedAt: Date.UTC(2025, 5, 17, 9),
  endedAt: Date.UTC(2025, 5, 17, 10),
  title: 'Where is my order?',
  location: 'Lisbon, Portugal',
  visitor: { name: 'Aiko', email: 'aiko@example.com', createdAt: null, userId: '', traits: [] },
  agent: { name: 'Dana' },
  replySeconds: 25,
  rating: 'up',
  feedback: '',
};

export function OwnReportsHistory() {
  const [value, setValue] = useState<ReportRange>('last30');
  const [zone, setZone] = useState('UTC');
  const [now] = useState(Date.now);
  const [filters, setFilters] = useState<HistoryFilters>({});
  const [page, setPage] = useState(0);
  const dates = rangeDates(value, now, zone);
  const chats = ready({ chats: [chat], total: 1, unreadable: 0 });
  return (
    <ReportsHistory
      range={{ value, dates, zone, today: dates.end, now, onRangeChange: setValue, onZoneChange: setZone }}
      route={{ name: 'reports', tab: 'history' }}
      history={ready([{ widget: website, page, chats, onPageChange: setPage }])}
      filters={filters}
      onFiltersChange={setFilters}
      widgets={[website]}
      onWidgetChange={() => undefined}
      agents={['Dana']}
    />
  );
}
